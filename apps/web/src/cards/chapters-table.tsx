import { type ChapterText, chaptersOf, type StorylineCard } from '@astris/engine/language';
import { Icon, RuleLink } from '@astris/ui';
import { KeywordLink, RichText } from '@astris/ui/cards';

const none = <span className="text-fg-3">none</span>;

/** A Storyline's Chapters and its Reversal: what ends them, what they give, and how they are skipped. */
export function ChaptersTable({ card }: { card: StorylineCard }) {
  const { chapters, reversal } = chaptersOf(card);
  return (
    <>
      <div className="overflow-x-auto">
        <table className="table chapters">
          <thead>
            <tr>
              <th>Chapter</th>
              <th>End</th>
              <th>Reward</th>
              <th className="num">SP</th>
              <th>Skip</th>
            </tr>
          </thead>
          <tbody>
            {chapters.map((chapter) => (
              <ChapterRow key={chapter.numeral} chapter={chapter} />
            ))}
            {reversal && <ChapterRow chapter={reversal.chapter} isReversal />}
          </tbody>
        </table>
      </div>
      {reversal && (
        <p className="mt-3 text-sm text-fg-2">
          The Reversal goes live: {reversal.live}. <RuleLink rule="8.12.1" />
        </p>
      )}
    </>
  );
}

const ChapterRow = ({ chapter, isReversal }: { chapter: ChapterText; isReversal?: boolean }) => (
  <tr>
    <th scope="row">
      {isReversal ? <Icon name="reversal" label="Reversal" /> : <span className="rank">{chapter.numeral}</span>}{' '}
      <span className="as-display">{chapter.title}</span>
      {(chapter.climactic || isReversal) && (
        <span className="mt-1 block text-xs font-normal text-fg-3">
          {isReversal && (
            <>
              <KeywordLink text="Reversal" /> <RuleLink rule="8.12.1" />{' '}
            </>
          )}
          {chapter.climactic && (
            <>
              <KeywordLink text="Climactic" /> <RuleLink rule="8.5.5" />
            </>
          )}
        </span>
      )}
    </th>
    <td data-label="End">
      <span>
        <RichText text={chapter.end} size={13} terms />
      </span>
    </td>
    <td data-label="Reward">
      <span>{chapter.reward ? <RichText text={chapter.reward} size={13} terms /> : none}</span>
    </td>
    <td className="num" data-label="SP">
      {chapter.sp ?? 0}
    </td>
    <td data-label="Skip">
      <span>
        {chapter.skipBy && `(${chapter.skipBy}) `}
        {chapter.skip ? <RichText text={chapter.skip} size={13} terms /> : none}
      </span>
    </td>
  </tr>
);
