### Hadurak (Warrior Knights)

game-name = Hadurak
game-about = Plan in secret, march, besiege and bargain in the Assembly until you hold the kingdom. The longest game of the five.

## Names

place-cape_morn = Cape Morn
place-ballin = Ballin
place-saltstrand = Saltstrand
place-gull_coast = Gull Coast
place-straven = Straven
place-ravensholm = Ravensholm
place-surat = Surat
place-orl_heath = Orl Heath
place-kovel = Kovel
place-greenmere = Greenmere
place-lenz = Lenz
place-wolfsgate = Wolfsgate
place-amber_bay = Amber Bay
place-froli = Fröli
place-kingswood = Kingswood
place-thira = Thira
place-highmeadow = Highmeadow
place-isar = Isar
place-olbi = Olbi
place-whitestone = Whitestone
place-monz = Monz
place-crossford = Crossford
place-bingen = Bingen
place-eagle_pass = Eagle Pass
place-reedmarsh = Reedmarsh
place-alta = Alta
place-goldfield = Goldfield
place-vecht = Vecht
place-blackwood = Blackwood
place-berac = Berac
place-rota = Rota
place-vinehills = Vine Hills
place-semlik = Semlik
place-ashdale = Ashdale
place-gedze = Gedze
place-last_tower = Last Tower
place-cadiz = Cadiz
place-syracuse = Syracuse
place-byzantium = Byzantium
place-acre = Acre
place-jerusalem = Jerusalem
place-alexandria = Alexandria

baron-emerande = Raoul d'Emerande
baron-madder = Thomas Edmund Madder
baron-niebieski = Mieczyslaw Niebieski
baron-zobel = Heinrich Otto Zobel
baron-limon = Guillaume de Limon
baron-viola = Umberto da Viola
noble-alan_of_smalt = Alan of Smalt
noble-ernesto_di_celadon = Ernesto di Celadon
noble-cesare_di_reseda = Cesare di Reseda
noble-gautier_de_sinople = Gautier de Sinople
noble-sir_hugh_murrey = Sir Hugh Murrey
noble-guy_de_solferino = Guy de Solferino
noble-ricardo_carmesi = Ricardo Carmesi
noble-ulrich_von_zinnober = Ulrich von Zinnober
noble-sir_william_sapphire = Sir William Sapphire
noble-otto_von_prussen = Otto von Prussen
noble-amerigo_caeruleas = Amerigo Caeruleas
noble-jean_de_pervenche = Jean de Pervenche
noble-konrad_von_rabe = Konrad von Rabe
noble-sir_john_dudley_black = Sir John Dudley Black
noble-lorenzo_nero = Lorenzo Nero
noble-etienne_de_jais = Etienne de Jais
noble-ulrich_von_okker = Ulrich von Okker
noble-jean_luc_d_ambre = Jean-Luc d'Ambre
noble-lodovico_d_oro = Lodovico d'Oro
noble-sir_henry_saffron = Sir Henry Saffron
noble-guntram_von_flieder = Guntram von Flieder
noble-renaud_de_malve = Renaud de Malve
noble-geoffrey_lavender = Geoffrey Lavender
noble-jaroslaw_fioletowy = Jaroslaw Fioletowy

nation-english = English
nation-polish = Polish
nation-swabian = Swabian
nation-swiss = Swiss
nation-romanian = Romanian
nation-lombard = Lombard
troop-english = English { $strength }
troop-polish = Polish { $strength }
troop-swabian = Swabian { $strength }
troop-swiss = Swiss { $strength }
troop-romanian = Romanian { $strength }
troop-lombard = Lombard { $strength }

action-requisition = Requisition
action-bargain = Bargain
action-gather_support = Gather Support
action-serve_the_church = Serve the Church
action-mobilize = Mobilize Forces
action-versatile = Versatile Strategy
action-important_event = Important Event
action-expeditions = Expeditions
action-fortifications = Fortifications
action-recruiting = Recruiting
action-uncertain_times = Uncertain Times
field-tax = Taxation
field-wages = Wages
field-assembly = Assembly
voyage-ceylon = Ceylon
voyage-spice_islands = Spice Islands
voyage-china = China

## Event cards

happening-heretic = Heretic
    .text = Discard all your faith. The card stays in front of you to the end of the game: you can never hold the Head of the Church token. If you hold it now, the other baron with the most faith takes it (tie: fate).
happening-assassin = Assassin
    .text = Draw fate cards until one shows the shape of one of your nobles on the board or at sea. His army takes 2 casualty tokens. No effect if you have none there.
happening-camp_fever = Camp Fever
    .text = Each of your armies (nobles on the board or at sea, and the castle garrison) whose strength is 200 or more takes 1 casualty token.
happening-mutiny = Mutiny
    .text = Draw a fate card: all your mercenaries of the nation shown desert.
happening-highwaymen = Highwaymen
    .text = Lose half of your crowns, rounded down.
happening-town_unrest = Unrest in the Towns
    .text = For each city you control with no noble of yours in its territory draw a fate card; on Rebellion the city becomes neutral. You cannot buy this off.
happening-childless = Childless
    .text = Draw fate cards until one shows the shape of a noble of yours still in the game. From now on he has no heir. The card stays with him.
happening-scandal = Scandal
    .text = Lose 3 votes (all of them if you have fewer).
happening-storm = Storm at Sea
    .text = Each of your nobles at sea takes 2 casualty tokens. If none is at sea, pay 3 crowns (all if you have fewer).
happening-arrears = Arrears
    .text = You alone carry out Wages now. The cards on the red field stay.
happening-crumbling_walls = Crumbling Walls
    .text = If you control a fortified city, one of your choice loses its fortification. Otherwise put 1 breach token on a city you control or on your castle on the board (your choice, strength above 0). No effect if there is none.
happening-disgrace = Disgrace
    .text = Lose 2 influence (all if you have fewer). They go to the treasury, not to the pool. Cannot be cancelled.
happening-rich_harvest = Rich Harvest
    .text = Take the income of every unbesieged city you control (+1 if fortified). Titles and laws do not apply.
happening-inheritance = Inheritance
    .text = Take 6 crowns.
happening-pilgrimage = Pilgrimage
    .text = Take 2 faith.
happening-holy_relic = Holy Relic
    .text = Take 1 faith and become Head of the Church (not if you are a heretic).
happening-acclaim = Acclaim
    .text = Take 3 votes. The Regent token does not move.
happening-royal_blood = Royal Blood
    .text = Take 2 influence from the pool (from the treasury for what the pool lacks).
