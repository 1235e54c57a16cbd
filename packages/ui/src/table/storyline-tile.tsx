'use client';
import type { StorylineCard } from '@astris/engine/language';
import { chaptersOf } from '@astris/engine/language';
import { faceName, ROMAN, shortName } from '@astris/engine/messages';
import { isAligned } from '@astris/engine/queries';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { artSrc, Meter, Pips, RichText, SpTag } from '../cards';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { useTable } from './context';
import { controllerWords, usePieceState } from './piece-state';
import { SkipButton } from './skip-button';
import { chapterWords, endOf, type StoryCard } from './story';

/** A Storyline in progress: Chapters, what the active one waits for, its reward, its cast and its Skip (8). */
export function StorylineTile({ storyline }: { storyline: StoryCard }) {
  const t = useTranslations('table.storylines');
  const table = useTranslations('table');
  const cards = useTranslations('cards');
  const { model, press } = useTable();
  const state = usePieceState()(storyline.id);
  const card = model.naming.printed(storyline.card) as StorylineCard;
  const { story } = storyline;
  const chapter = chapterWords(card, story);
  const mine = storyline.controller === model.bottom;
  const controller = controllerWords(model, storyline.controller, table) ?? t(mine ? 'yours' : 'opponents');
  const name = [
    card.name,
    controller,
    t('storyline'),
    t('chapter', { chapter: ROMAN[story.chapter] }),
    ...(state.legal > 0 ? [t('canAct')] : state.candidate ? [t('canBeChosen')] : []),
  ].join(', ');
  const kind = [t(card.bound ? 'kinds.bound' : 'kinds.player'), card.drives.join(', '), card.tone]
    .filter(Boolean)
    .join(' · ');
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
        translate="no"
        data-card={storyline.id}
        aria-pressed={state.selected}
        aria-label={name}
        onClick={() => press({ card: storyline.card, face: storyline.face, id: storyline.id })}
      >
        <Icon name={card.bound ? 'bind' : 'storyline'} size={15} />
        {card.name}
        {storyline.sp > 0 && <SpTag value={storyline.sp} label={cards('spOnIt', { value: storyline.sp })} />}
      </button>
      <p className="at-st-kind" translate="no">
        {kind}
      </p>
      <Pips
        chapter={story.chapter}
        skipped={story.skipped}
        reversal={card.reversal ? (story.reversed ? 'live' : 'idle') : undefined}
      />
      <p className="at-st-ch" translate="no">
        {chapter.numeral} · {chapter.title} {chapter.climactic && <em>{t('climactic')}</em>}
      </p>
      {endOf(model.board, storyline, card).map((part) => (
        <Meter key={part.text} label={part.text} value={part.have} max={part.need} />
      ))}
      {(chapter.reward || chapter.sp) && (
        <p className="at-st-rw" translate="no">
          <b>{table('reward')}</b> {chapter.reward && <RichText text={chapter.reward} />}{' '}
          {chapter.sp && (
            <span className="at-spx">
              <Icon name="story" size={12} />
              {t('sp', { value: chapter.sp })}
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
  const t = useTranslations('table.storylines');
  const { model, press } = useTable();
  const { bound, partner } = storyline.story;
  const card = model.naming.printed(storyline.card) as StorylineCard;
  if (!card.bound) return null;
  const cast = [
    { id: bound, as: 'bound' },
    { id: partner, as: 'partnered' },
  ] as const;
  if (bound === null) return <p className="at-cast">{t('nobodyBound')}</p>;
  return cast.map(({ id, as }) => {
    const named = id === null ? null : model.naming.object(id);
    if (!named || id === null) return null;
    const printed = model.naming.printed(named.card);
    const said = { name: shortName(faceName(printed, named.face)), b: (name: ReactNode) => <b>{name}</b> };
    const aligned = isAligned(model.board, storyline.id, id) ? 'yes' : 'no';
    return (
      <button type="button" key={as} className="at-cast" onClick={() => press({ ...named, id })}>
        <img src={artSrc(named.card, named.face)} alt="" />
        <span>{as === 'bound' ? t.rich('bound', { ...said, aligned }) : t.rich('partnered', said)}</span>
      </button>
    );
  });
}

function Reversal({ card, live }: { card: StorylineCard; live: boolean }) {
  const t = useTranslations('table.storylines');
  const { reversal } = chaptersOf(card);
  if (!reversal) return null;
  return (
    <p className={classes('at-rv', live && 'is-live')}>
      <Icon name="reversal" size={14} />
      <span>
        {live ? t('reversalLive', { title: reversal.chapter.title }) : t('reversalNotLive', { live: reversal.live })}
      </span>
    </p>
  );
}
