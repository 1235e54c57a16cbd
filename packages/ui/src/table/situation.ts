import type { Phase, Seat } from '@astris/engine';
import type { StorylineCard } from '@astris/engine/language';
import { decisionPrompt, plain, ROMAN, shortName, waitingPrompt, who, whose } from '@astris/engine/messages';
import { faceOf, permanentsOf, standingOf, typeOf } from '@astris/engine/queries';
import type { TableModel } from './model';
import { chapterWords, endOf, type StoryCard } from './story';

/** The phases of a turn as they are said. */
export const PHASE_NAMES: Record<Phase, string> = {
  setup: 'setup',
  ready: 'Ready',
  income: 'Income',
  draw: 'Draw',
  action: 'Action Phase',
  end: 'End Phase',
  actEnd: 'hands and sideboards',
  over: 'over',
};

/** What can attack and intercept. */
const ACTORS: ReadonlySet<string> = new Set(['Character', 'Spacecraft']);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const some = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** How the game stands, a sentence each: the turn, what both have, their Storylines, the Chain, and what is asked. */
export function situationOf(model: TableModel): string[] {
  const { board } = model.view;
  const seats = [model.bottom, ...board.players.map((_, seat) => seat).filter((seat) => seat !== model.bottom)];
  return [
    `Act ${ROMAN[board.act]}, turn ${board.turn}: ${whose(model.naming, board.active)} turn, ${PHASE_NAMES[board.phase]}.`,
    ...seats.map((seat) => playerSentence(model, seat)),
    ...seats.flatMap((seat) => storySentences(model, seat)),
    ...(board.chain.length > 0 ? [`${some(board.chain.length, 'item')} on the Chain.`] : []),
    `${capital(askedOf(model))}.`,
  ].map((sentence) => sentence.replace(/([.?])\.$/, '$1'));
}

function playerSentence(model: TableModel, seat: Seat): string {
  const player = model.view.board.players[seat];
  if (!player) return '';
  const ready = permanentsOf(model.board, seat).filter((card) => card.ready && ACTORS.has(typeOf(model.board, card)));
  const parts = [
    `Treasury ${player.C}C`,
    `${player.CP} CP`,
    some(standingOf(model.board, seat), 'Story Point'),
    `${some(player.hand, 'card')} in hand`,
    `${ready.length} ready to act`,
  ];
  return `${capital(who(model.naming, seat))}: ${parts.join(', ')}.`;
}

function storySentences(model: TableModel, seat: Seat): string[] {
  return permanentsOf(model.board, seat)
    .filter((card): card is StoryCard => card.story !== undefined)
    .map((card) => {
      const printed = model.naming.printed(card.card) as StorylineCard;
      const parts = endOf(model.board, card, printed).map(({ text, have, need }) => `${text}, ${have} of ${need}`);
      const { numeral, title } = chapterWords(printed, card.story);
      const bound = card.story.bound === null ? undefined : model.view.board.cards[card.story.bound];
      const held = bound ? `, Bound to ${shortName(faceOf(model.board, bound).name)}` : '';
      return `${capital(whose(model.naming, seat))} ${printed.name}${held}: Chapter ${numeral}, ${title}. ${parts.join('; ')}.`;
    });
}

function askedOf(model: TableModel): string {
  const { decision, board, asked } = model.view;
  if (board.result) return 'the game is over';
  if (decision) return plain(decisionPrompt(decision, model.naming, board));
  const other = asked.find((one) => one !== null);
  return other ? plain(waitingPrompt(other, model.naming)) : 'nothing is asked';
}
