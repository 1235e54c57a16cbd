'use client';
import type { StorylineCard } from '@astris/engine/language';
import { chaptersOf } from '@astris/engine/language';
import { faceName, plain, ROMAN, say, shortName } from '@astris/engine/messages';
import { isAligned } from '@astris/engine/queries';
import { artSrc, Meter, Pips, RichText, SpTag } from '../cards';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { useTable } from './context';
import { controllerWords, usePieceState } from './piece-state';
import { SkipButton } from './skip-button';
import { chapterWords, endOf, type StoryCard } from './story';

/** A Storyline in progress: Chapters, what the active one waits for, its reward, its cast and its Skip (8). */
export function StorylineTile({ storyline }: { storyline: StoryCard }) {
  const { model, press } = useTable();
  const state = usePieceState()(storyline.id);
  const card = model.naming.printed(storyline.card) as StorylineCard;
  const { story } = storyline;
  const chapter = chapterWords(card, story);
  const mine = storyline.controller === model.bottom;
  const kind = [card.bound ? 'Bound' : 'Player', card.drives.join(', '), card.tone].filter(Boolean).join(' · ');
  return (
    <article
      className={classes(
        'at-st',
        mine ? 'is-mine' : 'is-theirs',
        (state.legal > 0 || state.candidate) && 'is-legal',
        state.selected && 'is-selected',
        state.hostile && 'is-hostile',
        state.target && 'is-target',
      )}
      data-storyline={storyline.id}
    >
      <button
        type="button"
        className="at-st-name"
        data-card={storyline.id}
        aria-pressed={state.selected}
        aria-label={`${card.name}, ${controllerWords(model, storyline.controller) ?? (mine ? 'yours' : 'your opponent’s')}, Storyline, Chapter ${ROMAN[story.chapter]}${
          state.legal > 0 ? ', can act' : state.candidate ? ', can be chosen' : ''
        }`}
        onClick={() => press({ card: storyline.card, face: storyline.face, id: storyline.id })}
      >
        <Icon name={card.bound ? 'bind' : 'storyline'} size={15} />
        {card.name}
        {storyline.sp > 0 && <SpTag value={storyline.sp} label={`${storyline.sp} Story Points on it`} />}
      </button>
      <p className="at-st-kind">{kind}</p>
      <Pips
        chapter={story.chapter}
        skipped={story.skipped}
        reversal={card.reversal ? (story.reversed ? 'live' : 'idle') : undefined}
      />
      <p className="at-st-ch">
        {chapter.numeral} · {chapter.title} {chapter.climactic && <em>Climactic</em>}
      </p>
      {endOf(model.board, storyline, card).map((part) => (
        <Meter key={part.text} label={part.text} value={part.have} max={part.need} />
      ))}
      {(chapter.reward || chapter.sp) && (
        <p className="at-st-rw">
          <b>Reward</b> {chapter.reward && <RichText text={chapter.reward} />}{' '}
          {chapter.sp && (
            <span className="at-spx">
              <Icon name="story" size={12} />
              {chapter.sp} SP
            </span>
          )}
        </p>
      )}
      <Cast storyline={storyline} />
      <Reversal card={card} live={story.reversed} />
      <SkipButton storyline={storyline} card={card} />
    </article>
  );
}

function Cast({ storyline }: { storyline: StoryCard }) {
  const { model, press } = useTable();
  const { bound, partner } = storyline.story;
  const card = model.naming.printed(storyline.card) as StorylineCard;
  if (!card.bound) return null;
  const cast = [
    { id: bound, word: 'Bound' },
    { id: partner, word: 'Partnered' },
  ];
  if (bound === null) return <p className="at-cast">Nobody is Bound</p>;
  return cast.map(({ id, word }) => {
    const named = id === null ? null : model.naming.object(id);
    if (!named || id === null) return null;
    const printed = model.naming.printed(named.card);
    const aligned = isAligned(model.board, storyline.id, id) ? 'Aligned' : 'not Aligned';
    return (
      <button type="button" key={word} className="at-cast" onClick={() => press({ ...named, id })}>
        <img src={artSrc(named.card, named.face)} alt="" />
        <span>
          {word} <b>{shortName(faceName(printed, named.face))}</b>
          {word === 'Bound' && `, ${aligned}`}
        </span>
      </button>
    );
  });
}

function Reversal({ card, live }: { card: StorylineCard; live: boolean }) {
  const { reversal } = chaptersOf(card);
  if (!reversal) return null;
  const words = live ? say`Reversal is live: ${reversal.chapter.title}` : say`Reversal not live. ${reversal.live}`;
  return (
    <p className={classes('at-rv', live && 'is-live')}>
      <Icon name="reversal" size={14} />
      <span>{plain(words)}</span>
    </p>
  );
}
