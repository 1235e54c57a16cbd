import { type ChapterText, chaptersOf, type StorylineCard } from '@astris/engine/language';
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
  const { chapters, reversal } = chaptersOf(card);
  const keywords = [card.bound && 'Bind', card.partner && 'Partner'].filter(Boolean).join(' · ');
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
          {card.bound ? 'Bound Storyline' : 'Player Storyline'}
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
          {printOf(card)} · Back: {card.back.name}
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
  const said = [live ? 'Reversal' : undefined, state && (state === 'active' ? 'active Chapter' : 'done')].filter(
    Boolean,
  );
  return (
    <li
      className={classes('as-chapter', live && 'is-reversal', state && `is-${state}`)}
      aria-current={state === 'active' ? 'step' : undefined}
    >
      <span
        className="as-node"
        role="img"
        aria-label={[live ? 'Reversal' : `Chapter ${chapter.numeral}`, ...said.slice(live ? 1 : 0)].join(', ')}
      >
        {live ? <Icon name="reversal" size={11} /> : chapter.numeral}
      </span>
      <div>
        <h4>
          {chapter.title}
          {(chapter.climactic || live) && (
            <em>{[chapter.climactic && 'Climactic', live && 'Reversal'].filter(Boolean).join(' · ')}</em>
          )}
          {chapter.sp !== undefined && (
            <span
              className="as-chapter-sp"
              role="img"
              aria-label={`Awards ${chapter.sp} Story Point${chapter.sp === 1 ? '' : 's'}`}
            >
              <Icon name="story" size={12} />
              {chapter.sp} SP
            </span>
          )}
        </h4>
        {live && (
          <p>
            <b>Live</b> {live[0]?.toLowerCase() + live.slice(1)}.
          </p>
        )}
        <p>
          <b>End</b> <RichText text={chapter.end} size={10} />
          {chapter.reward && (
            <>
              {' '}
              <b>Reward</b> <RichText text={chapter.reward} size={10} />
            </>
          )}
        </p>
        {chapter.skip && (
          <p className="as-chapter-skip">
            <Icon name="skip-forward" size={10} />
            <span>
              <b>Skip</b>
              {chapter.skipBy ? ` (${chapter.skipBy}):` : ''} <RichText text={chapter.skip} size={10} />
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
