import { type ChapterText, chaptersOf, type StorylineCard } from '@astris/engine/language';
import { useTranslations } from 'next-intl';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { printOf } from './face';
import { ActNumerals, Drives } from './marks';
import { RichText } from './rich-text';

export interface StorylineFrontProps {
  card: StorylineCard;
  /** The active Chapter; those before it are done. */
  chapter?: 1 | 2 | 3;
}

/** The Chapters of a Storyline along its ivory spine (8.5), and its Reversal as a second ending (8.12). */
export function StorylineFront({ card, chapter }: StorylineFrontProps) {
  const t = useTranslations('cards');
  const { chapters, reversal } = chaptersOf(card);
  const keywords = [card.bound && t('labels.bind'), card.partner && t('labels.partner')].filter(Boolean).join(' · ');
  const length = [...chapters, ...(reversal ? [reversal.chapter] : [])].reduce(
    (sum, one) => sum + one.end.length + (one.reward ?? '').length + (one.skip ?? '').length,
    reversal ? 60 : 0,
  );
  return (
    <>
      <div className="as-c-air" />
      <div className="as-c-type">
        <span>
          <Icon name={card.bound ? 'bind' : 'storyline'} size={13} />
          {t(card.bound ? 'kinds.boundBrief' : 'kinds.playerBrief')}
          {keywords && ` · ${keywords}`}
        </span>
        <ActNumerals acts={card.acts} />
      </div>
      <div className={classes('as-c-body', length > 330 ? 'is-smallest' : length > 240 && 'is-small')}>
        <div className="as-drives">
          <Drives drives={card.drives} />
          {card.tone && <i className="as-tone">{card.tone}</i>}
        </div>
        <ol className="as-chapters">
          {chapters.map((one, at) => (
            <ChapterRow
              key={one.numeral}
              chapter={one}
              state={
                chapter === undefined
                  ? undefined
                  : at + 1 < chapter
                    ? 'done'
                    : at + 1 === chapter
                      ? 'active'
                      : undefined
              }
            />
          ))}
          {reversal && <ChapterRow chapter={reversal.chapter} live={reversal.live} />}
        </ol>
      </div>
      <footer className="as-c-foot is-slim">
        <span className="as-print">
          {printOf(card)} · {t('back', { name: card.back.name })}
        </span>
      </footer>
    </>
  );
}

interface ChapterRowProps {
  chapter: ChapterText;
  state?: 'active' | 'done';
  /** When a Reversal goes live; its row has a square node. */
  live?: string;
}

function ChapterRow({ chapter, state, live }: ChapterRowProps) {
  const t = useTranslations('cards');
  const name = live ? t('labels.reversal') : t('chapter', { numeral: chapter.numeral });
  const said = state && t(state === 'active' ? 'chapterActive' : 'chapterDone');
  return (
    <li
      className={classes('as-chapter', live && 'is-reversal', state && `is-${state}`)}
      aria-current={state === 'active' ? 'step' : undefined}
    >
      <span className="as-node" role="img" aria-label={said ? `${name}, ${said}` : name}>
        {live ? <Icon name="reversal" size={11} /> : chapter.numeral}
      </span>
      <div>
        <h4>
          {chapter.title}
          {(chapter.climactic || live) && (
            <em>
              {[chapter.climactic && t('labels.climactic'), live && t('labels.reversal')].filter(Boolean).join(' · ')}
            </em>
          )}
          {chapter.sp !== undefined && (
            <span className="as-chapter-sp" role="img" aria-label={t('awards', { value: chapter.sp })}>
              <Icon name="story" size={12} />
              {t('sp', { value: chapter.sp })}
            </span>
          )}
        </h4>
        {live && (
          <p>
            <b>{t('labels.live')}</b> {live[0]?.toLowerCase() + live.slice(1)}.
          </p>
        )}
        <p>
          <b>{t('labels.end')}</b> <RichText text={chapter.end} size={10} />
          {chapter.reward && (
            <>
              {' '}
              <b>{t('labels.reward')}</b> <RichText text={chapter.reward} size={10} />
            </>
          )}
        </p>
        {chapter.skip && (
          <p className="as-chapter-skip">
            <Icon name="skip-forward" size={10} />
            <span>
              <b>{t('labels.skip')}</b>
              {chapter.skipBy ? ` (${chapter.skipBy}):` : ''} <RichText text={chapter.skip} size={10} />
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
