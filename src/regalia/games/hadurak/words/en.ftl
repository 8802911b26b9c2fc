### Hadurak (Warrior Knights)

game-name = Hadurak
game-about = Plan in secret, march, besiege and bargain in the Assembly until you hold the kingdom. A game for a whole evening.
    .short = Plan in secret, march, besiege, vote. A whole evening.

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
    .short = d'Emerande
baron-madder = Thomas Edmund Madder
    .short = Madder
baron-niebieski = Mieczyslaw Niebieski
    .short = Niebieski
baron-zobel = Heinrich Otto Zobel
    .short = Zobel
baron-limon = Guillaume de Limon
    .short = de Limon
baron-viola = Umberto da Viola
    .short = da Viola
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
    .text = Discard all your faith. The card stays in front of you to the end of the game: you can never be Head of the Church. If you are now, the other baron with the most faith takes the token (tie: fate).
happening-assassin = Assassin
    .text = Draw fate cards until one shows the shape of one of your nobles on the board or at sea. His army takes 2 casualty tokens. No effect if you have none there.
happening-camp_fever = Camp Fever
    .text = Each of your armies (nobles on the board or at sea, and the castle garrison) whose strength is 200 or more takes 1 casualty token.
happening-mutiny = Mutiny
    .text = Draw a fate card: all your mercenaries of the nation shown desert.
happening-highwaymen = Highwaymen
    .text = Lose half of your crowns, rounded down.
happening-town_unrest = Unrest in the Towns
    .text = For each city you control with no noble of yours in its territory draw a fate card; on Rebellion the city becomes neutral. This time neither faith nor crowns turn away a rebellion; the event itself can be cancelled.
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
    .text = Lose 2 influence (all if you have fewer) to the treasury, not to the pool. Cannot be cancelled.
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
    .text = Every baron discards half of their faith, rounded down. Then a baron who alone has the most faith becomes Head of the Church (not a heretic).
happening-peasant_war = Peasant War
    .text = Carry out the Rebellions step of Upkeep now for all barons.
happening-exodus = Mercenary Exodus
    .text = Draw a fate card: every baron who has mercenaries of the nation shown returns one of them, of their choice, to the deck, from the regent clockwise.
happening-truce_of_god = Truce of God
    .text = Until the end of this round no battle (field battle, assault or siege) may be started. Sieges already laid stay.
happening-pretender = Pretender
    .text = Every baron who has the most influence (all of them in a tie) loses 2 influence (all if they have fewer) to the treasury. No effect while nobody has influence.
happening-great_fair = Great Fair
    .text = From the regent clockwise each baron may buy 1 vote for 3 crowns, 1 faith for 3 crowns, or both. The Regent and Head of the Church tokens do not move.

## Agendas

agenda-private_motion_1 = Private Motion
    .text = A baron chosen by fate may put a subject of their own to the vote.
agenda-private_motion_2 = Private Motion
    .text = A baron chosen by fate may put a subject of their own to the vote.
agenda-private_motion_3 = Private Motion
    .text = A baron chosen by fate may put a subject of their own to the vote.
agenda-private_motion_4 = Private Motion
    .text = A baron chosen by fate may put a subject of their own to the vote.
agenda-royal_bounty = Royal Bounty
    .text = The named baron takes 6 crowns.
agenda-fine = Fine
    .text = The named baron pays 6 crowns (all if they have fewer).
agenda-censure = Censure
    .text = The named baron loses 2 influence (all if they have fewer) to the treasury.
agenda-confiscation = Confiscation
    .text = One kingdom city of the named baron, chosen by the chair, becomes neutral. No effect if there is none.
agenda-disarmament = Disarmament
    .text = The named baron returns one mercenary card of strength 100 or more, of their choice, to the deck. No effect if there is none.
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
    .text = At the end of each Taxation every baron pays 1 crown for every 3 full crowns received from cities in it.
agenda-open_roads = Open Roads
    .text = A noble whose whole move follows a road needs no permission to pass through.
agenda-no_razing = Protection of Cities
    .text = A captured city may not be razed.
agenda-draft_limit = Mercenary Act
    .text = In one Draft a baron may hire at most 1 mercenary card.
agenda-tithe = Tithe
    .text = At the end of each Taxation every baron with no faith pays 2 crowns (all if they have fewer).
agenda-castle_peace = Peace of the Castles
    .text = Castles may not be attacked.
agenda-law_of_chivalry = Law of Chivalry
    .text = In a battle a total victory counts as a partial victory (the beaten nobles retreat instead of dying).
agenda-city_militia = City Militia
    .text = Every neutral unrazed kingdom city has +100 strength.
agenda-estates = Rights of the Estates
    .text = When votes are dealt at the start of an Assembly every baron present takes 1 more vote for each title held.
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
    .text = Retinue 50. As commander of an assaulting side he counts as one more hit.
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
castle-yours = your castle
option-castle-yours = Your castle
castle-of = { $seat }'s castle
neutral-side = the city
named = { $name }
counted = { $count } × { $name }
no-city = no city
nobody = –
nothing = { "" }
card-hidden = a hidden card
symbol-deal_100 = hit
symbol-prevent_100 = shield
symbol-victory_1 = victory
symbol-draw_more = extra card
shape-square = square
shape-star = star
shape-circle = circle
shape-triangle = triangle
fate-rebellion = { $city } rebels
fate-calm = { $city } stays calm
fate-voyage = { $voyage }, { $fortune }
fortune-lost = the fleet is lost
fortune-waiting = no news
fortune-times = { $count ->
    [one] the bare stakes come home
   *[other] { $count } times the stakes
 }
answer-for = for
answer-against = against
result-carried = carried
result-rejected = rejected
result-named = the Assembly names { $seat }
sums-none = no votes given
decided-by-chair = ; the chair decided: { $seat }
outcome-attacker = the attacker wins the field
outcome-defender = the defender wins the field
outcome-undecided = nobody wins the field
outcome-stormed = taken by storm
outcome-repulsed = the assault is beaten off
outcome-holds = the place holds out
victory-total = total victory
victory-partial = partial victory
ability-star = star
ability-square = square
ability-does = { $power } ({ $ability })
power-star = one more hit
power-square = one more shield
power-triangle = one more victory
power-ordnance = one more hit
power-standard = one more victory
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
ask-track_space = Which space of the mercenary track?
ask-versatile_option = What do you use it for?
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
ask-ransom_city = Your castle has fallen: which city do you cede?
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
ask-agenda_order = Which agenda is voted on first?
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
option-troops = { CAPITAL($troops) }
option-agendas = { $agendas }
option-assign_initial-0 = Three vassals of 50: { $nobles }
option-assign_initial-1 = Vassals 100 and mercenaries 100: { $nobles }
option-assign_initial-2 = Mercenaries 50: { $nobles }
option-place_castle-pass = Not yet
option-place_noble = { $noble }: { $place }
option-plan_cards = Into pile { $pile }: { $cards }
option-plan_cards-none = No card
option-execute_card-execute = Execute it
option-execute_card-decline = Decline
option-track_space = Space { $space } ({ $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 })
option-track_space-pass = No marker
option-versatile_option-crowns = Take 2 crowns
option-versatile_option-vote = Take 1 vote
option-versatile_option-move = Move a noble
option-versatile_option-battle = Start a battle
option-versatile_option-marker = Buy a space on the mercenary track
option-versatile_option-pass = Nothing
option-mobilize_target-pass = Nowhere
option-move-land = { $noble } → { $places }
option-move-sea = { $noble } by sea → { $place }
option-move_noble-pass = Nobody marches
option-move_noble-pass-more = Nobody else marches
option-allow_passage-yes = Give leave
option-allow_passage-no = Refuse
option-troop_of = { $army }: { $troops }
option-collect_troops-done = Enough
option-attack-field = { $place }: field battle against { $defender } with { $nobles }
option-attack-assault = { $place }: assault on { $defender } with { $nobles }
option-attack-siege = { $place }: siege of { $defender } with { $nobles }
option-start_battle-pass = No battle
option-allow_attack-yes = Allow it
option-allow_attack-no = Refuse
option-discard = Throw away { $cards }
option-discard-none = Keep all
option-use_ability-yes = Use it
option-use_ability-no = Do not use it
option-allocate_losses-breach = A breach in the walls
option-capture-control = Control it
option-capture-raze = Raze it
option-receiver = { $seat } ({ $count } faith)
option-faith = { $count } faith
option-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
 }