happening-volunteers = Volunteers
    .text = Take the top card of the mercenary deck without payment and assign it as in a Draft. If you cannot assign it, discard it.
happening-renowned_captain = Renowned Captain
    .text = Take one mercenary card of the offer without payment, assign it as in a Draft, then refill the offer from the deck. No effect if you cannot assign one.
happening-master_mason = Master Mason
    .text = Choose one: fortify one unbesieged city you control for free; or remove all breach tokens from one unbesieged city you control or from your unbesieged castle.
happening-fresh_recruits = Fresh Recruits
    .text = Remove all casualty tokens from one of your armies.
happening-forced_march = Forced March
    .text = You may move one of your nobles on the board (rested or exhausted, not besieged, not at sea) at once by the movement rules. His rested or exhausted side does not change.
happening-open_gates = Open Gates
    .text = Choose a neutral unrazed city whose territory holds a noble of yours (not at sea) and no noble of another baron: you take control of it (you may not raze it; your siege of it ends). If there is none, take 4 crowns.
happening-arson = Arson
    .text = Draw fate cards until one shows an unrazed city. That city is razed; the nobles inside it die.
happening-black_death = Black Death
    .text = Draw fate cards until one shows an unrazed city. Every army in its territory (of all barons, not at sea) takes 2 casualty tokens.
happening-earthquake = Earthquake
    .text = Draw fate cards until one shows an unrazed kingdom city. It takes 2 breach tokens (not more than its strength allows).
happening-extraordinary_session = Extraordinary Session
    .text = The Assembly meets at once. The cards on the blue field stay.
happening-pay_demand = Soldiers Demand Pay
    .text = Wages are paid at once by all barons. The cards on the red field stay.
happening-golden_year = Golden Year
    .text = Taxation takes place at once. The cards on the yellow field stay.
happening-schism = Schism
    .text = Every baron discards half of his faith, rounded down. Then a baron who alone has the most faith becomes Head of the Church (not a heretic).
happening-peasant_war = Peasant War
    .text = Carry out the Rebellions step of Upkeep now for all barons.
happening-exodus = Mercenary Exodus
    .text = Draw a fate card: every baron who has mercenaries of the nation shown returns one of them (his choice) to the deck, from the regent clockwise.
happening-truce_of_god = Truce of God
    .text = Until the end of this round no battle (field battle, assault or siege) may be started. Sieges already laid stay.
happening-pretender = Pretender
    .text = Every baron who has the most influence (all of them in a tie) loses 2 influence (all if he has fewer) to the treasury. No effect while nobody has influence.
happening-great_fair = Great Fair
    .text = From the regent clockwise each baron may buy 1 vote for 3 crowns, 1 faith for 3 crowns, or both. The Regent and Head of the Church tokens do not move.

## Agendas

agenda-private_motion_1 = Private Motion
    .text = A baron chosen by fate may put a subject of his own to the vote.
agenda-private_motion_2 = Private Motion
    .text = A baron chosen by fate may put a subject of his own to the vote.
agenda-private_motion_3 = Private Motion
    .text = A baron chosen by fate may put a subject of his own to the vote.
agenda-private_motion_4 = Private Motion
    .text = A baron chosen by fate may put a subject of his own to the vote.
agenda-royal_bounty = Royal Bounty
    .text = The named baron takes 6 crowns.
agenda-fine = Fine
    .text = The named baron pays 6 crowns (all if he has fewer).
agenda-censure = Censure
    .text = The named baron loses 2 influence (all if he has fewer) to the treasury.
agenda-confiscation = Confiscation
    .text = One kingdom city of the named baron, chosen by the chair, becomes neutral. No effect if he has none.
agenda-disarmament = Disarmament
    .text = The named baron returns one mercenary card of strength 100 or more of his choice to the deck. No effect if he has none.
agenda-amnesty = Amnesty
    .text = All bans from the Assembly are lifted when this session ends.
agenda-public_works = Public Works
    .text = Remove all breach tokens from all unrazed kingdom cities that are not besieged.
agenda-new_regent = New Regent
    .text = The named baron becomes regent at once. A banned baron cannot be named.
agenda-synod = Synod
    .text = The named baron becomes Head of the Church. A heretic cannot be named.
agenda-recognition = Recognition of Rights
    .text = The named baron takes 2 influence from the pool (from the treasury for what the pool lacks).
agenda-resettlement = Resettlement
    .text = The named baron may choose a razed kingdom city whose territory holds no castle: it is rebuilt as a neutral, unfortified city without breaches. No effect if there is none.
agenda-income_tax = Income Tax
    .text = At the end of each Taxation every baron pays 1 crown for every 3 full crowns he received from cities in it.
agenda-open_roads = Open Roads
    .text = A noble whose whole move follows a road needs no permission to pass through.
agenda-no_razing = Protection of Cities
    .text = A captured city may not be razed.
agenda-draft_limit = Mercenary Act
    .text = In one Draft a baron may hire at most 1 mercenary card.
agenda-tithe = Tithe
    .text = At the end of each Taxation every baron with no faith pays 2 crowns (all if he has fewer).
agenda-castle_peace = Peace of the Castles
    .text = Castles may not be attacked.
agenda-law_of_chivalry = Law of Chivalry
    .text = In a battle a total victory counts as a partial victory (the beaten nobles retreat instead of dying).
agenda-city_militia = City Militia
    .text = Every neutral unrazed kingdom city has +100 strength.
agenda-estates = Rights of the Estates
    .text = When votes are dealt at the start of an Assembly a present baron takes 1 more vote for each title he holds.
agenda-superintendent_timber = Superintendent of Timber
    .text = At each Taxation take 2 crowns.
agenda-superintendent_wool = Superintendent of Wool
    .text = At each Taxation take 2 crowns.
agenda-superintendent_salt = Superintendent of Salt
    .text = At each Taxation take 2 crowns.
agenda-superintendent_wine = Superintendent of Wine
    .text = At each Taxation take 3 crowns.
agenda-superintendent_customs = Superintendent of Customs
    .text = At each Taxation take 3 crowns.
agenda-superintendent_mines = Superintendent of Mines
    .text = At each Taxation take 4 crowns.
agenda-ambassador = Royal Ambassador
    .text = At each Taxation take 5 crowns. You do not attend the Assembly.
agenda-paymaster = Paymaster General
    .text = At each Wages the treasury pays up to 3 crowns of your wages first; what is not used lapses.
agenda-primate = Primate
    .text = Your Serve the Church gives 2 faith instead of 1.
agenda-speaker = Speaker
    .text = When votes are dealt at the start of an Assembly you attend, take 2 more.
