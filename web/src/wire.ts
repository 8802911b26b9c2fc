// Made by scripts/wire_types.py from the server's classes; do not edit.

export interface Act {
  do: 'act';
  text: string;
}

export interface AdviceOption {
  text: string;
  line: Message;
  chance: number;
  leads: Message[];
}

export interface Advised {
  is: 'advised';
  at: number;
  options: AdviceOption[];
}

export interface Arrow {
  start: string;
  end: string;
  seat?: number | null;
  via?: string[];
  sign?: 'legal' | 'shared' | 'war';
  text?: Message | null;
}

export interface AskAbout {
  do: 'explain';
  of: string;
}

export interface AskKing {
  do: 'advise';
}

export interface AskTakeBack {
  do: 'ask_take_back';
}

export interface AskWhy {
  do: 'why';
  text: string;
}

export interface Badge {
  art: string;
  name: Message;
  explain?: string;
  seat?: number | null;
}

export interface BotInfo {
  id: string;
  level: boolean;
  names: Record<string, string>;
  about: Record<string, string>;
}

export interface Card {
  id: string;
  art: string;
  name: Message;
  layers?: Layer[];
  small?: Layer[];
  plate?: Layer[];
  tones?: Record<string, string>;
  back?: string;
  seat?: number | null;
  face_down?: boolean;
  keys?: number[];
  count?: number | null;
  explain?: string;
  says?: Message | null;
}

export interface Cell {
  id?: string;
  text?: Message | null;
  note?: Message | null;
  number?: number | null;
  art?: string;
  seats?: number[];
  costs?: Counter[];
  gains?: Counter[];
  dice?: Die[];
  state?: 'closed' | 'now' | 'owned' | 'plain';
  thinking?: Thinking | null;
  explain?: string;
}

export interface Change {
  text: Message;
  art?: string;
  seat?: number | null;
  mood?: 'bad' | 'even' | 'good';
}

export interface ChangeSeat {
  do: 'back' | 'bot' | 'leave' | 'resign';
  level: string;
}

export interface Chart {
  type: 'chart';
  id: string;
  title: Message;
  spans: Message[];
  lines: Record<string, number[]>;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
}

export interface Choice {
  text: string;
  name: Message;
  path: Target[];
  more?: string[];
  column?: string;
}

export interface Choose {
  do: 'choose';
  text: string;
  at: number;
  hold: boolean;
  more: string[];
}

export interface Closed {
  target: Target;
  rule: string;
  reason: Message;
}

export interface ConfirmTurn {
  do: 'confirm';
}

export interface Consent {
  do: 'consent';
  seat: number;
  at: number;
  yes: boolean;
}

export interface Counter {
  id: string;
  art: string;
  count: number;
  name: Message;
  seat?: number | null;
  strong?: boolean;
  is_inside?: boolean;
  explain?: string;
}

export interface Danger {
  at: string;
  text: Message;
}

export interface Dial {
  id: string;
  name: Message;
  most: number;
  least?: number;
  value?: number;
  art?: string;
  group?: Message | null;
  text?: string;
}

export interface Dials {
  dials: Dial[];
  name: Message;
  text?: string;
  end?: string;
  least?: number;
  foretells?: boolean;
  zones?: Zone[];
  are_figures?: boolean;
}

export interface Die {
  id: string;
  face: number;
  name: Message;
  seat?: number | null;
  faces?: string;
  cast?: number;
  strong?: boolean;
  face_down?: boolean;
}

export interface Explain {
  key: string;
  art?: string;
  name: Message;
  kind?: Message | null;
  text: Message;
  yours?: Message | null;
  holders?: number[];
  now?: Message | null;
  rule?: string;
  is_lore?: boolean;
}

export interface Explained {
  is: 'explained';
  of: string;
  what: Explain | null;
}

export interface Foreseen {
  is: 'foreseen';
  texts: string[];
  what: Foretold;
}

