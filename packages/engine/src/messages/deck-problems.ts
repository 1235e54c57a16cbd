/** Why a deck list is illegal, as a player reads it (section 2). */
import type { DeckProblem } from '../rules/02-deck-lists';

/** What to change, with the rule's number. `nameOf` gives a card's name, or undefined for an id that no card has. */
export function deckProblemSentence(problem: DeckProblem, nameOf: (card: string) => string | undefined): string {
  const name = problem.card ? (nameOf(problem.card) ?? `“${problem.card}”`) : '';
  return `${sentenceOf(problem, name)} (${problem.rule})`;
}

const counted = (n: number | undefined, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

function sentenceOf({ fault, card, need, have }: DeckProblem, name: string): string {
  switch (fault) {
    case 'unknownCard':
      return card ? `No card is called ${name}.` : 'A card without a name is none.';
    case 'noHomeworld':
      return 'The deck has no Homeworld yet: choose one.';
    case 'noStarter':
      return 'The deck has no Starter Character yet: choose one.';
    case 'notAHomeworld':
      return `${name} is not a Homeworld.`;
    case 'notACharacter':
      return `${name} is not a Character, so it can’t be the Starter.`;
    case 'starterTooExpensive':
      return `${name} costs ${have}C; a Starter costs ${need}C or less.`;
    case 'starterNotActI':
      return `${name} can’t be played in Act I, so it can’t be the Starter.`;
    case 'wrongFaction':
      return `${name} is of no faction that the Homeworld prints, and is neither Independent nor a Storyline.`;
    case 'tooFewCards':
      return `The main deck has ${counted(have, 'card')}; at least ${need} are needed.`;
    case 'tooManyCards':
      return `The main deck has ${counted(have, 'card')}; at most ${need} are allowed.`;
    case 'tooManyCopies':
      return `There are ${have} copies of ${name} in deck, sideboard and Starter together; at most ${need} are allowed.`;
    case 'tooFewStorylines':
      return `The main deck has ${counted(have, 'Storyline')}; at least ${need} are needed.`;
    case 'sideboardTooLarge':
      return `The sideboard has ${counted(have, 'card')}; at most ${need} are allowed.`;
    case 'notForDecks':
      return `${name} is a Homeworld, which has its own place in a list.`;
    case 'badCount':
      return `${have} is not a number of copies of ${name}.`;
    case 'banned':
      return `${name} is banned.`;
  }
}