agenda-herald = Herald of the Crown
    .text = In the influence step of Upkeep take 1 more influence (not if your castle is off the board).
agenda-master_of_works = Master of the Works
    .text = On Fortifications you pay 1 crown per breach token and 2 crowns to fortify.
agenda-constable = Constable
    .text = Retinue 200: the noble's army is that much stronger, without wages.
agenda-marshal = Marshal
    .text = Retinue 150: the noble's army is that much stronger, without wages.
agenda-captain_of_the_guard = Captain of the Guard
    .text = Retinue 100: the noble's army is that much stronger, without wages.
agenda-master_of_horse = Master of the Horse
    .text = Retinue 100. He may make 2 steps over any passable borders instead of 1; passing through needs permission as usual.
agenda-warden = Warden of the Marches
    .text = Retinue 50. While he is on the board (not at sea), cities of his baron in territories adjacent to his own (passable borders) draw no card in the Rebellions step.
agenda-master_of_ordnance = Master of the Ordnance
    .text = Retinue 50. As commander of an assaulting side he counts as one more "deal 100".
agenda-standard_bearer = Royal Standard-bearer
    .text = Retinue 50. As commander he counts as one more victory, even when exhausted.
agenda-provost = Provost
    .text = No retinue. No deserter card is drawn for his army when he retreats or dies.
agenda-ban_siege = No sieges
    .text = No siege may be laid. Whoever does is banned.
agenda-ban_roads = No road moves
    .text = Nobody may move more than one step along a road. Whoever does is banned.
agenda-ban_sea = No sea moves
    .text = Nobody may travel by sea. Whoever does is banned.
agenda-ban_expeditions = No new expeditions
    .text = No expedition may be started. A regent who does is banned.
agenda-ban_fortify = No fortifying
    .text = No city may be fortified. Whoever does is banned.
agenda-double_tax = Double taxes
    .text = At Taxation the income of every city is doubled.

troop-vassal = vassals { $strength }
troop-all = all troops with their casualties
castle-of = { $seat }'s castle
neutral-side = the city
named = { $name }
counted = { $count } × { $name }
no-city = no city
nobody = –
nothing = { "" }
card-hidden = a hidden card
symbol-deal_100 = deal 100
symbol-prevent_100 = prevent 100
symbol-victory_1 = victory
symbol-draw_more = draw another
fate-card = { $noble }, { $symbol }, { $city }, { $nation }{ $rebellion }
fate-rebellion = , Rebellion
fate-calm = { "" }
answer-for = for
answer-against = against
victory-total = total victory
victory-partial = partial victory
ability-star = star
ability-square = square
ability-triangle = triangle
ability-ordnance = Master of the Ordnance
ability-standard = Standard-bearer

## Questions

ask-choose_baron = Which baron will you be?
ask-assign_initial = Where do these first troops go?
ask-place_castle = Where does your castle stand?
ask-enter_noble = Which noble enters the board, and where?
ask-place_noble = Which noble returns, and where?
ask-plan_cards = Which cards go into this pile?
ask-execute_card = Do you execute the card?
ask-choose_field = On which field does the card go?
ask-track_space = On which space of the mercenary track do you put a marker?
ask-versatile_option = What do you do with Versatile Strategy?
ask-mobilize_target = Which territory do your forces go to?
ask-move_noble = Which noble moves, and which way?
ask-allow_passage = Do you let the foreign noble pass through?
ask-collect_troops = Which troops join the moving noble?
ask-start_battle = Do you start a battle?
ask-allow_attack = Do you allow this attack?
ask-commander = Who commands?
ask-battle_discard = Which battle cards do you throw away?
ask-use_ability = Do you use the commander's ability?
ask-allocate_losses = Who takes the next loss?
ask-deserter = Which mercenaries desert?
ask-losses_paid = Which mercenaries are lost?
ask-retreat_to = Where does he retreat?
ask-which_army = Which of your armies comes first?
ask-capture = Do you keep the city or raze it?
ask-ransom_city = Which city do you cede with your castle?
ask-event_receiver = Who resolves the event?
ask-event_cancel = How much faith do you give to cancel the event?
ask-event_choice = What do you choose for the event?
ask-expedition_start = Which expedition starts?
ask-expedition_stake = How many crowns do you stake?
ask-expedition_bless = Do you bless the expedition for 1 faith?
ask-fortification = What do you repair or fortify?
ask-recruiting = Which army do you fill up?
ask-wages = Do you pay the mercenaries, or leave some unpaid?
ask-hire = Whom do you hire?
ask-assign_troop = Where do the new troops go?
ask-deputy = Who takes the chair for you?
ask-agenda_order = In which order are the agendas voted on?
ask-commit_votes = How many votes do you commit?
ask-declare_vote = How do you vote?
ask-break_tie = The votes are equal: how do you decide?
ask-written_votes = What do you write down for this agenda?
ask-refuse = Do you accept what the Assembly decided for you?
ask-discard_title = Which older title do you give up?
ask-give_office = Which noble gets the office?
ask-agenda_choice = What do you choose?
ask-private_subject = Which subject do you bring before the Assembly?
ask-defy_law = Do you obey the law or defy it?
ask-rebellion = How do you answer the rebellion?
ask-rearrange = Do you move troops between your armies?
ask-give_crowns = To whom do you give crowns?
ask-hostage = What happens to an heir?

## Options

option-baron = { $baron }
option-place = { $place }
option-city = { $city }
option-army = { $army }
option-seat = { $seat }
option-field = { $field }
option-voyage = { $voyage }
option-answer = { $answer }
option-agenda = { $agenda }
option-troops = { $troops }
option-agendas = { $agendas }
option-assign_initial-0 = three vassals of 50: { $nobles }
option-assign_initial-1 = vassals 100 and mercenaries 100: { $nobles }
option-assign_initial-2 = mercenaries 50: { $nobles }
option-place_castle-pass = Not yet
option-place_noble = { $noble }: { $place }
option-plan_cards = { $cards }
option-plan_cards-none = no card
option-execute_card-execute = Execute it
option-execute_card-decline = Decline
option-track_space = space { $space } ({ $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 })
option-track_space-pass = no marker
option-versatile_option-crowns = Take 2 crowns
option-versatile_option-vote = Take 1 vote
option-versatile_option-move = Move a noble
option-versatile_option-battle = Start a battle
option-versatile_option-marker = Buy a space on the mercenary track
option-versatile_option-pass = Nothing
option-mobilize_target-pass = Nowhere
option-move-land = { $noble } → { $places }
option-move-sea = { $noble } by sea → { $place }
option-move_noble-pass = No (further) move
option-allow_passage-yes = Let him pass
option-allow_passage-no = Refuse
option-troop_of = { $army }: { $troops }
option-collect_troops-done = Enough
option-attack-field = { $place }: field battle against { $defender } with { $nobles }
option-attack-assault = { $place }: assault on { $defender } with { $nobles }
option-attack-siege = { $place }: siege of { $defender } with { $nobles }
option-start_battle-pass = No battle
option-allow_attack-yes = Allow it
option-allow_attack-no = Refuse
option-discard = throw away { $cards }
option-discard-none = keep all
option-use_ability-yes = Use it
option-use_ability-no = Do not use it
option-allocate_losses-breach = a breach in the walls
option-capture-control = Control it
option-capture-raze = Raze it
option-receiver = { $seat } ({ $count } faith)
option-faith = { $count } faith
option-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
 }