option-stake = { $count ->
    [0] Nothing
    [one] 1 crown
   *[other] { $count } crowns
 }
option-votes = { $count ->
    [0] No vote
    [one] 1 vote
   *[other] { $count } votes
 }
option-event_choice-pass = Decline
option-buy-0-0 = Nothing
option-buy-1-0 = 1 vote for 3 crowns
option-buy-0-1 = 1 faith for 3 crowns
option-buy-1-1 = Both for 6 crowns
option-expedition_start-pass = None
option-expedition_bless-yes = Bless it
option-expedition_bless-no = No
option-work-repair =
    { $count ->
        [one] { $site }: repair { $count } breach
       *[other] { $site }: repair { $count } breaches
    }
option-work-fortify = { $site }: fortify
option-work-unfortify = { $site }: loses its fortification
option-work-breach = { $site }: a breach
option-fortification-pass = Nothing
option-recruiting =
    { $count ->
        [one] { $army }: remove { $count } casualty
       *[other] { $army }: remove { $count } casualties
    }
option-recruiting-pass = Nothing
option-wages-pay = Pay them all
option-hire =
    { $crowns ->
        [one] { CAPITAL($troops) } for { $crowns } crown
       *[other] { CAPITAL($troops) } for { $crowns } crowns
    }
option-hire-several =
    { $crowns ->
        [one] { CAPITAL($troops) } for { $crowns } crown, with the markers on { $spaces }
       *[other] { CAPITAL($troops) } for { $crowns } crowns, with the markers on { $spaces }
    }