export interface Foretold {
  text?: Message | null;
  rule?: string;
  more?: Message | null;
  good?: boolean;
  odds?: Odds | null;
  warns?: Message[];
  gains?: Message[];
  instead?: Instead[];
  at?: string;
  is_above?: boolean;
  stands?: Message | null;
}

export interface Fresh {
  is: 'fresh';
  at: number;
  scene: Scene;
  ask: SceneAsk | null;
  acts: SceneAsk[];
  waiting: Waiting[];
  log: NewsItem[];
  log_start: number;
  own: number;
  chat: ChatLine[];
  may_undo: boolean;
  may_ask: boolean;
  held: number[];
  take_back: TakeBack | null;
  table: TableInfo;
  asked: number[];
}

export interface GameInfo {
  id: string;
  seats: number[];
  tinctures: ('argent' | 'azure' | 'gules' | 'or' | 'purpure' | 'sable' | 'vert')[];
  minutes: number;
  weight: number;
  has_secrets: boolean;
  chooses_colour: boolean;
  options: OptionInfo[];
  first: Record<string, Record<string, unknown>>;
  things: string[];
  lessons: LessonBrief[];
  puzzles: string[];
}

export interface Gather {
  end: string;
  name: Message;
  least?: number;
  into?: string;
  foretells?: boolean;
}

export interface Gauge {
  type: 'gauge';
  id: string;
  title: Message;
  value: number;
  most: number;
  art?: string;
  parts?: Part[];
  strong?: boolean;
  explain?: string;
}

export interface Host {
  type: 'host';
  id: string;
  title: Message;
  art?: string;
  seat?: number | null;
  note?: Message | null;
  left?: Message | null;
  measure?: Measure | null;
  ranks: Rank[];
}

export interface Instead {
  name: Message;
  dials: Record<string, number>;
}

export interface Layer {
  art?: string;
  text?: string;
  says?: Message | null;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  twice?: boolean;
}

export interface Ledger {
  type: 'ledger';
  id: string;
  title: Message;
  columns: Badge[];
  rows: Record<string, number[]>;
  notes?: Message[];
  is_apart?: boolean;
  decided?: Record<string, number> | null;
  counts?: number | null;
}

export interface LessonBrief {
  id: string;
  minutes: number;
}

export interface LessonInfo {
  id: string;
  title: Record<string, unknown>;
  step: number;
  of: number;
  say: Record<string, unknown> | null;
  point: string[];
  reads: boolean;
  seat: number;
  next: string;
}

export interface LogLines {
  lines: NewsItem[];
  start: number;
}

export interface Look {
  do: 'look';
  language: 'en' | 'hu';
}

export interface Looked {
  is: 'looked';
  at: number;
  game: string;
  seat: number;
  ask: string;
  arguments: unknown[];
  options: OptionLine[];
  view: Record<string, number[]>;
  drawn: string;
}

export interface Me {
  name: string;
  tables: TableInfo[];
}

export interface Measure {
  value: number;
  expected: number;
  most: number;
  name: Message;
  text: Message;
}

export interface Near {
  seat: number;
  text: Message;
  art?: string;
}

export interface NewBranch {
  at: number;
  seat: number | null;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, unknown>;
  promise: string;
  nonce: string;
  hints: boolean;
}

export interface NewToken {
  name: string;
}

export interface NewsItem {
  text: Message;
  seat?: number | null;
  art?: string;
  places?: string[];
  travels?: Travel[];
  sound?: string;
  heading?: boolean;
  seats?: number[];
  pace?: 'plain' | 'quick' | 'slow';
  things?: string[];
  report?: Report | null;
  has_report?: boolean;
  at?: number;
  event?: number;
}

export interface No {
  is: 'no';
  error: string;
  rule: string;
  reason: Message | null;
  code: string;
}

export interface Note {
  type: 'note';
  id: string;
  text: Message;
  art?: string;
  strong?: boolean;
  explain?: string;
}

export interface Odds {
  parts: Part[];
  is_about?: boolean;
}

