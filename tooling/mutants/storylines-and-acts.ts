/** Mistakes in the files of sections 8 and 9. */
import type { Mutant } from './edits';

const STORYLINES = 'rules/08-storylines';
const ACTS = 'rules/09-acts';

export const STORYLINES_AND_ACTS: readonly Mutant[] = [
  {
    rule: '8.10.2',
    file: `${STORYLINES}/bind.ts`,
    mistake: 'a Character that is activated can be Bound',
    from: "  if (!character.ready) return refuse('8.10.2', 'notReady');\n",
    to: '',
    first: [`${STORYLINES}/bind.test.ts`],
  },
  {
    rule: '8.5.5',
    file: `${STORYLINES}/chapters.ts`,
    mistake: 'a Climactic Chapter waits for the sixth turn of the Act',
    from: 't.board.turn < t.ruleset.climacticTurn',
    to: 't.board.turn <= t.ruleset.climacticTurn',
    first: [`${STORYLINES}/chapters.test.ts`],
  },
  {
    rule: '8.4.2',
    file: `${STORYLINES}/chapters.ts`,
    mistake: 'a Character that is not Aligned receives the SP of a Chapter',
    from: 'if (who && receivesAwards(g, who, card.id)) ',
    to: 'if (who) ',
    first: [`${STORYLINES}/alignment.test.ts`],
  },
  {
    rule: '8.9.2',
    file: `${STORYLINES}/completion.ts`,
    mistake: 'a completed Storyline tells nobody that its Bound Character is free',
    from: "  unbind(g, id, '8.9.2');\n",
    to: '',
    first: [`${STORYLINES}/completion.test.ts`],
  },
  {
    rule: '8.12.3',
    file: `${STORYLINES}/reversal.ts`,
    mistake: 'a Reversal that goes live during Chapter 2 skips to the last Chapter',
    from: 'if (card.story.chapter === 3) activateChapter',
    to: 'if (card.story.chapter >= 2) activateChapter',
    first: [`${STORYLINES}/reversal.test.ts`],
  },
  {
    rule: '8.6.4',
    file: `${STORYLINES}/skip.ts`,
    mistake: 'a free Skip resolves although its condition is no longer true',
    from: ' || !same || !isOpen(g, card.id)) {',
    to: ' || !same) {',
    first: [`${STORYLINES}/skip.test.ts`],
  },
  {
    rule: '9.4.0a',
    file: `${ACTS}/begin.ts`,
    mistake: 'a conflict goes on when the Act has ended',
    from: "  setBoard(g, 'conflict', null);\n",
    to: '',
    first: [`${ACTS}/act-end.test.ts`],
  },
  {
    rule: '9.4.5',
    file: `${ACTS}/end-of-act.ts`,
    mistake: 'a winner with less than the starting Treasury is raised to it',
    from: 'player.C > printed.treasury',
    to: 'player.C !== printed.treasury',
    first: [`${ACTS}/steps.test.ts`],
  },
  {
    rule: '9.4.4',
    file: `${ACTS}/end-of-act.ts`,
    mistake: 'the loser is paid for having more permanents, not fewer',
    from: '(frame.permanents[frame.winner] ?? 0) - (frame.permanents[loser] ?? 0)',
    to: '(frame.permanents[loser] ?? 0) - (frame.permanents[frame.winner] ?? 0)',
    first: [`${ACTS}/steps.test.ts`],
  },
  {
    rule: '9.4.6',
    file: `${ACTS}/hands.ts`,
    mistake: 'a loser who set cards aside draws seven besides',
    from: '{ seat: loser, amount: kept.length });\n    return;\n',
    to: '{ seat: loser, amount: kept.length });\n',
    first: [`${ACTS}/hands.test.ts`],
  },
];
