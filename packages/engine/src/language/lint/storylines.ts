/** Checks on Storylines: Chapters, Skips, SP, the Reversal and the back face (8, and the set guidelines). */
import type { Card, Chapter, StorylineCard } from '../card';
import { error, type Finding, warning } from './problem';
import { wordsIn } from './walk';

const chapters = ({ chapters: [one, two, three], reversal }: StorylineCard): Finding[] => {
  const early = [one, two].some((chapter) => chapter.climactic);
  const last = [three, ...(reversal ? [reversal.chapter] : [])];
  const counts = (chapter: Chapter) => wordsIn(chapter.end).conditions.some((condition) => condition.if === 'happened');
  return [
    ...(early ? [error('climactic', 'Chapters I and II', 'only the last Chapter is Climactic (8.5.5)')] : []),
    ...last
      .filter((chapter) => !chapter.climactic)
      .map((chapter) => error('climactic', chapter.title, 'the last Chapter is Climactic (8.5.5)')),
    ...[two, ...last]
      .filter((chapter) => !counts(chapter))
      .map((chapter) => error('events', chapter.title, 'Chapters II and III count events rather than ask for states')),
  ];
};

const skips = ({ chapters: all, reversal, tone }: StorylineCard): Finding[] => {
  const [, , three] = all;
  const last = [three, ...(reversal ? [reversal.chapter] : [])];
  const suits = (chapter: Chapter) =>
    chapter.skip && chapter.skip.by !== (tone === 'Aspirational' ? 'opponent' : 'you');
  return [
    ...last
      .filter((chapter) => chapter.skip && chapter.skip.by !== 'opponent')
      .map((chapter) => warning('last skip', chapter.title, 'its own controller may skip the last Chapter (8.6.5)')),
    ...(tone && !all.some(suits)
      ? [
          error(
            'tone',
            'Chapters',
            tone === 'Aspirational'
              ? 'an Aspirational Storyline has a Skip that its controller may use (8.6.5)'
              : 'a Cursed Storyline has a Skip that an opponent may use (8.6.5)',
          ),
        ]
      : []),
  ];
};

/** SP of the main path and of the Reversal's, with what the back face prints. */
const totals = ({ chapters: all, reversal, back }: StorylineCard): number[] => {
  const sp = (chapter: Chapter) => chapter.sp ?? 0;
  const [one, two, three] = all;
  const start = sp(one) + sp(two) + (back.sp ?? 0);
  return [start + sp(three), ...(reversal ? [start + sp(reversal.chapter)] : [])];
};
const storyPoints = (card: StorylineCard): Finding[] => {
  const [main = 0, turned = 0] = totals(card);
  const [least, most] = card.bound ? [3, 5] : [1, 2];
  const kind = card.bound ? 'Bound' : 'Player';
  return [
    ...(main < least || main > most
      ? [error('sp', 'Chapters', `a ${kind} Storyline is worth ${least} to ${most} SP in all, this one ${main}`)]
      : []),
    ...(turned > most
      ? [error('sp', 'Reversal', `with its Reversal it is worth ${turned} SP, more than ${most}`)]
      : []),
  ];
};

const reversal = ({ reversal: turn, back, bound }: StorylineCard): Finding[] => {
  const found: Finding[] = [];
  if (turn && !back.reversalReward) {
    found.push(error('reversal', 'back face', 'a Storyline with Reversal prints a reward for it (8.12.2)'));
  }
  if (!turn && back.reversalReward) found.push(error('reversal', 'back face', 'there is no Reversal to reward'));
  const live = turn && JSON.stringify(turn.live);
  if (bound && turn?.chapter.sp && live?.includes('"falls"') && live.includes('the Bound Character')) {
    found.push(
      error('reversal', 'Reversal', 'it is live when nobody is Bound, so its SP are awarded to nobody (8.3.3)'),
    );
  }
  return found;
};

const pays = ({ back }: StorylineCard) => {
  const { effects } = wordsIn(back.abilities ?? []);
  return effects.some((effect) => effect.do === 'gain' || effect.do === 'discount');
};
const backFace = (card: StorylineCard): Finding[] => {
  const { back } = card;
  const enduring = back.keywords?.includes('Enduring');
  const works =
    ['Spacecraft', 'Location', 'Character'].includes(back.becomes) || (back.becomes === 'Device' && pays(card));
  return [
    ...(enduring && back.sp ? [error('enduring', 'back face', 'an Enduring back face prints no SP (8.9.5)')] : []),
    ...(works && !enduring
      ? [error('enduring', 'back face', 'a back face that is to fight, pay or defend carries Enduring (8.9.5)')]
      : []),
    ...(back.reward.length ? [] : [error('reward', 'back face', 'a back face prints a reward (8.9.3)')]),
    ...(back.name === card.name ? [error('name', 'back face', 'the back face has a name of its own')] : []),
  ];
};

export const storylines = (card: Card): Finding[] =>
  card.type === 'Storyline'
    ? [...chapters(card), ...skips(card), ...storyPoints(card), ...reversal(card), ...backFace(card)]
    : [];