option-hire-pass = Nobody
option-written = { $answer }: { $count }
option-written-none = No votes
option-refuse-accept = Accept
option-refuse-refuse = Refuse
option-agenda_choice-pass = Leave it
option-subject = { CAPITAL($motion) }
option-subject-pardon = lift the ban of { $other }
option-subject-repeal = repeal { $law }
option-subject-strip = take away { $agenda }
option-subject-adjourn = adjourn the session
option-subject-agenda = vote on { $agenda }
option-subject-rule = make a law: { $law }
option-private_subject-pass = No subject
option-defy_law-obey = Obey it
option-defy_law-defy = Defy it
option-rebellion-faith = Pay 1 faith
option-rebellion-crowns = Pay { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
option-rebellion-let_go = Let the city go
option-transfer = { $giver } → { $taker }: { $troops }
option-rearrange-done = Done
option-give = { $other }: { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
option-hostage-give = Hand over the heir of { $noble } to { $other }
option-hostage-return = Return the heir of { $noble }
option-hostage-kill = Kill the heir of { $noble }

## Events

event-fate = Fate card: { $shows }
event-offer = Mercenaries on offer: { $troops }
event-agendas = New urgent agendas: { $agendas }
event-defied = { $seat } defies the law { $law }
event-banned = { $seat } is banned from the Assembly
event-regent = { $seat } is regent
event-patron = { $seat } is Head of the Church
event-baron_chosen = { $seat } is { $baron }
event-ruins = Fate cards: in ruins from the beginning: { $cities }
# Told by tables that were opened before the ruins were told together.
event-razed_at_start = { $city } lies in ruins from the beginning
event-fated_regent = Fate card: { $seat } begins as regent
event-fated_patron = Fate card: { $seat } begins as Head of the Church
event-first_troops = { $seat } begins with vassals and { $troops }
event-assigned = { $seat } has assigned the first troops
event-castle = { $seat } places the castle at { $place }
event-entered = { $noble } ({ $seat }) enters at { $place }
event-round = Round { $round }: planning
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
event-placed = { $seat }'s { $action } goes to the field { $field }: { $count ->
    [one] 1 card lies there
   *[other] { $count } cards lie there
 }
event-refused_passage = { $seat } refuses passage through { $place }
event-refused_attack = { $seat } refuses the attack on { $site }
event-sailed = { $noble } ({ $seat }) sails: { $origin } → port of { $place }
event-moved = { $noble } ({ $seat }) marches: { $origin } → { $place }
event-transferred = { CAPITAL($troops) }: { $giver } → { $taker } ({ $seat })
event-siege_ended = { $seat }'s siege of { $site } is over
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
event-deserted = Deserted: { $troops } – { $army } ({ $seat })
event-lost_troops = Lost: { $troops } – { $army } ({ $seat })
event-retreated = { $noble } ({ $seat }) retreats: { $origin } → { $place }
event-casualties =
    { $count ->
        [one] { $army } ({ $seat }) takes { $count } casualty
       *[other] { $army } ({ $seat }) takes { $count } casualties
    }
event-battle_field = Field battle at { $place }: { $seat } with { $count } ({ $nobles }) attacks { $defender } with { $against }
event-battle_assault = Assault on { $place }: { $seat } with { $count } ({ $nobles }) against { $defender } with { $against }, walls included
event-battle_siege = Siege at { $place }: { $seat } with { $count } ({ $nobles }) against { $defender } with { $against }, walls included
event-drew = { CAPITAL($seat) } draws { $count ->
    [one] 1 fate card
   *[other] { $count } fate cards
 }
event-showed = Battle cards of { $seat }: { $cards }
event-used_ability = { $noble } ({ $seat }) uses the commander's ability: { $ability }
event-suffers = { CAPITAL($seat) } suffers { $count ->
    [one] 1 loss of 100
   *[other] { $count } losses of 100
 }
event-victories = Victories: { $seat } { $count }, the other side { $against }
event-won_battle = { CAPITAL($seat) } wins: { $total }
event-battle_over = { $place }: { $outcome }; losses of 100: { $seat } { $count }, { $defender } { $against }
event-besieged = { $seat } besieges { $site }: { $count } with the commander against { $needed } ({ $defender })
event-starved = { $seat } starves out { $site }: { $count } with the commander against { $needed } ({ $defender })
event-captured = { $seat } captures { $site }
event-castle_fell = { $other }'s castle falls to { $seat }
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
event-joined = { CAPITAL($troops) } assigned to { $army } ({ $seat })
event-hired = { $seat } hires { $troops } for { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }
event-expedition_named = { $seat } would start an expedition: { $voyage }
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
event-repaired =
    { $count ->
        [one] { $seat } repairs { $count } breach at { $site }
       *[other] { $seat } repairs { $count } breaches at { $site }
    }
event-fortified = { $seat } fortifies { $site }
event-recruited = { $seat } fills up { $army }: { $count ->
    [one] 1 casualty removed
   *[other] { $count } casualties removed
 }
event-event_given = { $seat } lets { $other } resolve the event
event-event_kept = { $seat } resolves the event
event-event_card = Event for { $seat }: { $event }
event-event_over = { $event }: what came of it
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
event-bought =
    { $votes ->
        [one] { $seat } buys at the fair: { $votes } vote, { $faith } faith
       *[other] { $seat } buys at the fair: { $votes } votes, { $faith } faith
    }
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
event-committed = { $seat } commits { $count ->
    [0] no votes
    [one] 1 vote
   *[other] { $count } votes
 }
event-declared = { $seat } declares: { $answer } ({ $count })
event-decided = { CAPITAL($motion) }: { $result } ({ $sums }){ $chair }
event-wrote = { CAPITAL($motion) }: { $seat } has written { $answer } ({ $count })
event-refused = { $seat } refuses: { $agenda }
event-carried_for = { $seat } accepts: { $agenda }
event-carried = Carried: { $agenda }
event-failed = Rejected: { $agenda }
event-office = { $noble } ({ $seat }) holds the office { $agenda }
event-rebuilt = { $seat } rebuilds { $site }
event-upkeep = Upkeep of round { $round }
event-rebels = Rebellion in { $seat }'s city: { $site }
event-calmed = { $seat } calms { $site }
event-landed = { $noble } ({ $seat }) lands at { $place }
event-returned = { $noble } ({ $seat }) returns to { $place }
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
no-S8-number =
    { $count ->
        [one] Now { $count } card goes to a noble or the castle.
       *[other] Now { $count } cards go to nobles or the castle.
    }
no-S9-must = You must place your castle now.
no-S9-overseas = Castles stand only in the kingdom, so not at { $place }.
no-S9-outer = With two or three players no castle may stand on the outer ring, and { $place } lies there.
no-S9-taken = A city or a castle stands at { $place } already.
no-S10-noble = Only a noble of yours with troops who is not on the board yet can enter.
no-S10-overseas = Nobles enter in the kingdom, not at { $place }.
no-S10-castle = A castle of another baron stands at { $place }.
no-S10-taken = A noble of another baron stands at { $place }.
no-R1-13 = This army is not among those affected.
no-R3-1-many = At most two cards go into one pile.
no-R3-1-hand = { $action } is not in your hand (any more).
no-R5-2-taken = Space { $space } is taken.
no-R5-2-players = Space { $space } is not used with so few barons.
no-R5-6 = With this card everything happens at { $place }.
no-R5-6-target = You can neither move nor fight there.
no-R5-8 = { $action } goes to the red or the blue field.
no-R5-9-cost = Space { $space } costs { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }.
no-R5-9-none = You cannot pay for any free space of the track.
no-R5-10 = All eight of your markers are in use.
no-R5-11 = { $noble } has moved with this card already.
no-R5-13 = This permission was refused already; it is asked only once for each card.
no-R6-1 = That choice would cost 1 faith, and you have none.
no-R6-1-out = { $other } is out of the game.
no-R6-2-under_way = { $voyage } is under way already.
no-R6-2-stake = You can stake at most { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }.
no-R6-7-own = { $site } is not yours.
no-R6-7-castle = Castles cannot be fortified.
no-R6-7-fortified = { $site } is fortified already.
no-R6-7-breaches = { $site } has { $count ->
    [0] no breach
    [one] only 1 breach
   *[other] only { $count } breaches
 }.
no-R6-7-cost = That costs { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }; you have fewer.
no-R6-8-own = That army is not yours.
no-R6-8-casualties = { $army } has { $count ->
    [0] no casualty
    [one] only 1 casualty
   *[other] only { $count } casualties
 }.
no-R6-8-cost = That costs { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }; you have fewer.
no-R7-3 = You can offer at most { $count } faith.
no-R7-3-red = A red event is cancelled with { $count } faith, or not at all.
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
no-R9-2 = Every further card uses up another of your own markers on the track.
no-R9-3-own = Troops go to your own nobles or castle.
no-R9-3-place = { $army } is neither at your castle or a city of yours nor off the board.
no-R9-3-besieged = { $army } is besieged and is given no troops.
no-R9-4 = { $noble } is out of the game.
no-R9-6 = Several at once only when you are served for the first time in a Draft.
no-R10-3 = The deputy must attend the session.
no-R10-5 = The order must name every agenda once.
no-R10-6-answer = That is no answer to this agenda.
no-R10-6-votes =
    { $count ->
        [one] You have only { $count } vote.
       *[other] You have only { $count } votes.
    }
no-R10-7 = { $other } is out of the game.
no-R10-8 = The chair chooses among the tied results only.
no-R10-12 =
    { $count ->
        [one] You have only { $count } vote left to write down.
       *[other] You have only { $count } votes left to write down.
    }
no-R10-15 = You give up one of the titles you had before.
no-R10-16 = An office goes to a noble of yours who is in the game.
no-R10-28 = The card does not allow naming { $other }.
no-R10-29 = { $agenda } does not allow that.
no-R10-30-pardon = { $other } is not banned.
no-R10-30-lifted = The ban of { $other } has been lifted already.
no-R10-30-repeal = { $law } is not in force.
no-R10-30-strip = Nobody holds this: { $agenda }.
no-R10-30-agenda = { $agenda } cannot be called up from the discards.
no-R11-8 = You have decided to obey: { $law }.
no-R12-1-own = That is not your noble.
no-R12-1-exhausted = { $noble } is exhausted and cannot move.
no-R12-1-off = { $noble } is not on the board.
no-R12-1-at_sea = { $noble } is at sea and lands in Upkeep.
no-R12-1-besieged = { $noble } is besieged and cannot move.
no-R12-1-none = No noble of yours can move.
no-R12-2-steps = More than one step must be made on roads all the way, three at most.
no-R12-2-far = { $place } is not next to the territory before it.
no-R12-3-mountain = Mountains bar the way to { $place }.
no-R12-3-river = A river without a bridge bars the way to { $place }.
no-R12-8-port = { $place } has no port.
no-R12-8-steps = A journey by sea goes from a port straight to another, without steps on land.
no-R12-10 = Troops are collected from your castle or another noble of yours in the same territory.
no-R12-10-exhausted = { $noble } is exhausted and gives no troops.
no-R12-11 = { $army } has casualties: it gives nothing, or everything with all its casualties.
no-R12-11-each = { $army } has no casualties: it gives its troops card by card.
no-R12-11-card = { $army } has no such troops.
no-R12-12 = A besieged army neither gives nor takes.
no-R12-14 = A move enters no territory twice and does not end where it began.
no-R12-15 = The Master of the Horse makes two steps over any borders, or up to three along a road.
no-R13-1-none = You can start no battle anywhere.
no-R13-1-noble = There is no noble of that baron there to fight.
no-R13-1-own = You cannot attack yourself.
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
no-R13-10-part = This army does not take part in the battle.
no-R14-5 = The walls cannot take another breach.
no-R14-5-walls = No walls of yours take losses in this battle.
no-R14-10 = Your strength is { $count }; a siege needs more than { $needed }.
no-R14-12 = You besiege it already; the second siege must be in a later round.
no-R14-13 = { $site } is besieged.
no-R14-15 = Another baron besieges it already.
no-R14-19 = A third baron who stands there has refused.
no-R15-4 = You do not control { $city }.
no-R16-1 = The deserter is a mercenary of this nation: { $nation }.
no-R16-1-card = { $army } has no such troops.
no-R16-2-border = No border leads from there to { $place } that can be crossed.
no-R16-2-city = { $place } is a city of another baron.
no-R16-2-noble = A noble of another baron stands at { $place }.
no-R16-5 = { $army } must lose { $count } strength of mercenaries; that is less.
no-R16-5-many = { $army } must lose { $count } strength of mercenaries; one card could be left out.
no-R16-5-card = { $army } has no such mercenaries.
no-R18-5-faith = You have no faith.
no-R18-5-crowns = It costs { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }.
no-R18-11-overseas = Castles stand only in the kingdom, so not at { $place }.
no-R18-11-outer = With two or three players no castle may stand on the outer ring, and { $place } lies there.
no-R18-11-taken = A city or a castle stands at { $place } already.
no-R18-11-noble = A noble of another baron stands at { $place }.
no-R18-11-own = Troops go from one army of yours to another.
no-R18-11-apart = These armies do not stand in the same territory.
no-R18-11-off = Now troops go only to nobles off the board, from other such nobles or from the castle.
no-R18-11-home = { $place } is neither your castle nor a city of yours.
no-R18-11-besieged = { $place } is besieged.
no-R18-12 = Only a noble off the board with an army can return.
no-R19-1-sealed = No deals while battle cards are held or a secret vote is open.
no-R19-1-other = Crowns are given to another baron in the game.
no-R19-1-out = You are out of the game.
no-R19-1-barons = Deals begin when every baron has been chosen.
no-R19-2 = You can give at most { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 } now.
no-R21-2 = This rule is in force already: { $law }.
no-R21-2-off = This game is played without new rules by private motion.
no-R21-3 = That heir is not in your hands.
no-R21-3-none = There is no such heir in the game.
no-R21-3-own = The heir of your own noble is neither returned nor killed.
no-R21-3-pass = An heir in your hands can be returned or killed, but not passed on.
no-R21-3-other = An heir is handed to another baron in the game.
no-R21-3-heir = The heir of { $noble } is not at home.
no-R21-3-off = This game is played without hostages.

## The table

table-middle = The realm
table-armies = { $seat }'s armies
table-agendas = Agendas
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
counter-titles = Titles: { $count }
badge-regent = Regent
badge-patron = Head of the Church
badge-banned = Banned
status-out = out of the game
status-planned = { $count } of { $most }
near-crowned = cities: { $count }; crowned in the next Upkeep
near-city = cities: { $count } / { $needed }; wins with one more
near-influence = leads with { $count } influence in the last round
pane-map = Map
pane-barons = Barons
pane-beside = Realm

## The table as text

off-board = off the board
at-sea = at sea ({ $place })
is-fortified = , fortified
is-besieged = , besieged by { $seat }
is-banned = , banned
is-exhausted = , exhausted
voyage-at = { $voyage }, { $at }
round-line = Influence in the pool { $pool } | regent { $regent } | Head of the Church { $patron }
fields-line = Cards in the fields (full at { $needed }): Taxation { $tax }, Wages { $wages }, Assembly { $assembly } | cards in the action piles { $piles }
track-line = Mercenary track: { $spaces } | mercenaries on offer: { $troops }
space-free =
    { $crowns ->
        [0] free
       *[other] free ({ $crowns })
    }
event-line = Event: { $name }. { $text }
law-line = Law: { $name }. { $text }
truce-line = Truce of God. { $text }
agenda-line = Urgent agenda: { $name }. { $text }
voyages-line = Expeditions: { $voyages }
city-line = { $city }: { $seat }, strength { $walls }, income { $income }{ $breaches }{ $fortified }{ $siege }
has-breaches = , { $count ->
        [one] { $count } breach
       *[other] { $count } breaches
    }
has-office = , { $office }
cards-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
card-times = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
has-casualties = , { $count ->
        [one] { $count } casualty
       *[other] { $count } casualties
    }
land-port = port
land-roads = roads to { $places }
land-borders = without a road to { $places }
score-counted = influence: { $count }
typed-question-assign_initial-0 = Where do your three vassals of 50 go?
typed-about-wages = Vassals have been paid; the mercenaries below cost { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }, you have { $count }. Choose whom you leave unpaid: they desert.
seat-line = { $seat }: crowns { $crowns }, votes { $votes }, faith { $faith }, influence { $influence } | titles: { $titles } | cards: { $cards }{ $banned }
army-line = { "   " }{ $army }, { $place }: strength { $strength } ({ $troops }){ $office }{ $casualties }{ $exhausted }

## Beside the map

table-hand = Your hand
table-plan = Pile { $pile }
table-forces = Your nobles and castle
table-piles = Piles
table-offer = Mercenaries on offer
table-soldiers = Draft
table-voyages = Fleets
table-laws = Laws
table-fields = What comes next
table-track = Mercenary track
track-space = Space { $space }
track-open = free
track-taken = { $space } { $seat }
track-free = { $space } for { $crowns }
field-draft = Draft
plan-left = yours: { $cards }
pile-left = Pile { $pile }: { $count ->
    [0] { $now ->
        [yes] its last card is being played
       *[no] done
     }
    [one] 1 card
   *[other] { $count } cards
 }
card-neutral = neutral card
number = { $count }
part-list = { $parts }
part-nothing = no troops
part-casualties = casualties: { $count }
part-exhausted = exhausted
counter-cities = Cities: { $count }; with { $needed } you win at once
counter-fate = Fate cards: { $count }
counter-events-red = Events: { $count }, the next is red: it harms
counter-events-green = Events: { $count }, the next is green: it helps
counter-events-blue = Events: { $count }, the next is blue: it may hit anybody
counter-walls = Walls: { $count }
card-city = city of strength { $walls }, controlled by { $seat }
card-city-neutral = neutral city of strength { $walls }
card-razed = razed city
card-army = { $army }, { $place }: strength { $strength } ({ $troops })
card-army-here = { $army } with strength { $strength } ({ $troops })
card-army-at-sea = { $army } at sea with strength { $strength } ({ $troops })
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
banner-king = { $seat } is the king: { $why }

## Short names on cards

brief-requisition = Requisition
    .text = 1 crown for each place with a noble of yours
brief-bargain = Bargain
    .text = A free marker on the mercenary track
brief-gather_support = Support
    .text = 2 votes; the most votes make you regent
brief-serve_the_church = The Church
    .text = 1 faith; the most make you Head of the Church
brief-mobilize = Mobilize
    .text = March to one place, fight one battle there
brief-versatile = Versatile
    .text = Crowns, vote, move, battle or marker
brief-important_event = Event
brief-expeditions = Expeditions
brief-fortifications = Fortifications
brief-recruiting = Recruiting
brief-uncertain_times = Uncertain Times
played = { $seat } plays { $action }: { $does }
played-neutral = A neutral card, { $action }: { $does }
does-requisition = 1 crown for each territory where its baron has nobles.
does-bargain = a marker on the mercenary track for nothing.
does-gather_support = 2 votes; whoever has the most becomes regent.
does-serve_the_church = 1 faith; whoever has the most becomes Head of the Church.
does-mobilize = rested nobles march to one territory; one battle may be fought there.
does-versatile = 2 crowns, 1 vote, a move, a battle or a marker. It comes back to the hand.
does-important_event = the Head of the Church chooses who resolves the top event.
does-expeditions = the regent may start one, all may stake on it; those under way sail on.
does-fortifications = each baron may repair or fortify one place.
does-recruiting = each baron may remove casualties of one army for 2 crowns each.
does-uncertain_times = the fate deck is shuffled.
brief-castle = Castle
brief-army = { $strength } · { $parts }
brief-army-castle = { $walls } + { $strength } · { $parts }
brief-army-none = no troops: off the board
brief-casualties = { $count } lost
brief-at-sea = { $place }, at sea
brief-offer = { $crowns ->
    [one] 1 crown now, 1 at each Wages
   *[other] { $crowns } crowns now, { $crowns } at each Wages
 }
brief-used-field = None left: on { $fields }
brief-used-planned = None left: in your piles

## Scenes

stage-field = Field battle at { $place }
    .short = Field battle
stage-assault = Assault on { $place }
    .short = Assault
stage-council = Assembly
title-field = Field battle
title-assault = Assault
title-siege = Siege
title-event = Event
title-planning = Planning
title-setup = Setting up
title-upkeep = Upkeep
side-attacker = Attacker: { $seat }
side-defender = Defender: { $seat }
side-strength = strength { $strength }
side-strength-led = strength { $strength }, +{ $cards } cards
side-sums = Hits { $deal } · shields { $prevent } · victories { $won }
side-sums-losses = Hits { $deal } · shields { $prevent } · victories { $won } · losses to place: { $losses }
battle-step-commanders = 1 of 4 · commanders
battle-step-cards = 2 of 4 · cards
battle-step-losses = 3 of 4 · losses
battle-step-victories = 4 of 4 · victories
battle-about-field = Commanders first. Then both draw a fate card for each full 100, two more with a commander, throw cards away in secret, and show the rest: hits, shields, victories.
battle-about-assault = Commanders first. Then both draw a fate card for each full 100, walls included, two more with a commander, throw cards away in secret, and show the rest: hits, shields, victories.
council-sums = The votes
council-sum = { $answer } { $count }
council-chair = { $seat } has the chair
council-absent = { $seat } does not attend
council-votes = Votes in hand
council-note = { $count ->
    [one] 1 agenda
   *[other] { $count } agendas
 } left · { $seat } has the chair
council-in-hand = { $seat }: votes in hand: { $count }
motion-card = { $agenda }: { $text }
report-vote-carried = Carried: { $motion }
report-vote-failed = Rejected: { $motion }
report-vote-named = { CAPITAL($motion) }: the Assembly names { $seat }
report-vote-sums = { $count ->
    [one] 1 vote
   *[other] { $count } votes
 } for, { $against } against.
report-vote-most = { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }; the others: { $others }.
report-vote-alone = { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }, and nobody else was named.
report-vote-tie = Equal at { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }: { $seat }, who has the chair, decided.
report-vote-silent = Nobody gave a vote: { $seat }, who has the chair, decided.
report-vote-why = { $sums } { $text }
report-vote-kept = Kept their votes: { $seats }
report-vote-nothing = Nothing changes; the votes are spent all the same.
report-vote-refuse = { $seat } accepts it, or refuses and is banned from the Assembly.
report-event-red = A red event hits { $seat }: { $event }
report-event-green = A green event for { $seat }: { $event }
report-event-blue = A blue event for everybody: { $event }
report-event-cancelled = { $event } is cancelled
report-event-averted = It would have meant: { $text }
report-event-shown = { $text } { $target }
report-event-nothing = Nothing has changed for anybody.
report-event-nobody = No baron is touched by it.
report-event-spared = It spares { $seats }.
report-cancel-own = { $seat } may cancel it for { $count } faith, and has { $held }.
report-cancel-own-poor = Cancelling takes { $count } faith; { $seat } has { $held }.
report-cancel-all = The barons may cancel it together: { $count } faith, and they have { $held }.
report-cancel-all-poor = Cancelling takes { $count } faith; all barons together have { $held }.

## The end

growth-influence = Influence round by round
growth-cities = Cities round by round
growth-round = { $to }
growth-rounds = { $from }–{ $to }
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
    .short = the last baron
why-conquest = { $seat } controls { $count ->
    [one] 1 city
   *[other] { $count } cities
 }: a victory at once.
    .short = { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
why-might = { $seat } controls the most cities: { $count }.
    .short = most cities ({ $count })
why-tie = Equal influence: cities, then wealth, then troops decide for { $seat }.
    .short = equal influence, but more cities, wealth or troops
why-influence = { $seat } has the most influence: { $count }.
    .short = most influence ({ $count })
ended-pool = The pool of influence was empty, so round { $round } was the last.
ended-rounds = Round { $round } was the last that was agreed on.

## Buttons and notes

act-give_crowns = Give crowns
act-hostage = Heirs
button-field = Field battle: { $against }
button-assault = Assault: { $against }
button-siege = Siege: { $against }
button-spaces = with the markers on { $spaces }
button-subject-pardon = Lift a ban
button-subject-repeal = Repeal a law
button-subject-rule = A new law
button-subject-strip = Take away a title or an office
button-subject-adjourn = Adjourn
button-subject-agenda = A discarded agenda
note-strength = strength { $strength }
note-kills = { $strength } → 0: he dies
note-loses = { $strength } → { $after }
note-refuse = you are banned
defies-income_tax = you do not pay; banned from the Assembly
defies-open_roads = you stop the noble; banned from the Assembly
defies-no_razing = you raze the city; banned from the Assembly
defies-draft_limit = you hire more than one; banned from the Assembly
defies-tithe = you do not pay; banned from the Assembly
defies-castle_peace = you attack the castle; banned from the Assembly
defies-law_of_chivalry = the beaten nobles die; banned from the Assembly
defies-ban_siege = you lay siege; banned from the Assembly
defies-ban_roads = you march on along the road; banned from the Assembly
defies-ban_sea = you sail; banned from the Assembly
defies-ban_expeditions = you start the expedition; banned from the Assembly
defies-ban_fortify = you fortify; banned from the Assembly
note-unpaid = unpaid: deserts (wage { $crowns })
warn-no-card = two cards fit here
warn-banned = no votes, no seat, not regent any more
warn-let_go = the city becomes neutral
warn-near = { $seat } is crowned with one more city.
note-field = then { $count } of { $needed }
note-field-full = brings the phase at once
note-comers = can be there: { $nobles }
note-prey-field = you { $count } against { $needed } of { $defender }; beaten, they retreat or die
note-prey-city =
    you { $count } against { $needed } ({ $defender }); brings { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } at each Taxation and 1 influence a round
note-prey-castle = you { $count } against { $needed } of { $defender }; brings half the crowns ({ $crowns }) and a city
note-siege = { $count } against { $needed } with commanders
note-own-city = your city
note-own-castle = your castle
note-own-nobles = your nobles are there
note-commander-square = { $strength }; square: one more shield
note-commander-star = { $strength }; star: one more hit
note-commander-circle = { $strength }; circle: no help in battle
note-commander-triangle = { $strength }; triangle: one more victory
note-commander-tired = { $strength }; exhausted: no ability
note-raze =
    brings { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } at once
odds-assault-won = taken
odds-assault-even = holds
odds-assault-lost = beaten off
odds-field-won = won
odds-field-even = undecided
odds-field-lost = lost
odds-besieged = besieged
odds-falls = falls to you
warn-leaves-siege = Your siege of { $site } ends when he leaves.
warn-leaves-city = { $site } stays without a noble: it may rebel.
warn-siege-surer = A siege would take { $site } now without a fight.
warn-siege-left = A siege would take it now without a fight: { $sites }.
warn-raze-law = Against the law: you would be banned from the Assembly.
note-by-sea = by sea; he lands in Upkeep
note-leave = needs leave of { $seats }
note-ceylon = safe, small gain
note-spice-islands = in between
note-china = risky, up to four times
dial-commit_votes = votes
dials-commit_votes = { $count ->
    [0] Commit nothing
    [one] Commit 1 vote
   *[other] Commit { $count } votes
 }
dial-expedition_stake = crowns
dials-expedition_stake = { $count ->
    [0] Stake nothing
    [one] Stake 1 crown
   *[other] Stake { $count } crowns
 }
zone-votes-none = you have no say in this one
zone-votes-some = others can outvote you alone
zone-votes-largest = more than any other baron has
zone-votes-alone = more than all others together have
zone-stake-none = you take no part
zone-stake-some = at risk until the fleet is home

## Questions that name something

question-plan_cards = Which cards go into pile { $pile }? Two at most, in secret.
question-assign_initial-0 = Where do your three vassals of 50 go? Click three times on a noble or the castle.
question-assign_initial-1 = Where does the vassal of 100 go, and where the mercenary of 100?
question-assign_initial-2 = Where does the mercenary of 50 go?
question-place_castle-again = Where do you put your castle back?
question-execute_card = Do you execute { $action }?
question-move_noble = Who marches to { $place }?
question-move_noble-more = { $place }: { $nobles } { $count ->
        [one] has come
       *[other] have come
    }. Who else marches there?
question-start_battle = Do you fight at { $place }?
question-commander-attack = Who leads your attack at { $place }?
question-commander-defend = Who leads your defence at { $place }?
question-battle_discard =
    You hold { $count ->
        [one] 1 fate card
       *[other] { $count } fate cards
    }: which do you throw away{ $least ->
        [0] , if any?
       *[other] ? At least { $least }.
    }
question-rearrange-0 = Do armies in the same territory exchange troops?
question-rearrange-1 = Do troops go to nobles off the board?
then-enter_noble = Where does { $noble } enter?
then-place_noble = Where does { $noble } return?
then-move_noble = Where does { $noble } ({ $strength }) march?
then-rearrange = Which troops does { $army } give?
then-rearrange-troops = Who gets { $troops }?
then-recruiting = { $army }: how many casualties are filled up?
then-written_votes = { CAPITAL($answer) }: how many votes?
then-subject-pardon = Whose ban is to be lifted?
then-subject-repeal = Which law is to be repealed?
then-subject-rule = Which law is to be made?
then-subject-strip = Which title or office is to be taken away?
then-subject-agenda = Which discarded agenda is to be voted on?
then-agenda_order = First { $agenda }. Which agenda is second?
then-give_crowns = How many crowns for { $other }?
button-faith = { $count ->
    [0] Nothing
   *[other] { $count } faith
 }
goal-open = open land
goal-yours = your own place, { $strength } strong
goal-neutral = a neutral city, { $strength } strong
goal-city = { $seat }'s city, walls { $strength }
goal-castle = { $seat }'s castle, walls { $strength }
question-allow_passage = Leave to pass: { $noble } ({ $strength }), { $way }
stop-from = from { $place }
stop-nobles = { $count ->
        [one] your noble
       *[other] your nobles
    }
stop-neutral-city = a neutral city
stop-your-city = your city
stop-your-castle = your castle
stop-other-city = { $seat }'s city
stop-other-castle = { $seat }'s castle

way-on = { $way } → { $place }
question-allow_attack-assault = May { $other } storm { $site } beside your noble?
question-allow_attack-siege = May { $other } besiege { $site } beside your noble?
stays-too-far = { $noble } cannot reach { $place } with this card.
sign-leave = with another's leave
sign-battle = battle: your odds
weigh-passage = May { $other }'s { $noble } ({ $strength }) pass through { $place }?
weigh-attack-assault = May { $other } storm { $site }, where your noble stands?
weigh-attack-siege = May { $other } besiege { $site }, where your noble stands?
weigh-allow = If you allow it
weigh-refuse = If you refuse
weigh-passes = { $noble } goes on to { $goal }: { $whose }.
weigh-passes-on = No stop in { $place }. Your leave holds until this card ends.
weigh-no-battle = This card brings no battle.
weigh-barred = None of { $other }'s nobles passes { $place } until this card ends.
weigh-another-way = Another way still leads to { $goal }.
weigh-stops = A march that ends in { $place } needs no leave.
weigh-fights = { $other } may attack { $defender } in { $place }: { $count } against { $needed }. The odds:
weigh-fights-you = { $other } may attack you in { $place }: { $count } against { $needed }. The odds:
weigh-siege = The siege is laid: { $count } against { $needed }, commanders counted.
weigh-siege-falls = The siege is laid a second time: { $site } falls without a fight.
weigh-no-part = Your noble takes no part and loses nothing.
weigh-not-attacked = Nobody attacks { $site } until this card ends.
weigh-field-open = To fight your noble in the field needs no leave.
weigh-foot = Everybody sees your answer. No agreement binds.
question-collect_troops = Which troops join { $noble } ({ $strength })?
question-use_ability = Does { $noble } use his ability: { $power }?
question-allocate_losses =
    { $count ->
        [one] { $place }: who takes the loss?
       *[other] { $place }: who takes this loss? { $count } in all, one after the other.
    }
question-deserter = { $army }: which mercenary deserts? Fate shows: { $nation }
question-losses_paid =
    { $where ->
        [castle] { $army } has fallen
       *[noble] { $army } is dead
    } with { $count ->
        [one] { $count } casualty
       *[other] { $count } casualties
    }: which mercenaries are lost, { $needed } strength?
question-retreat_to = Where does { $noble } ({ $strength }) retreat?
question-which_army-casualties = Which army takes its casualties first?
question-which_army-weakened = Which army without strength is dealt with first?
question-which_army-retreat = Which noble retreats first?
question-which_army-death = Which noble is buried first?
question-capture = { $city } is yours: keep it or raze it?
question-expedition_stake = { $voyage }: how many crowns do you stake?
question-expedition_bless = { $voyage }: do you bless the expedition for 1 faith?
question-assign_troop = Where do the new troops go: { $troops }?
question-commit_votes = { CAPITAL($motion) }: { $count ->
    [one] do you commit your only vote?
   *[other] how many of your { $count } votes do you commit?
 }
question-declare_vote-baron = { CAPITAL($motion) }: whom do you name with your { $count ->
    [one] vote
   *[other] { $count } votes
 }?
question-declare_vote-for = { CAPITAL($motion) }: are you for or against it with your { $count ->
    [one] vote
   *[other] { $count } votes
 }?
question-break_tie-baron = { CAPITAL($motion) }: equal at { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }. Whom do you name?
question-break_tie-for = { CAPITAL($motion) }: equal at { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }. For or against?
question-written_votes-baron = { CAPITAL($motion) }: whom do you write down, with { $count ->
    [one] your vote
   *[other] how many of your { $count } votes
 }?
question-written_votes-for = { CAPITAL($motion) }: for or against, with { $count ->
    [one] your vote
   *[other] how many of your { $count } votes
 }?
question-event_cancel = { $event }: how much faith do you give to cancel it?
question-event_choice = { $event }: what do you choose?
question-choose_field = On which field does { $action } go?
question-hire = Whom do you hire? You have { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 } and { $count ->
    [one] 1 marker
   *[other] { $count } markers
 } on the track.
question-fortification = What do you repair or fortify? You have { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }.
question-recruiting = Which army do you fill up? You have { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }.
question-refuse = The Assembly has named you: { $agenda }. Do you accept?
question-discard_title = You get { $agenda }: which older title do you give up?
question-give_office = Which noble gets the office { $agenda }?
question-agenda_choice = { $agenda } against { $seat }: what do you choose?
question-defy_law = { $law }: do you obey this law?
question-rebellion = { $city } rebels: what do you do?

## What a question is about

about-choose_baron = Barons differ in name and colour only.
about-assign_initial = A noble needs troops to enter the board. Four small armies can besiege four cities; two strong ones can assault.
about-place_castle = Its strength is 400. Troops and nobles come and go there; losing it costs half your crowns and a city.
about-enter_noble = Choose a noble, then a territory. Each noble with troops enters now, where no castle or noble of another baron is. Beside or at a weak city is good.
about-place_noble = Choose a noble, then where he returns. Nobles with an army return at your castle or a city of yours that is not besieged.
about-plan_cards = Piles are shuffled, then played 1, 2, 3; a field that fills up brings its phase.
about-choose_field = The field decides which special phase the card brings nearer.
about-track_space = Choose a free space. In the Draft the leftmost marker hires first, from { $troops }. Markers on the track with yours: { $count }; the Draft begins at { $needed }.
about-track_space-last = Choose a free space. Your marker fills the track: the Draft comes next. The leftmost marker hires first, from { $troops }.
about-versatile_option = Exactly one of these; the card comes back to your hand.
about-mobilize_target = All who march go to one territory; one battle may follow. Red: odds if all come.
about-move_noble = Choose a noble, then where he goes: one step to a neighbour, up to three along roads, or from port to port by sea.
about-collect_troops = His march ends at { $place }. Card by card, so asked again until “Enough”.
about-collect_troops-ahead = From { $place } on to { $goal }. Card by card, in every territory on the way: asked again until “Enough”.
about-start_battle = Field battles against nobles outside walls; assault or siege against cities and castles.
about-siege-possible = { $site }: you { $count } against { $needed } with commanders. A siege needs no cards; laid again in a later round it takes the place.
about-siege-weak = { $site }: you { $count } against { $needed } with commanders. A siege needs more; an assault is possible.
about-siege-second = { $site }: you { $count } against { $needed } with commanders. You have besieged it since round { $round }: laid again now, the siege takes it without a fight.
about-commander = He brings two more fate cards, and if he is rested his ability.
about-battle_discard = In secret, then all are shown. Each hit costs the other side 100 strength, shields stop hits, victories decide after the losses. Among cards alike it falls by lot.
about-use_ability-star = One more hit: the other side loses 100 more, unless a shield stops it.
about-use_ability-square = One more shield: it stops one of the other side's hits.
about-use_ability-triangle = One more victory, just before victories are compared.
about-use_ability-ordnance = One more hit against the walls and their defenders.
about-use_ability-standard = One more victory, just before victories are compared.
about-allocate_losses = Each hit that no shield stopped costs 100 strength, or a breach in the walls; at 0 a noble dies.
about-deserter = Whenever a noble retreats or dies, fate names a nation, and one mercenary card of it leaves his army for the deck.
about-losses_paid = For each casualty, mercenaries of 100 strength are discarded. Vassals are never lost.
about-retreat_to = To a neighbour of { $place } without another baron's city or noble.
about-which_army = Several of your armies are affected; you choose the order.
about-which_army-weakened = A noble without troops leaves the board, and one whose losses reach the strength of his troops dies. You choose the order.
about-capture =
    Kept: { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } at each Taxation, 1 influence a round; your cities that count: { $count }, and { $needed } win at once. Razed: { $loot ->
        [one] 1 crown
       *[other] { $loot } crowns
    } at once, and the city is gone.
about-ransom_city = The victor takes half your crowns and the city that you choose.
about-event_cancel = { $target } Cancelling takes { $count } faith; { $missing } still missing.
about-event_receiver-red = The top event is red: it harms whoever resolves it. Giving it to another baron costs 1 faith.
about-event_receiver-green = The top event is green: it helps whoever resolves it. Keeping it yourself costs 1 faith.
about-event_receiver-blue = The top event is blue: it may hit anybody, whoever resolves it.
about-expedition_start = It returns after two more Expeditions cards.
about-expedition_stake = Home after two more Expeditions cards. Of { $cards } fate cards: lost { $lost } · no news { $waiting } · stake back { $back } · two to four times { $more }.
about-expedition_bless = Two fate cards, the better counts. Of { $cards }: lost { $lost } · no news { $waiting } · stake back { $back } · more { $more }.
about-fortification = Each breach costs { $repair ->
    [one] 1 crown
   *[other] { $repair } crowns
 } to repair; fortifying a city costs { $fortify } and gives +100 strength and +1 income.
about-recruiting = Choose the army. 2 crowns for each casualty token of one army.
question-wages-short = You cannot pay all mercenaries: whom do you leave unpaid?
note-cede = { $strength } strong, brings { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    } at each Taxation
about-wages =
    { $crowns ->
        [one] Vassals have been paid; the mercenaries below cost { $crowns } crown, and you have { $count }. Click those you leave unpaid: they desert.
       *[other] Vassals have been paid; the mercenaries below cost { $crowns } crowns, and you have { $count }. Click those you leave unpaid: they desert.
    }
about-hire-none = There is no place for new troops.
about-hire = A first wage is due at once. Your first marker may take several of one nation.
about-assign_troop = To nobles at your castle or city, nobles off the board, or the castle.
about-deputy = The regent does not attend: somebody else takes the chair.
about-agenda_order = You have the chair. The order matters: votes are spent one agenda after the other.
about-event-target = Fate shows: { $target }.
about-commit_votes = In secret. What you commit is spent whatever the result; the rest is for later.
about-declare_vote = All your committed votes count for what you say now. The most votes win; the chair decides if they are equal.
about-break_tie = You have the chair: you decide among the equal results, whatever you voted for.
about-written_votes = With two players all is written down at once, in secret.
about-private_subject = Fate has named you: bring a subject to the vote, or pass.
about-rebellion = 1 faith or { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 } (twice its income) keeps the city; else it becomes neutral. A noble there would have prevented it.
about-rearrange-0 =
    Choose who gives ({ $givers }), then the card, then who gets it. Asked again until “Done”: { $count ->
        [one] { $count } transfer left.
       *[other] { $count } transfers left.
    }
about-rearrange-1 =
    They return only with troops. Choose who gives ({ $givers }), then the card, then the noble; asked again until “Done”: { $count ->
        [one] { $count } transfer left.
       *[other] { $count } transfers left.
    }
about-give_crowns = Crowns may be given at any time; no promise binds.
about-hostage = An heir in other hands keeps his dead noble from returning.

## What came of a battle, a siege, an expedition

report-attacker = { $seat } wins the field
report-defender = { $defender } beats { $seat }
report-undecided = Nobody wins the field
report-stormed = { $seat } takes { $site } by storm
report-repulsed = { $seat } is beaten off
report-holds = { $site } holds out against { $seat }
report-why-empty = Nobody defended it and the walls were down: it fell without a card.
report-why-odds = { $why } { $seat } had about { $count } %.
report-why-losses = The losses decided, { $count } : { $against }. Victories were not compared any more.
report-why-equal = Victories { $count } : { $against }. Equal victories drive nobody away.
report-why-taken = Victories { $count } : { $against }, but walls and defenders were gone.
report-why-partial = Victories { $count } : { $against }. One more drives the other side away.
report-why-total = Victories { $count } : { $against }. Two more or better: the beaten nobles die.
report-cards = Cards, the attacker's first
report-side = { $seat } { $strength }
report-suffers =
    { $count ->
        [0] no losses
        [one] { $count } loss: { $before } → { $after }
       *[other] { $count } losses: { $before } → { $after }
    }
report-hits = hits taken { $hits }, shields { $shields }
report-part-hits =
    { $count ->
        [one] hit
       *[other] hits
    }
report-part-shields =
    { $count ->
        [one] shield
       *[other] shields
    }
report-part-victories =
    { $count ->
        [one] victory
       *[other] victories
    }
report-part-more = one more
report-ability-hits = { $ability }: hit
report-ability-shields = { $ability }: shield
report-ability-victories = { $ability }: victory
change-fell = { $army } ({ $before }) is dead
change-fled = { $army } retreats to { $place } with { $after }
change-hit = { $army }: { $before } → { $after }
change-walls = Walls: { $before } → { $after }
change-crowns = { $seat }: crowns { $before } → { $after }
change-votes = { $seat }: votes { $before } → { $after }
change-faith = { $seat }: faith { $before } → { $after }
change-influence = { $seat }: influence { $before } → { $after }
change-left = { $army } ({ $before }) has no army left and leaves the board
change-goes = { $army } is at { $place } now
change-site-taken = { $site } goes to { $seat }
change-site-neutral = { $site } is neutral now
change-site-neutral-from = { $seat } loses { $site }: it is neutral now
change-site-razed = { $site } lies in ruins
change-site-razed-from = { $seat } loses { $site }: it lies in ruins
change-site-walls = Walls of { $site }: { $before } → { $after }
change-regent = { $seat } is regent now; before: { $other }
change-patron = { $seat } is Head of the Church now; before: { $other }
change-heretic = { $seat } can never be Head of the Church any more
change-childless = { $army } has no heir from now on
change-truce = Until the end of the round nobody may start a battle
change-castle =
    { $crowns ->
        [one] { $seat } takes { $crowns } crown and a city from { $other }; the castle leaves the board
       *[other] { $seat } takes { $crowns } crowns and a city from { $other }; the castle leaves the board
    }
change-city =
    { $crowns ->
        [one] { $site } goes to { $seat }: { $crowns } crown at each Taxation, 1 influence a round
       *[other] { $site } goes to { $seat }: { $crowns } crowns at each Taxation, 1 influence a round
    }
change-city-lost =
    { $count ->
        [one] { $seat } loses { $site } and has { $count } city left
       *[other] { $seat } loses { $site } and has { $count } cities left
    }
change-shut-income = { $site } gives no income and no influence while it is besieged
change-shut-until = The siege ends when no noble of { $seat } is left there
change-shut-nobles = The nobles inside cannot leave; they may fall on the besiegers
change-starved = { $army } dies with the city
change-voyage = { $seat } staked { $crowns } and gets { $count }
report-next-capture = { $seat } keeps { $site } or razes it.
report-next-ransom = { $seat } chooses the city to cede.
report-next-out = { $seat } is out of the game.
report-siege = Siege of { $site }
report-besieged = { $seat } besieges { $site }
report-strengths = Strengths
part-commander = commander
part-garrison = garrison
report-starved = { $site } falls to { $seat }
report-why-besieged = { $count } against { $needed }: more is enough, no card is drawn.
report-why-starved = { $count } against { $needed }, and besieged since round { $round }: the second siege takes it without a fight.
report-next-siege = A second siege in a later round takes it.
report-voyage = Expedition: { $voyage }
report-fleet_home =
    { $count ->
        [one] The fleet comes home with the bare stakes
       *[other] The fleet comes home with { $count } times the stakes
    }
report-fleet_lost = The fleet is lost with all stakes
report-why-voyage = One fate card decided.
report-why-blessed = It was blessed: the better of two fate cards counted.

## What explains itself

explain-action-requisition = 1 crown for each territory with nobles of yours. Goes to yellow (Taxation).
explain-action-bargain = Put a marker on the mercenary track for nothing. Goes to red (Wages).
explain-action-gather_support = 2 votes; with more than every other baron you become regent. Goes to blue (Assembly).
explain-action-serve_the_church = 1 faith; with more than every other baron you become Head of the Church. Goes to any field.
explain-action-mobilize = Move nobles to one territory, fight there, or both. Goes to red after moving, to blue after a battle.
explain-action-versatile = 2 crowns, 1 vote, a move, a battle, or a marker for crowns. Comes back to your hand.
explain-action-important_event = The Head of the Church chooses who resolves the top event.
explain-action-expeditions = The regent may start one, all may stake on it; those under way sail on.
explain-action-fortifications = Each baron may repair or fortify one place.
explain-action-recruiting = Each baron may remove casualties of one army for 2 crowns each.
explain-action-uncertain_times = The fate deck is shuffled.
thing-crowns = crowns
thing-votes = votes
thing-faith = faith
thing-influence = influence
thing-pool = pool of influence
thing-planned = planned cards
thing-cities = cities
thing-castle = castle
thing-walls = walls
thing-siege = siege
thing-breach = breach
thing-fortified = fortification
thing-vassal = vassals
thing-fate = fate cards
thing-events = events
thing-roads = road
thing-port = port
explain-kind-action = action card
explain-kind-neutral = neutral action card
explain-kind-fate = fate card in battle
explain-kind-mercenary = mercenaries
explain-kind-voyage = expedition
explain-kind-phase = what comes next
explain-kind-seal = seal
explain-kind-token = token
explain-kind-castle = seat of a baron
explain-kind-map = on the map
explain-kind-noble = noble of { $baron }
explain-kind-city = city
explain-kind-titles = given by the Assembly
explain-kind-event-red = red event · harms whoever resolves it
explain-kind-event-green = green event · helps whoever resolves it
explain-kind-event-blue = blue event · may hit anybody
explain-requisition-yours =
    { $count ->
        [one] It would bring you { $count } crown now.
       *[other] It would bring you { $count } crowns now.
    }
explain-votes-most = You would have { $after } votes instead of { $before }, and { $other } has { $most }: you would have the most.
explain-votes-behind = You would have { $after } votes instead of { $before }, but { $other } has { $most }: not the most.
explain-faith-most = You would have { $after } faith instead of { $before }, and { $other } has { $most }: you would have the most.
explain-faith-behind = You would have { $after } faith instead of { $before }, but { $other } has { $most }: not the most.
explain-cities-yours = You control { $count }; { $needed } win at once.
explain-law-now = In force
explain-field-filling = { $field } has { $count } / { $needed } now.
explain-both = { $first } { $second }
explain-title = { $agenda }: { $text }
explain-titles = { $first } { $second } { $third }
explain-event-cancel =
    { $count ->
        [one] Can be cancelled for { $count } faith
       *[other] Can be cancelled for { $count } faith
    }
explain-noble-square = As a rested commander he counts as one more shield. Any commander brings two more fate cards.
explain-noble-star = As a rested commander he counts as one more hit. Any commander brings two more fate cards.
explain-noble-circle = His army is free of wages up to a strength of 400. Any commander brings two more fate cards.
explain-noble-triangle = As a rested commander he counts as one more victory. Any commander brings two more fate cards.
explain-noble-dead = Out of the game
explain-city = Strength { $walls }, income { $income }. Whoever controls it gets the income at each Taxation and 1 influence a round; without a noble there it may rebel.
explain-city-razed = It lies in ruins
explain-city-neutral = Nobody controls it
explain-symbol-deal_100 = The other side loses 100 strength, or gets a breach in its walls, unless a shield stops it.
explain-symbol-prevent_100 = Stops one hit of the other side.
explain-symbol-victory_1 = Counts when victories are compared after the losses: with one more, the other side's nobles retreat, with two more they die.
explain-symbol-draw_more = Brings one more fate card when it is revealed.
explain-nation-english = Hired in the Draft, 1 crown of wage for each 50 strength, paid again at each Wages or they leave. When fate shows their nation they may desert.
explain-nation-polish = Hired in the Draft, 1 crown of wage for each 50 strength, paid again at each Wages or they leave. When fate shows their nation they may desert.
explain-nation-swabian = Hired in the Draft, 1 crown of wage for each 50 strength, paid again at each Wages or they leave. When fate shows their nation they may desert.
explain-nation-swiss = Hired in the Draft, 1 crown of wage for each 50 strength, paid again at each Wages or they leave. When fate shows their nation they may desert.
explain-nation-romanian = Hired in the Draft, 1 crown of wage for each 50 strength, paid again at each Wages or they leave. When fate shows their nation they may desert.
explain-nation-lombard = Hired in the Draft, 1 crown of wage for each 50 strength, paid again at each Wages or they leave. When fate shows their nation they may desert.
explain-voyage-ceylon = Started by the regent; everybody may stake 1 to 5 crowns. After two more Expeditions cards fate decides: lost, no news, or up to four times the stake.
explain-voyage-spice_islands = Started by the regent; everybody may stake 1 to 5 crowns. After two more Expeditions cards fate decides: lost, no news, or up to four times the stake.
explain-voyage-china = Started by the regent; everybody may stake 1 to 5 crowns. After two more Expeditions cards fate decides: lost, no news, or up to four times the stake.
explain-field-tax = When the yellow field is full, everybody takes the income of their unbesieged cities, 1 more for a fortified one, and titles pay.
explain-field-wages = When the red field is full, everybody pays all their troops. Mercenaries who are not paid leave.
explain-field-assembly = When the blue field is full, the Assembly votes on the urgent agendas: motions, laws, titles and offices.
explain-field-draft = When the mercenary track is full, markers hire troops of the offer from left to right.
explain-badge-regent = Has the chair in the Assembly, goes first in order, and may start expeditions. Taken with Gather Support by whoever then has more votes than every other baron.
explain-badge-patron = Chooses who resolves an event. Taken with Serve the Church by whoever then has more faith than every other baron.
explain-badge-banned = Neither attends the Assembly nor gets votes dealt, and cannot be regent.
explain-thing-crowns = Pay troops, repairs and stakes; they may be given away at any time.
explain-thing-votes = Spent in secret on the agendas of the Assembly. More than every other baron with Gather Support makes you regent.
explain-thing-faith = Cancels events and keeps cities in a rebellion. More than every other baron with Serve the Church makes you its Head.
explain-thing-influence = 1 a round for each unbesieged city, while your castle stands. When the pool is empty the game ends after that Upkeep, and the most influence wins.
explain-thing-pool = The influence that is left. In each Upkeep every baron takes 1 for each city that is not besieged; when the pool is empty the game ends with that round, and the most influence wins.
explain-thing-planned = Cards that still lie hidden in the three action piles.
explain-thing-cities = Whoever controls more than half of the standing kingdom cities at the start of Upkeep wins at once; with two players five are enough.
explain-thing-castle = Strength 400 and its garrison; troops and nobles come in here. If it falls, half the crowns and a city are lost, and there is no influence until it is back.
explain-thing-walls = The city's or castle's own strength: it draws fate cards for the defender and takes losses as breaches.
explain-thing-siege = Needs more strength than the defenders, commander and walls. Laid again by the same baron in a later round, the city falls without a fight. Besieged cities bring no income.
explain-thing-breach = Takes 100 off the walls until it is repaired, for 2 crowns.
explain-thing-fortified = 100 more strength and 1 more income. It costs 4 crowns on Fortifications.
explain-thing-vassal = Troops of your own. They are paid first, and stay even without pay.
explain-thing-fate = Decide battles, rebellions, expeditions and ties. Each side of a battle draws one for each full 100 strength, two more with a commander, ten at most.
explain-thing-events = The colour of the next one can be seen: red harms, green helps, blue may hit anybody. The Head of the Church chooses who resolves it.
explain-thing-roads = A noble moves one step to a neighbour, or up to three steps that all follow roads. Mountains cannot be crossed, rivers only at bridges.
explain-thing-port = From a port a noble sails to any other port, and lands in Upkeep.

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
setting-max_rounds = Round limit
    .help = The game ends after this many rounds at the latest; 0 means no limit.
