import { type ChapterText, chaptersOf, type StorylineCard } from '@astris/engine/language';
import { Icon, RuleLink } from '@astris/ui';
import { KeywordLink, RichText } from '@astris/ui/cards';
import { useTranslations } from 'next-intl';

/** A Storyline's Chapters and its Reversal: what ends them, what they give, and how they are skipped. */
export function ChaptersTable({ card }: { card: StorylineCard }) {
  const t = useTranslations('cardPage.chapters');
  const { chapters, reversal } = chaptersOf(card);
  return (
    <>
      <div className="overflow-x-auto">
        <table className="table chapters">
          <thead>
            <tr>
              <th>{t('chapter')}</th>
              <th>{t('end')}</th>
              <th>{t('reward')}</th>
              <th className="num">{t('sp')}</th>
              <th>{t('skip')}</th>
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
          {t.rich('reversalLive', { when: reversal.live, rule: () => <RuleLink rule="8.12.1" /> })}
        </p>
      )}
    </>
  );
}

function ChapterRow({ chapter, isReversal }: { chapter: ChapterText; isReversal?: boolean }) {
  const t = useTranslations('cardPage.chapters');
  const none = <span className="text-fg-3">{t('none')}</span>;
  return (
    <tr>
      <th scope="row">
        {isReversal ? <Icon name="reversal" label={t('reversal')} /> : <span className="rank">{chapter.numeral}</span>}{' '}
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
      <td data-label={t('end')}>
        <span>
          <RichText text={chapter.end} size={13} terms />
        </span>
      </td>
      <td data-label={t('reward')}>
        <span>{chapter.reward ? <RichText text={chapter.reward} size={13} terms /> : none}</span>
      </td>
      <td className="num" data-label={t('sp')}>
        {chapter.sp ?? 0}
      </td>
      <td data-label={t('skip')}>
        <span>
          {chapter.skipBy && `(${chapter.skipBy}) `}
          {chapter.skip ? <RichText text={chapter.skip} size={13} terms /> : none}
        </span>
      </td>
    </tr>
  );
}
