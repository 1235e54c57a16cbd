import { RULEBOOK_VERSION, RULES } from '@astris/rulebook';
import { buttonClass, Icon } from '@astris/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/i18n/page-messages';
import { Book } from '@/rules/book';
import { Changes } from '@/rules/changes';
import { Contents } from '@/rules/contents';
import { NumberInAddress } from '@/rules/number-in-address';
import { RuleSearch } from '@/rules/rule-search';
import { HouseMark } from '@/rules/rule-text';
import { queryOf } from '@/rules/search';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { textParam } from '@/site/search-params';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rules'))('title') };
}

export default async function RulesPage({ searchParams }: PageProps) {
  const t = await getTranslations('rules');
  const query = queryOf(textParam((await searchParams).q));
  return (
    <PageMessages of={['rules']}>
      <NumberInAddress />
      <PageTitle
        title={t('heading')}
        lead={t.rich('lead', { edition: RULEBOOK_VERSION, rules: RULES.length, mark: () => <HouseMark /> })}
        actions={
          <a className={buttonClass()} href="/rules.json">
            <Icon name="code" size={14} /> JSON
          </a>
        }
      />
      <div className="grid gap-x-12 lg:grid-cols-[248px_minmax(0,1fr)]">
        <nav aria-label={t('contents')} className="hidden lg:block">
          <div className="sticky top-4 max-h-[calc(100dvh-32px)] overflow-y-auto pr-2 pb-6">
            <Contents />
          </div>
        </nav>
        <details className="as-panel mb-6 px-4 py-3 lg:hidden">
          <summary className="cursor-pointer font-semibold">{t('contents')}</summary>
          <nav aria-label={t('contents')} className="pt-3">
            <Contents />
          </nav>
        </details>
        <div className="max-w-[76ch] min-w-0">
          <RuleSearch initial={query} />
          <Book />
          <Changes />
        </div>
      </div>
    </PageMessages>
  );
}
