import type { Seat } from '@astris/engine';
import type { StorylineCard } from '@astris/engine/language';
import { decisionPrompt, plain, ROMAN, shortName, waitingPrompt } from '@astris/engine/messages';
import { faceOf, permanentsOf, standingOf, typeOf } from '@astris/engine/queries';
import type { TableWords } from '../words';
import { about, capital } from './about';
import type { TableModel } from './model';
import { chapterWords, endOf, type StoryCard } from './story';

/** What can attack and intercept. */
const ACTORS: ReadonlySet<string> = new Set(['Character', 'Spacecraft']);

/** How the game stands, a sentence each: the turn, what both have, their Storylines, the Chain, and what is asked. */
export function situationOf(model: TableModel, t: TableWords): string[] {
  const { naming, view } = model;
  const { board } = view;
  const seats = [model.bottom, ...board.players.map((_, seat) => seat).filter((seat) => seat !== model.bottom)];
  return [
    t('situation.turn', {
      ...about(naming, board.active),
      act: ROMAN[board.act],
      turn: board.turn,
      phase: t(`phases.${board.phase}`),
    }),
    ...seats.map((seat) => playerSentence(model, seat, t)),
    ...seats.flatMap((seat) => storySentences(model, seat, t)),
    ...(board.chain.length > 0 ? [t('situation.chain', { items: board.chain.length })] : []),
    `${capital(askedOf(model, t))}.`,
  ].map((sentence) => sentence.replace(/([.?])\.$/, '$1'));
}

function playerSentence(model: TableModel, seat: Seat, t: TableWords): string {
  const player = model.view.board.players[seat];
  if (!player) return '';
  const ready = permanentsOf(model.board, seat).filter((card) => card.ready && ACTORS.has(typeOf(model.board, card)));
  const { C, CP, hand } = player;
  const has = { C, CP, hand, sp: standingOf(model.board, seat), ready: ready.length };
  return capital(t('situation.player', { ...about(model.naming, seat), ...has }));
}

function storySentences(model: TableModel, seat: Seat, t: TableWords): string[] {
  return permanentsOf(model.board, seat)
    .filter((card): card is StoryCard => card.story !== undefined)
    .map((card) => {
      const printed = model.naming.printed(card.card) as StorylineCard;
      const parts = endOf(model.board, card, printed).map((part) => t('situation.part', { ...part }));
      const { numeral, title } = chapterWords(printed, card.story);
      const bound = card.story.bound === null ? undefined : model.view.board.cards[card.story.bound];
      const said = { ...about(model.naming, seat), name: printed.name, numeral, title, parts: parts.join('; ') };
      return capital(
        bound
          ? t('situation.boundStory', { ...said, bound: shortName(faceOf(model.board, bound).name) })
          : t('situation.story', said),
      );
    });
}

function askedOf(model: TableModel, t: TableWords): string {
  const { decision, board, asked } = model.view;
  if (board.result) return t('situation.over');
  if (decision) return plain(decisionPrompt(decision, model.naming, board));
  const other = asked.find((one) => one !== null);
  return other ? plain(waitingPrompt(other, model.naming)) : t('situation.nothingAsked');
}