export interface OptionInfo {
  id: string;
  choices: Record<string, unknown[]>;
  whole: [number, number | null] | null;
  seat: boolean;
  data: boolean;
  default: Record<string, unknown>;
  presets: Record<string, Record<string, unknown>>;
  needs: ([string, unknown])[];
  seats: number[];
}

export interface OptionLine {
  text: string;
  line: Message;
}

export interface Outcome {
  title: Message;
  art?: string;
  lines: Message[];
  odds?: Odds | null;
}

export interface Part {
  value: number;
  name: Message;
  mood?: 'bad' | 'even' | 'good';
}

export interface Piece {
  id: string;
  place: string;
  art: string;
  seat?: number | null;
  count?: number;
  order?: number;
  size?: number;
  spot?: string;
  plate?: string;
  plate_at?: 'below' | 'left' | 'over';
  pale?: boolean;
  face_down?: boolean;
  name: Message;
  explain?: string;
}

export interface Place {
  id: string;
  outline: ([number, number])[];
  center: [number, number];
  label?: string;
  name: Message;
  ground?: string;
  neighbours?: Record<string, string>;
  spots?: Record<string, [number, number]>;
  title?: Message | null;
  title_at?: [number, number];
  is_capital?: boolean;
  drawn?: [number, number, number, number] | null;
  explain?: string;
}

export interface Plate {
  seat?: number | null;
  charge?: string;
  note?: string;
  text?: Message | null;
}

export interface Promised {
  id: string;
  commitment: string;
}

export interface Proof {
  good: boolean;
  error: string;
  commitment: string;
  secret: string;
  nonces: string[];
  seed: number | string | null;
}

export interface Pulse {
  is: 'pulse';
}

export interface Rank {
  counter: Counter;
  lost?: number;
  need?: string;
  note?: Message | null;
  why?: Message | null;
  dice?: Die[];
  hits?: number | null;
  struck?: number;
}

export interface ReadOn {
  do: 'read_on';
  step: number;
}

export interface Recalled {
  at: number;
  heading: Message;
  options: AdviceOption[];
  chosen: string;
  path: string[];
}

export interface Refused {
  error: string;
  rule: string;
  reason: Message | null;
  code: string;
}

export interface Region {
  id: string;
  side: 'bottom' | 'left' | 'middle' | 'right' | 'top';
  pane: 'board' | 'hand' | 'players' | 'score';
  shows: string[];
  wide?: boolean;
  narrow?: boolean;
  name?: Message | null;
  art?: string;
}

export interface Rematch {
  promise: string;
  nonce: string;
}

export interface Rename {
  name: string;
}

export interface Replayed {
  at: number;
  of: number;
  scene: Scene;
  news: NewsItem[];
  over: boolean;
}

export interface Report {
  id: string;
  title: Message;
  verdict?: Message | null;
  why?: Message | null;
  art?: string;
  place?: string;
  seats?: number[];
  lines?: ReportLine[];
  shows?: (SeatPanel | Tray | Sheet | Track | Gauge | Ledger | Chart | Note | Tally | Host)[];
  changes?: Change[];
  notes?: Message[];
  next?: Message | null;
}

export interface ReportLine {
  place: number;
  name: Message;
  seat?: number | null;
  cards?: Card[];
  text: Message;
  note?: Message | null;
  points: number;
}

export interface ReviewChoice {
  at: number;
  loss: number;
  heading: Message;
  chosen: Message;
  best: Message;
  path: string[];
}

export interface ReviewSeat {
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
  without_luck: number;
  loss: number;
}

export interface ReviewTurn {
  until: number;
  seat: number;
  change: number;
  luck: number | null;
  heading: Message;
  news: Message[];
}

export interface Reviewed {
  budget: number;
  curve: number[][];
  seats: ReviewSeat[];
  worst: WorstChoices[];
  turns: ReviewTurn[];
  seat: number | null;
}

export interface Reviewing {
  made: boolean;
  progress: number;
}

export interface Said {
  is: 'said';
  line: ChatLine;
}