option-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }
option-event_choice-pass = No
option-buy-0-0 = nothing
option-buy-1-0 = a vote
option-buy-0-1 = faith
option-buy-1-1 = a vote and faith
option-expedition_start-pass = none
option-expedition_bless-yes = Bless it
option-expedition_bless-no = No
option-work-repair = { $site }: repair { $count }
option-work-fortify = { $site }: fortify
option-work-unfortify = { $site }: loses its fortification
option-work-breach = { $site }: a breach
option-fortification-pass = Nothing
option-recruiting = { $army }: remove { $count }
option-recruiting-pass = Nothing
option-wages-pay = Pay the rest
option-hire = { $troops } for { $crowns }
option-hire-several = { $troops } for { $crowns }, with the markers on { $spaces }
option-hire-pass = Nobody
option-written = { $answer }: { $count }
option-written-none = no votes
option-refuse-accept = Accept
option-refuse-refuse = Refuse (and be banned)
option-agenda_choice-pass = Leave it
option-subject-pardon = lift the ban of { $other }
option-subject-repeal = repeal { $law }
option-subject-strip = take away { $agenda }
option-subject-adjourn = adjourn the session
option-subject-agenda = vote on { $agenda }
option-subject-rule = make a law: { $law }
option-private_subject-pass = no subject
option-defy_law-obey = Obey
option-defy_law-defy = Defy (and be banned)
option-rebellion-faith = Pay 1 faith
option-rebellion-crowns = Pay crowns
option-rebellion-let_go = Let the city go
option-transfer = { $giver } → { $taker }: { $troops }
option-rearrange-done = Done
option-give = { $other }: { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
option-hostage-give = hand over the heir of { $noble } to { $other }
option-hostage-return = return the heir of { $noble }
option-hostage-kill = kill the heir of { $noble }

## Events

event-fate = Fate: { $fate }
event-offer = Mercenaries on offer: { $troops }
event-agendas = New urgent agendas: { $agendas }
event-defied = { $seat } defies the law { $law }
event-banned = { $seat } is banned from the Assembly
event-regent = { $seat } is regent
event-patron = { $seat } is Head of the Church
event-baron_chosen = { $seat } is { $baron }
event-razed_at_start = { $city } lies in ruins from the beginning
event-first_troops = { $seat } begins with vassals and { $troops }
event-assigned = { $seat } has assigned the first troops
event-castle = { $seat } puts the castle at { $place }
event-entered = { $noble } ({ $seat }) enters at { $place }
event-round = Round { $round }: everybody plans in secret
event-planned = All have planned; cards in the piles: { $counts }
event-neutral_card = Neutral card: { $action }
event-card = { $seat }: { $action }
event-declined = { $seat } does not execute { $action }
event-fate_shuffled = The fate deck is shuffled
event-requisition = { $seat } requisitions { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-votes = { $seat } takes { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }
event-faith = { $seat } takes { $count } faith
event-crowns = { $seat } takes { $count ->
    [one] 1 crown
   *[other] { $count } crowns
 }
event-marker = { $seat } puts a marker on space { $space }{ $crowns ->
    [0] { "" }
    [one] { " " }for 1 crown
   *[other] { " " }for { $crowns } crowns
 }
event-mobilized = { $seat } mobilizes towards { $place }
event-placed = { $action } of { $seat } goes to the field { $field } ({ $count })
event-refused_passage = { $seat } refuses passage through { $place }
event-refused_attack = { $seat } refuses the attack on { $site }
event-sailed = { $noble } ({ $seat }) sails to the port of { $place }
event-moved = { $noble } ({ $seat }) moves to { $place }
event-transferred = { $troops }: { $giver } → { $taker } ({ $seat })
event-siege_ended = The siege of { $site } by { $seat } is over
event-unfortified = { $site } is no longer fortified
event-breached = A breach in the walls: { $site }
event-neutral = { $site } becomes neutral
event-controls = { $seat } controls { $site }
event-razed = { $site } is razed
event-looted = { $seat } loots { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-left_board = { $noble } ({ $seat }) has no army left and leaves the board
event-died = { $noble } ({ $seat }) dies
event-out = { $noble } ({ $seat }) leaves no heir and is out of the game
event-deserted = { $troops } desert: { $army } ({ $seat })
event-lost_troops = { $troops } are lost: { $army } ({ $seat })
event-retreated = { $noble } ({ $seat }) retreats to { $place }
event-casualties = { $army } ({ $seat }) takes casualties: { $count }
event-battle_field = Field battle at { $place }: { $seat } ({ $nobles }) attacks { $defender }
event-battle_assault = Assault at { $place }: { $seat } ({ $nobles }) attacks { $defender }
event-battle_siege = Siege at { $place }: { $seat } ({ $nobles }) against { $defender }
event-drew = { $seat } draws { $count ->
    [one] 1 fate card
   *[other] { $count } fate cards
 }
event-showed = { $seat } shows: { $cards }
event-used_ability = { $noble } ({ $seat }) uses an ability: { $ability }
event-suffers = { $seat } suffers { $count ->
    [one] 1 loss
   *[other] { $count } losses
 }
event-victories = Victories of { $seat }: { $count }, against { $against }
event-won_battle = { $seat } wins: { $total }
event-besieged = { $seat } besieges { $site }
event-starved = { $seat } starves out { $site }
event-captured = { $seat } captures { $site }
event-castle_fell = The castle of { $other } falls to { $seat }
event-ransom = { $seat } pays { $other } a ransom of { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-ceded = { $seat } cedes { $site } to { $other }
event-taxation = Taxation
event-income = { $seat } receives { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-paid_law = { $seat } pays { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 } ({ $law })
event-wages = Wages
event-paid_vassals = { $seat } pays the vassals { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-paid_wages = { $seat } pays the mercenaries { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-unpaid_left = { $seat } loses { $troops }
event-draft = Draft
event-joined = { $troops } join { $army } ({ $seat })
event-hired = { $seat } hires { $troops } for { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-expedition_named = { $seat } proposes an expedition: { $voyage }
event-staked = { $seat } stakes { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 } on { $voyage }
event-no_expedition = Nobody stakes on { $voyage }; the expedition does not start
event-expedition_started = The expedition starts: { $voyage }
event-blessed = { $seat } blesses the expedition: { $voyage }
event-sails_on = { $voyage }: the fleet is on space { $space }
event-no_news = { $voyage }: no news
event-fleet_lost = { $voyage }: the fleet is lost
event-fleet_home = { $voyage }: { $seat } receives { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-repaired = { $seat } repairs { $count } at { $site }
event-fortified = { $seat } fortifies { $site }
event-recruited = { $seat } fills up { $army }: { $count ->
    [one] 1 casualty removed
   *[other] { $count } casualties removed
 }
event-event_given = { $seat } lets { $other } resolve the event
event-event_card = Event for { $seat }: { $event }
event-pledged = { $seat } offers { $count } faith
event-event_cancelled = The event is cancelled: { $event }
event-childless = { $noble } ({ $seat }) has no heir
event-lost_crowns = { $seat } loses { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-lost_votes = { $seat } loses { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }
event-lost_influence = { $seat } loses { $count } influence
event-influence = { $seat } takes { $count } influence
event-bought = { $seat } buys at the fair: { $votes } votes, { $faith } faith
event-assembly = The Assembly meets
event-session_void = Nobody attends: the session is void
event-deputy = { $seat } names { $other } as chair
event-proposer = Private motion: { $seat } may bring a subject
event-no_subject = { $seat } brings no subject
event-subject_pardon = { $seat } moves to lift the ban of { $other }
event-subject_repeal = { $seat } moves to repeal { $law }
event-subject_strip = { $seat } moves to take away { $agenda }
event-subject_adjourn = { $seat } moves to adjourn
event-subject_agenda = { $seat } moves a vote on { $agenda }
event-subject_rule = { $seat } moves a new law: { $law }
event-law = A law is in force: { $law }
event-repealed = The law is repealed: { $law }
event-stripped = Given up or taken away: { $agenda }
event-adjourned = The session is adjourned
event-agenda_order = { $seat } sets the order: { $agendas }
event-session_over = The session is over
event-committed = { $seat } has committed { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }
event-declared = { $seat } declares: { $answer } ({ $count })
event-decided = Decided: { $answer }
event-wrote = { $seat } wrote: { $answer } ({ $count })
event-refused = { $seat } refuses: { $agenda }
event-carried_for = { $agenda }: { $seat }
event-carried = Carried: { $agenda }
event-failed = Failed: { $agenda }
event-office = { $noble } ({ $seat }) holds the office { $agenda }
event-rebuilt = { $seat } rebuilds { $site }
event-upkeep = Upkeep of round { $round }
event-rebels = Rebellion in { $site } of { $seat }
event-calmed = { $seat } calms { $site }
event-landed = { $noble } ({ $seat }) lands at { $place }
event-returned = { $noble } ({ $seat }) returns at { $place }
event-wins = { $seat } is the king
event-no_king = All are equal: there is no king
event-eliminated = { $seat } is out of the game
event-gave = { $seat } gives { $other } { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-heir_give = { $seat } hands over the heir of { $noble } to { $other }
event-heir_return = { $seat } returns the heir of { $noble }
event-heir_kill = { $seat } has the heir of { $noble } killed

## Why not?

no-S1 = { $baron } is taken.
no-S9-must = You must place your castle now.
no-S9-overseas = Castles stand in the kingdom, not at { $place }.
no-S9-outer = With two or three players no castle stands on the outer ring, as { $place } does.
no-S9-taken = A city or a castle stands at { $place } already.
no-S10-noble = Only a noble of yours with troops who is not on the board yet can enter.
no-S10-place = { $place } holds a castle or a noble of another baron, or is not in the kingdom.
no-R1-13 = This army is not among those concerned.
no-R3-1-many = At most two cards go into one pile.
no-R3-1-hand = { $action } is not in your hand (any more).
no-R4-3 = { $action } does not go to that field.
no-R5-2 = Space { $space } is taken, or not used with so few barons.
no-R5-6 = With this card everything happens at { $place }.
no-R5-6-target = You can neither move nor fight there.
no-R5-8 = After what you did, { $action } goes to another field.
no-R5-9-cost = Space { $space } costs { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }.
no-R5-9-none = You cannot pay for any free space of the track.
no-R5-10 = All eight of your markers are in use.
no-R5-13 = This permission was refused already; it is asked only once for each card.
no-R6-1 = That choice would cost 1 faith, and you have none.
no-R6-2-under_way = { $voyage } is under way already.
no-R6-2-stake = You can stake at most { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }.
no-R6-2-faith = A blessing costs 1 faith.
no-R6-7-own = { $site } is not yours.
no-R6-7-fortified = { $site } is fortified, or is a castle.
no-R6-7-breaches = { $site } has fewer breaches.
no-R6-7-cost = You cannot pay for that.
no-R6-8 = This army has not so many casualties, or you cannot pay for it.
no-R7-3 = You can name at most { $count }, or (red) only the whole.
no-R7-7 = The Truce of God forbids every battle this round.
no-R7-7-none = The Truce of God forbids every battle this round.
no-R7-8 = { $event } does not allow that.
no-R8-8 = The wages are { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }; that is more than you have. Leave some unpaid.
no-R8-8-unpaid = That card is not among those still to be paid.
no-R9-1 = The earnest money is { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }; you have fewer.
no-R9-1-offer = That card is not on offer.
no-R9-2 = Several cards must be of one nation, one for each of your markers that you use up.
no-R9-3-own = Troops go to your own nobles or castle.
no-R9-3-place = { $army } is neither at your castle or a city of yours nor off the board, or is besieged.
no-R9-3-none = There is no place for new troops.
no-R9-4 = { $noble } is out of the game.
no-R9-6 = Several at once only when you are first served in a Draft.
no-R10-3 = The deputy must attend the session.
no-R10-5 = The order must name every agenda once.
no-R10-6-answer = That is no answer to this agenda.
no-R10-6-votes = You have { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }.
no-R10-8 = The chair chooses among the tied results only.
no-R10-12 = You have { $count ->
    [one] 1 vote
   *[other] { $count } votes
 } left to write down.
no-R10-15 = You give up one of the titles you had before.
no-R10-16 = An office goes to a noble of yours who is in the game.
no-R10-21 = That is no subject for a private motion.
no-R10-28 = The card forbids to name { $other }.
no-R10-29 = { $agenda } does not allow that.
no-R10-30 = There is nothing of that kind to vote on.
no-R11-8 = You have decided to obey: { $law }.
no-R12-1-own = That is not your noble.
no-R12-1-rested = { $noble } cannot move: exhausted, not on the board, or moved already.
no-R12-1-besieged = { $noble } is besieged and cannot move.
no-R12-1-none = No noble of yours can move.
no-R12-2-steps = More than one step must be made on roads all the way, three at most.
no-R12-2-far = { $place } is not next to the territory before it.
no-R12-3-border = The border to { $place } cannot be crossed: mountains, or a river without a bridge.
no-R12-8 = By sea one goes from a port to another port.
no-R12-10 = Troops are collected from your own armies in the same territory.
no-R12-10-rested = { $noble } is exhausted, or has no such troops.
no-R12-11 = An army with casualties gives nothing, or everything with all its casualties.
no-R12-12 = A besieged army neither gives nor takes.
no-R12-14 = A move enters no territory twice.
no-R13-1-none = You can start no battle anywhere.
no-R13-1-noble = There is no noble of that baron there to fight.
no-R13-1-site = There is no such city or castle to attack.
no-R13-3 = Nobles in their own city or castle can only be assaulted or besieged.
no-R13-4 = Only your rested nobles in that territory can take part.
no-R13-5 = The commander is one of those who take part.
no-R13-7 = With a commander you must throw away at least { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
no-R13-7-hand = You do not have so many cards of that kind.
no-R13-10 = This army cannot take another casualty.
no-R14-5 = The walls cannot take another breach.
no-R14-10 = Your strength is { $count }; a siege needs more than { $needed }.
no-R14-12 = You besiege it already; the second siege must be in a later round.
no-R14-13 = { $site } is besieged.
no-R14-15 = Another baron besieges it already.
no-R14-19 = A third baron has refused, or you have decided to obey the law.
no-R15-4 = You do not control { $city }.
no-R16-1 = The deserter is a mercenary of this nation: { $nation }.
no-R16-2 = At { $place } stands another baron's city or noble, or no border leads there.
no-R16-5 = { $noble } must lose { $count } strength of mercenaries, and no card too many.
no-R18-5-faith = You have no faith.
no-R18-5-crowns = It costs { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }.
no-R18-11-overseas = Castles stand in the kingdom, not at { $place }.
no-R18-11-outer = With two or three players no castle stands on the outer ring, as { $place } does.
no-R18-11-taken = A city or a castle stands at { $place } already.
no-R18-11-noble = A noble of another baron stands at { $place }.
no-R18-11-apart = These armies are not together, or are besieged.
no-R18-11-home = { $place } is neither your castle nor a city of yours, or is besieged.
no-R18-12 = Only a noble off the board with an army can return.
no-R18-14 = That card is not there, or you have moved enough.
no-R19-1-sealed = No deals while battle cards are held or a secret vote is open.
no-R19-1-other = Crowns are given to another baron in the game.
no-R19-2 = You can give at most { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 } now.
no-R21-2 = That rule is in force, or the option is off.
no-R21-3 = That heir is not in your hands.
no-R21-3-heir = The heir of { $noble } is not at home.
no-R21-3-off = This game is played without hostages.

## The table

table-middle = The realm
table-cities = Cities
table-armies = { $seat }'s armies
table-agendas = Urgent agendas
heading-round = Round { $round }
heading-over = The game is over
counter-tax = Taxation: { $count } / { $needed }
counter-wages = Wages: { $count } / { $needed }
counter-assembly = Assembly: { $count } / { $needed }
counter-pool = Influence in the pool: { $count }
counter-crowns = Crowns: { $count }
counter-votes = Votes: { $count }
counter-faith = Faith: { $count }
counter-planned = Cards still in the piles: { $counts }
badge-regent = Regent
badge-patron = Head of the Church
badge-banned = Banned

## The table as text

off-board = off the board
at-sea = at sea ({ $place })
is-fortified = , fortified
is-besieged = , besieged by { $seat }
is-banned = , banned
is-exhausted = , exhausted
voyage-at = { $voyage } on { $space }
round-line = Round { $round } | pool { $pool } | regent { $regent } | Head of the Church { $patron }
fields-line = Fields (of { $needed }): Taxation { $tax }, Wages { $wages }, Assembly { $assembly } | piles { $piles }
track-line = Track: { $spaces } | offer: { $troops }
agendas-line = Urgent: { $agendas } | laws: { $laws }
voyages-line = Expeditions: { $voyages }
city-line = { $city } { $walls }: { $seat }{ $fortified }{ $siege }
seat-line = { $number } { $seat }: { $crowns } crowns, { $votes } votes, { $faith } faith, { $influence } influence | titles: { $titles } | cards: { $cards }{ $banned }
army-line = — { $army }, { $place }: { $strength } ({ $troops }) { $office }{ $exhausted }

## Beside the map

table-hand = Your hand
table-plan = Pile { $pile }
table-forces = Your nobles and castle
table-piles = Action piles
table-decks = Pool and decks
table-offer = Mercenaries on offer
table-voyages = Expeditions
table-laws = Laws in force
table-fields = What comes next
table-track = Mercenary track
field-draft = Draft
plan-left = yours: { $cards }
pile-left = Pile { $pile }: { $count ->
    [0] done
    [one] 1 card
   *[other] { $count } cards
 }
card-neutral = neutral card
number = { $count }
part-list = { $parts }
part-nothing = no troops
part-casualties = casualties: { $count }
part-exhausted = exhausted
counter-cities = Cities: { $count }; { $needed } win at once
counter-fate = Fate cards: { $count }
counter-events-red = Events: { $count }, the next is red: it harms
counter-events-green = Events: { $count }, the next is green: it helps
counter-events-blue = Events: { $count }, the next is blue: it may hit anybody
counter-walls = Walls: { $count }
card-city = city of strength { $walls }, controlled by { $seat }
card-city-neutral = neutral city of strength { $walls }
card-razed = razed city
card-army = { $army }, { $place }: strength { $strength } ({ $troops })
card-offer = { $troops }, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
card-army-here = { $army } with strength { $strength } ({ $troops })
card-army-at-sea = { $army } at sea with strength { $strength } ({ $troops })
button-space = Space { $space }
button-space-paid = Space { $space } for { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
card-income = income { $count }
card-siege = besieged by { $seat } since round { $round }
card-breaches = breaches: { $count }
card-fortified = fortified
voyage-idle = not under way
voyage-sails = space { $space } of { $most } · { $stakes }
voyage-blessed = space { $space } of { $most }, blessed · { $stakes }
stake = { $seat }: { $crowns }
agenda-kind-private_motion = fate names the proposer
agenda-kind-motion-for = motion · for or against
agenda-kind-motion-baron = motion · names a baron
agenda-kind-law-for = law · for or against
agenda-kind-title-baron = title · names a baron
agenda-kind-office-baron = office · names a baron
heading-planning = Round { $round } · Planning
heading-pile = Round { $round } · Pile { $pile }
banner-last = The pool of influence is empty: this is the last round
banner-king = { $seat } is the king
no-king = All are equal: there is no king

## Short names on cards

brief-requisition = Requisition
brief-bargain = Bargain
brief-gather_support = Gather Support
brief-serve_the_church = The Church
brief-mobilize = Mobilize
brief-versatile = Versatile
brief-important_event = Event
brief-expeditions = Expeditions
brief-fortifications = Fortifications
brief-recruiting = Recruiting
brief-uncertain_times = Uncertain Times
tip-requisition = Requisition: 1 crown for each territory with nobles of yours. Goes to yellow (Taxation).
tip-bargain = Bargain: put a marker on the mercenary track for nothing. Goes to red (Wages).
tip-gather_support = Gather Support: 2 votes; with more than every other baron you become regent. Goes to blue (Assembly).
tip-serve_the_church = Serve the Church: 1 faith; with more than every other baron you become Head of the Church. Goes to any field.
tip-mobilize = Mobilize Forces: move nobles to one territory, fight there, or both. Goes to red after moving, to blue after a battle.
tip-versatile = Versatile Strategy: 2 crowns, 1 vote, a move, a battle, or a marker for crowns. Comes back to your hand.
tip-important_event = Important Event: the Head of the Church chooses who resolves the top event.
tip-expeditions = Expeditions: the regent may start one, all may stake on it; those under way sail on.
tip-fortifications = Fortifications: each baron may repair or fortify one place.
tip-recruiting = Recruiting: each baron may remove casualties of one army for 2 crowns each.
tip-uncertain_times = Uncertain Times: the fate deck is shuffled.

## Scenes

stage-field = Field battle at { $place }
stage-assault = Assault on { $place }
stage-council = The Assembly
title-field = Field battle
title-assault = Assault
title-siege = Siege
side-attacker = Attacker: { $seat }
side-defender = Defender: { $seat }
side-strength = strength { $strength }
side-strength-led = strength { $strength }, commander: +{ $cards } cards
side-sums = Deals { $deal } · prevents { $prevent } · victories { $won }
side-sums-losses = Deals { $deal } · prevents { $prevent } · victories { $won } · losses to place: { $losses }
battle-about-field = A card for each full 100 of strength, two more with a commander. Losses first, then victories: one more drives the other away, two more kill.
battle-about-assault = The walls draw cards, too, and take losses as breaches. The place falls when walls and defenders are gone, or by more victories.
council-sums = The votes
council-sum = { $answer }: { $count }
council-chair = { $seat } has the chair
council-absent = { $seat } does not attend
council-votes = Votes in hand
council-in-hand = { $seat }: { $count } in hand
motion-card = { $agenda }: { $text }

## The end

ending-title = What decided
ending-influence = Influence
    .short = Infl.
ending-cities = Cities
    .short = Cities
ending-wealth = Crowns, faith and votes
    .short = Wealth
ending-troops = Troops on the board
    .short = Troops
why-nobody = Equal in influence, cities, wealth and troops: no king.
why-last = { $seat } is the last baron.
why-conquest = { $seat } controls { $count ->
    [one] 1 city
   *[other] { $count } cities
 }: a victory at once.
why-might = { $seat } controls the most cities: { $count }.
why-tie = Equal influence: cities, then wealth, then troops decide for { $seat }.
why-influence = { $seat } has the most influence: { $count }.

## Buttons and notes

act-give_crowns = Give crowns
act-hostage = Heirs
button-field = Field battle: { $against }
button-assault = Assault: { $against }
button-siege = Siege: { $against }
button-spaces = with the markers on { $spaces }
button-order = { $number }. { $agenda }
button-subject-pardon = Lift a ban
button-subject-repeal = Repeal a law
button-subject-rule = A new law
button-subject-strip = Take away a title or an office
button-subject-adjourn = Adjourn
button-subject-agenda = An agenda that was discarded
note-strength = strength { $strength }
note-kills = kills the noble (strength { $strength })
note-unpaid = unpaid: leaves (wage { $crowns })
note-field = then { $count } of { $needed }
note-field-full = brings the phase at once
note-by-sea = by sea; he lands in Upkeep
note-leave = needs leave of { $seats }
note-odds = { $count } : { $needed }
note-ceylon = safe, small gain
note-spice-islands = in between
note-china = risky, up to four times

## Questions that name something

question-plan_cards = Which cards go into pile { $pile }?
question-assign_initial-0 = Where do your three vassals of 50 go? Click three times.
question-assign_initial-1 = Where does the vassal of 100 go, and where the mercenary of 100?
question-assign_initial-2 = Where does the mercenary of 50 go?
question-place_castle-again = Where do you put your castle back?
question-execute_card = Do you execute { $action }?
question-allow_passage = { $other } wants to pass through { $place }. Do you allow it?
question-allow_attack = { $other } wants to attack { $site }, where your noble stands. Do you allow it?
question-collect_troops = Which troops does { $noble } take over?
question-use_ability = Do you use the commander's ability ({ $ability })?
question-allocate_losses = Where does the next loss go? Still { $count } to deal out.
question-deserter = { $army }: which mercenary deserts? Fate shows: { $nation }
question-losses_paid = { $army }: which mercenaries are lost?
question-retreat_to = Where does { $noble } retreat?
question-which_army-casualties = Which army takes its casualties first?
question-which_army-weakened = Which weakened army comes first?
question-which_army-retreat = Which noble retreats next?
question-which_army-death = Which noble is buried next?
question-capture = { $city } is yours: control it or raze it?
question-expedition_stake = { $voyage }: how many crowns do you stake?
question-expedition_bless = { $voyage }: do you bless the expedition for 1 faith?
question-assign_troop = Where do the new troops go: { $troops }?
question-commit_votes = How many of your { $count ->
    [one] 1 vote
   *[other] { $count } votes
 } do you commit?
question-refuse = The Assembly has named you: { $agenda }. Do you accept?
question-discard_title = You get { $agenda }: which older title do you give up?
question-give_office = Which noble gets the office { $agenda }?
question-agenda_choice = { $agenda } against { $seat }: what do you choose?
question-defy_law = { $law }: do you obey?
question-rebellion = { $city } rebels: what do you do?

## What a question is about

about-choose_baron = Barons differ in name and colour only.
about-assign_initial = A noble needs troops to enter the board. Four small armies can besiege four cities; two strong ones can assault.
about-place_castle = Its strength is 400. Troops and nobles come and go there; losing it costs half your crowns and a city.
about-enter_noble = Each noble with troops enters now, where no castle or noble of another baron is. Beside or at a weak city is good.
about-place_noble = Nobles with an army return at your castle or a city of yours that is not besieged.
about-plan_cards = In secret, up to two cards into each pile. The piles are shuffled and played in order; fields that fill up bring Taxation, Wages or the Assembly.
about-execute_card = Declined or not, the card goes to its field.
about-choose_field = The field decides which special phase the card brings nearer.
about-track_space = Markers further left hire first. When the track is full the Draft begins.
about-versatile_option = Exactly one of these; the card comes back to your hand.
about-mobilize_target = All who move with this card go to one territory; one battle may be fought there.
about-move_noble = One step to a neighbour, up to three along roads, or from port to port by sea.
about-allow_passage = Whoever passes through a land with your city or noble needs your leave. You are free to refuse.
about-collect_troops = On the way troops may be taken over from the castle and from rested nobles; none can be left behind.
about-start_battle = Field battles against nobles outside walls; assault or siege against cities and castles.
about-siege-possible = { $site }: you { $count } against { $needed } with commanders. A siege needs no cards; laid again in a later round it takes the place.
about-siege-weak = { $site }: you { $count } against { $needed } with commanders. A siege needs more; an assault is possible.
about-siege-second = { $site }: you { $count } against { $needed } with commanders. You have besieged it since round { $round }: laid again now, the siege takes it without a fight.
about-allow_attack = A city or castle may be attacked only with the leave of third barons who stand there.
about-commander = He gives two more cards; rested he adds the ability of his shape.
about-battle_discard = With a commander two cards must go (one of two); more may. Nobody sees what you throw away.
about-use_ability = Square: prevent 100; star: deal 100; triangle: a victory.
about-allocate_losses = Each loss is 100. An army whose casualties reach its strength loses its noble; walls take breaches.
about-deserter = When a noble retreats or dies a mercenary of the nation shown deserts.
about-losses_paid = 100 strength of mercenaries for each casualty; vassals never.
about-retreat_to = To a neighbouring land without another baron's city or noble.
about-which_army = Several of your armies are concerned; you choose the order.
about-capture = A controlled city brings income, votes and influence; razing brings three times its income once.
about-ransom_city = Your castle has fallen: the victor takes half your crowns and a city that you choose.
about-event_cancel = { $text } Cancelling takes { $count } faith; { $missing } still missing.
about-event_receiver-red = The top event is red: it harms whoever resolves it. Giving it to another baron costs 1 faith.
about-event_receiver-green = The top event is green: it helps whoever resolves it. Keeping it yourself costs 1 faith.
about-event_receiver-blue = The top event is blue: it may hit anybody, whoever resolves it.
about-event_choice = The event leaves you a choice.
about-expedition_start = It returns after two more Expeditions cards.
about-expedition_stake = 1 to 5 crowns. Of { $cards } fate cards { $lost } lose the fleet, { $waiting } bring no news, { $back } your stake back, { $more } two to four times as much.
about-expedition_bless = A blessed fleet turns up two fate cards; the better counts. Of { $cards } cards { $lost } lose it, { $waiting } bring no news, { $back } the stake, { $more } more.
about-fortification = Repair breaches for 2 crowns each, or fortify a city for 4: +100 strength, +1 income.
about-recruiting = 2 crowns for each casualty token of one army.
about-wages = Vassals have been paid; the mercenaries below cost { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }, you have { $count }. Click whom you leave unpaid: he goes.
about-hire = The wage is paid as earnest money. Served for the first time you may hire several of one nation, with as many markers.
about-assign_troop = To nobles at your castle or city, nobles off the board, or the castle.
about-deputy = The regent does not attend: somebody else takes the chair.
about-agenda_order = You have the chair. The order matters: votes are spent one agenda after the other.
about-event-target = Fate shows: { $target }. { $text }
about-commit_votes = In secret: what you commit is spent whatever the result. What you keep is for the next agendas.
about-declare_vote = All your committed votes count for what you say now. The most votes win; the chair decides if they are equal.
about-break_tie = You have the chair: you decide among the equal results, whatever you voted for.
about-written_votes = With two players all is written down at once, in secret.
about-private_subject = Fate has named you: bring a subject to the vote, or pass.
about-defy_law = { $text } Whoever defies is banned from the Assembly.
about-rebellion = 1 faith, or twice the income in crowns, keeps the city. A noble there would have prevented it.
about-rearrange = Cards move between your armies in the same place; then from the castle to nobles off the board.
about-give_crowns = Crowns may be given at any time; no promise binds.
about-hostage = An heir in other hands keeps his dead noble from returning.

## Settings

setting-influence_per_player = Influence for each player
    .help = How much influence lies in the pool for each player: 8 is short, 12 or 15 long.
setting-private_motion_scope = Private motions
    .help = Whether a private motion may also move a new rule.
setting-private_motion_scope-standard = standard subjects
setting-private_motion_scope-free = new rules too
setting-hostage_heirs = Hostage heirs
    .help = Heirs can be handed to other barons; without his heir a dead noble does not return.
setting-elimination = Elimination
    .help = A baron whose castle falls is out of the game.
setting-right_of_might = Right of might
    .help = Only cities win; an empty pool does not end the game.
setting-baron_choice = Barons
    .help = Whether barons are dealt at random or chosen in seat order.
setting-baron_choice-random = at random
setting-baron_choice-choose = chosen
setting-battle_draw_cap = Battle cards
    .help = How many fate cards a side draws at most.
setting-battle_draw_cap-10 = at most ten
setting-battle_draw_cap-none = no limit
setting-two_player_win_cities = Winning with two players
    .help = Which cities count towards the five that win a game of two.
setting-two_player_win_cities-any = any city
setting-two_player_win_cities-kingdom = kingdom cities only
setting-max_rounds = Most rounds
    .help = The game ends after this many rounds at the latest; 0 means no limit.
