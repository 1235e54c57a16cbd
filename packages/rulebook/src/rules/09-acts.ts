import { given, house, type RuleText } from '../text';

/** Rules 9. */
export const ACTS = [
  {
    id: '9.0.1',
    text: [
      given('A game has up to three Acts, and some cards may be played only in certain Acts (4.3).'),
      given(
        'Act I, The Foundation, is the setup phase: players establish Homeworlds, deploy Starter Characters and build their economy and territory.',
      ),
      given('Act II, The Schism, is the middle game: conflicts break out and grow.'),
      given('Act III, The Reckoning, is the climax: decisive plays and resolution.'),
      house('Setup (17) is the opening of Act I; its first turn follows.'),
    ],
    guidance: true,
  },
  {
    id: '9.4.0',
    title: 'How an Act ends',
    text: [
      given(
        "A completed Storyline (8.9) ends the Act and gives its back face's printed reward to the player that it names.",
      ),
      given('That alone does not win the Act.'),
    ],
  },
  {
    id: '9.4.0a',
    title: 'What is cut short',
    text: [
      house('What is resolving and its check finish.'),
      house("Everything else on the Chain leaves it (cards to their owners' Depleted Piles)."),
      house('The conflict and the turn are over, without an End Phase.'),
      house("Abilities that wait, or that trigger before the next Act's first turn, are lost."),
    ],
  },
  {
    id: '9.4.0b',
    title: 'The reward',
    text: [
      house('The reward comes before step 1, followed by a check that advances no Chapter.'),
      house("A reward that names the Act's winner or loser is given right after step 2."),
      house('If several Storylines completed, all give rewards, and the active player says which one ended the Act.'),
    ],
  },
  {
    id: '9.4.0c',
    title: 'The active player',
    text: [house("Whoever's turn it was is the active player through step 7.")],
  },
  {
    id: '9.4.1',
    title: 'Step 1: count permanents',
    text: [
      given('Before any other step, count the permanents that each player controls: every card on the Map (18.25).'),
      given('Keep both totals for step 4.'),
      house('Homeworlds, attached cards, Storylines and back faces count.'),
    ],
  },
  {
    id: '9.4.2',
    title: 'Step 2: score Story Points',
    text: [
      given("Each player counts SP from the board (15.1) and adds this Act's SP for an empty Treasury (16)."),
      given(
        'The player with the most wins the Act; a tie goes to the active player (15.3); every other player is a loser for the steps below.',
      ),
      given('SP then go to zero.'),
      house('Markers and tallies go; printed SP count again in the next Act.'),
    ],
  },
  {
    id: '9.4.2a',
    title: 'Step 2a: the completed Storyline is Burned',
    text: [
      given('The completed Storyline that ended the Act goes to the Burned Pile (8.9.5).'),
      given('Storylines still in progress stay on the Map with their progress.'),
    ],
  },
  { id: '9.4.3', title: 'Step 3: board state', text: [given('All remaining cards in play stay in play.')] },
  {
    id: '9.4.4',
    title: 'Step 4: catch-up of the loser',
    text: [
      given('The loser adds 10C.'),
      given(
        "If the loser controlled fewer permanents at step 1, the loser then also adds C equal to the winner's total less the loser's; otherwise nothing more.",
      ),
      given('The Treasury stays at or below the cap of 20C (3.1).'),
    ],
  },
  {
    id: '9.4.5',
    title: "Step 5: the winner's Treasury",
    text: [
      given(
        "If the winner has more C than their Homeworld's starting Treasury, their Treasury goes down to that value; otherwise nothing changes.",
      ),
    ],
  },
  {
    id: '9.4.6',
    title: 'Step 6: hands',
    text: [
      given('Hands, in this order:'),
      given('a) the loser may set any number of cards from hand aside and puts the rest back into the deck;'),
      given('b) the winner puts the whole hand back into the deck;'),
      given(
        'c) both may add cards to and take cards from their decks through their sideboards, not necessarily one for one (9.7);',
      ),
      given('d) both shuffle;'),
      given('e) the winner draws 5 cards, without mulligan;'),
      given(
        'f) a loser who set cards aside takes exactly those into hand and draws nothing, and a loser who set none aside draws 7 cards and may mulligan (17.6).',
      ),
    ],
  },
  { id: '9.4.7', title: 'Step 7: first player', text: [given('The loser says who plays first.')] },
  {
    id: '9.4.8',
    title: 'Step 8: everything else',
    text: [
      given('Everything else is unchanged.'),
      house(
        'So are ready or activated, damage on Characters and Spacecraft, CP, control, attachments, Bound and Partnered.',
      ),
      house(
        'The turn being over, effects lasting this turn or this Act end and damage on Locations goes (10.6c); then a check follows that advances no Chapter.',
      ),
      house("The first player's turn is turn 1 of the Act."),
    ],
  },
  {
    id: '9.4.9',
    title: 'Winning the game',
    text: [
      given('A player who wins their second Act wins the game; no further Act is played.'),
      house('The game ends right after step 2.'),
    ],
  },
  {
    id: '9.6.1',
    text: [
      given("SP, each Storyline's active Chapter, who is Bound and Partnered, and which Reversal is live are public."),
      given(
        "SP are counted from the board at the Act's end (15.1), not gathered during it, so any player may work out any other player's standing at any time.",
      ),
      house('The game shows the standings, and who would win a tie.'),
    ],
  },
  {
    id: '9.7.1',
    text: [
      given('A sideboard has up to 15 cards, or a player has none.'),
      given("All its cards are legal for the deck: none belongs to a faction that the player can't play."),
    ],
  },
  {
    id: '9.7.2',
    text: [
      given(
        "A player may add any number of cards from the sideboard to the deck, but can't take more cards out of the deck than the sideboard contained at the beginning of the game.",
      ),
      given('After any exchange the sideboard holds no more cards than it did at the beginning of the game.'),
      house('Deck and sideboard together keep the same cards.'),
      house("Copies and factions can't become illegal, since the whole list was checked at the start."),
    ],
  },
] as const satisfies readonly RuleText[];