export interface Say {
  do: 'say';
  text: string;
}

export interface Scene {
  game: string;
  you: number | null;
  tinctures: ('argent' | 'azure' | 'gules' | 'or' | 'purpure' | 'sable' | 'vert')[];
  heading: Message;
  banner?: Message | null;
  surfaces: Record<string, Surface>;
  pieces: Record<string, Piece>;
  items: Record<string, SeatPanel | Tray | Sheet | Track | Gauge | Ledger | Chart | Note | Tally | Host>;
  regions: Region[];
  stages?: Stage[];
  arrows?: Arrow[];
  about?: Record<string, Message> | null;
  plates?: Record<string, Plate>;
  dangers?: Danger[];
  near?: Near[];
  bar?: number;
}

export interface SceneAsk {
  kind: string;
  title?: Message | null;
  letter?: string;
  question: Message;
  about?: Message | null;
  explains?: Explain[];
  weighs?: Weighing | null;
  warns?: Message[];
  place?: string;
  arrows?: Arrow[];
  signs?: Record<string, Message>;
  rule?: string;
  choices: Choice[];
  closed?: Closed[];
  may_undo?: boolean;
  any_order?: boolean;
  sums?: Message | null;
  gather?: Gather | null;
  dials?: Dials | null;
  shows?: Tray[];
}

export interface SeatInfo {
  seat: number;
  holder: 'bot' | 'open' | 'person';
  name: string;
  level: string;
  tincture: 'argent' | 'azure' | 'gules' | 'or' | 'purpure' | 'sable' | 'vert' | '';
  mine: boolean;
  online: boolean;
  stood_in: boolean;
  resigned: boolean;
  token: boolean;
}

export interface SeatPanel {
  type: 'seat';
  id: string;
  seat: number;
  title?: Badge | null;
  rank?: Badge | null;
  points: number;
  is_counted?: boolean;
  rows?: Counter[][];
  badges?: Badge[];
  dice?: Die[];
  rolled?: Message | null;
  before?: Tray | null;
  office?: Card | null;
  status?: Message | null;
}

export interface SeatWish {
  holder: 'bot' | 'me' | 'open';
  name: string;
  level: string;
  tincture: 'argent' | 'azure' | 'gules' | 'or' | 'purpure' | 'sable' | 'vert' | '';
}

export interface Sheet {
  type: 'sheet';
  id: string;
  title: Message;
  columns?: Badge[];
  rows?: Badge[];
  cells: Cell[][];
  seat?: number | null;
  is_folded?: boolean;
  edges?: string[];
  column_ids?: string[];
  fixed?: number;
  shape?: 'grid' | 'line' | 'list';
}

export interface SitDown {
  seat: number;
  name: string;
  nonce: string;
  tincture: 'argent' | 'azure' | 'gules' | 'or' | 'purpure' | 'sable' | 'vert' | '';
}

export interface Stage {
  id: string;
  title: Message;
  shows: string[];
  place?: string;
  art?: string;
  note?: Message | null;
  seats?: number[];
  is_wide?: boolean;
}

export interface Step {
  news: NewsItem | null;
  change: Record<string, unknown>;
}

export interface Stop {
  name: Message;
  text: Message;
  count?: number | null;
  art?: string;
  seat?: number | null;
}

export interface Surface {
  id: string;
  name: Message;
  box: [number, number, number, number];
  unit: number;
  rim?: (([number, number])[])[];
  shut?: (([number, number])[])[];
  marks?: ([[number, number], string])[];
  art?: string;
  lying?: 'heap' | 'row';
  title_size?: number;
  places: Place[];
}

export interface TableArt {
  sprite: string;
  styles: string;
}

export interface TableChanged {
  is: 'table';
  table: TableInfo;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  owner: boolean;
  started: boolean;
  over: boolean;
  commitment: string;
  waiting: number[];
  since: number | null;
  scores: number[] | null;
  ranking: number[] | null;
  rematch: string | null;
  hints: boolean;
  reviewable: number[];
  lesson: LessonInfo | null;
  origin: string | null;
  origin_at: number | null;
}

