import { cardById } from '@astris/cards';
import { deckProblemSentence, plain, refusalSentence } from '@astris/engine/messages';
import type { ReplayFailure } from './replay';

const KINDS = { engineVersion: 'another engine', rulesetVersion: 'other rules', poolHash: 'other cards' } as const;
/** A hash is told by its beginning. */
const short = (version: string): string => (version.length > 20 ? `${version.slice(0, 12)}…` : version);

/** Why a game can't be run again, as a sentence. */
export function failureSentence(failure: ReplayFailure): string {
  switch (failure.why) {
    case 'otherVersion':
      return `This game was played with ${KINDS[failure.which]} (${short(failure.file)}) than what is here (${short(failure.here)}), so it can’t be run again.`;
    case 'deckIllegal': {
      const { seat, problem } = failure;
      return `The deck of seat ${seat} is not legal. ${deckProblemSentence(problem, (card) => cardById(card)?.name)}`;
    }
    case 'refused': {
      const who = failure.actor === 'server' ? 'the server' : `seat ${failure.actor}`;
      return `Action ${failure.number}, ${JSON.stringify(failure.action)} of ${who}, is refused. ${plain(refusalSentence(failure.refusal))}`;
    }
    case 'threw':
      return failure.number === 0
        ? `The engine failed before the first action: ${failure.message}`
        : `The engine failed at action ${failure.number}: ${failure.message}`;
  }
}