export interface TakeBack {
  seat: number;
  at: number;
  what: Message | null;
  open: number[];
}

export interface TakeBackAsked {
  is: 'take_back';
  request: TakeBack | null;
  outcome: '' | 'agreed' | 'freely' | 'lapsed' | 'refused' | 'withdrawn';
  seat: number;
  by: number | null;
}

export interface Tally {
  type: 'tally';
  id: string;
  title: Message;
  rows: TallyRow[];
  note?: Message | null;
}

export interface TallyPart {
  art: string;
  value: string;
  name: Message;
  is_void?: boolean;
}

export interface TallyRow {
  name: Message;
  seat?: number | null;
  parts?: TallyPart[];
  total?: string;
  verdict?: Message | null;
  mood?: 'bad' | 'even' | 'good';
  gains?: Counter[];
  losses?: Counter[];
  note?: Message | null;
}

export interface Target {
  at: string;
  sign?: 'legal' | 'shared' | 'war';
  note?: Message | null;
  warn?: Message | null;
  odds?: Odds | null;
  explain?: string;
  ghost?: string;
  art?: string;
  letter?: string;
  name?: Message | null;
  seat?: number | null;
  tincture?: 'argent' | 'azure' | 'gules' | 'or' | 'purpure' | 'sable' | 'vert' | null;
  adds?: number;
  asks?: Message | null;
  ends?: boolean;
}

export interface Thinking {
  seat: number;
  text: Message;
  art?: string;
}

export interface Token {
  token: string;
}

export interface Track {
  type: 'track';
  id: string;
  title: Message;
  steps: Badge[];
  now: number;
  news?: string[][];
}

export interface Travel {
  art: string;
  seat?: number | null;
  count?: number;
  start: string;
  end: string;
}

export interface Tray {
  type: 'tray';
  id: string;
  title: Message;
  counters?: Counter[];
  gauges?: Gauge[];
  cards?: Card[];
  dice?: Die[];
  shape?: 'fan' | 'pile' | 'row' | 'spread';
  sorts?: Message[];
  plated?: boolean;
  slots?: number;
  seat?: number | null;
  badge?: Message | null;
  strong?: boolean;
  note?: Message | null;
}

export interface Undo {
  do: 'undo';
}

export interface Update {
  is: 'update';
  at: number;
  steps: Step[];
  ask: SceneAsk | null;
  acts: SceneAsk[];
  waiting: Waiting[];
  may_undo: boolean;
  may_ask: boolean;
  held: number[];
  asked: number[];
  own: number;
  yours: boolean;
}

export interface Waiting {
  seat: number;
  kind: string;
}

export interface Weighing {
  title: Message;
  way?: Stop[];
  outcomes: Outcome[];
  foot?: Message | null;
}

export interface WhyNot {
  is: 'why';
  text: string;
  rule: string;
  reason: Message | null;
}

export interface Wonder {
  do: 'wonder';
  texts: string[];
}

export interface WorstChoices {
  seat: number;
  loss: number;
  choices: ReviewChoice[];
}

export interface Zone {
  least: number;
  most: number;
  text: Message;
  mood?: 'bad' | 'even' | 'good';
}

export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

export type Item = SeatPanel | Tray | Sheet | Track | Gauge | Ledger | Chart | Note | Tally | Host;

export type Wish = Choose | Wonder | Act | Undo | AskWhy | AskAbout | Look | Say | ConfirmTurn | AskTakeBack | Consent | ReadOn | AskKing;

export type Word = Fresh | Update | TakeBackAsked | TableChanged | Said | WhyNot | Explained | Looked | Advised | Foreseen | No | Pulse;

export type Tincture = Scene['tinctures'][number];

export type Sign = NonNullable<Target['sign']>;

export type SeatName = { seat: number };

export type Argument = number | string | SeatName | Message | Message[];
