import { RuleLink } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NameForm } from '@/account/name-form';
import { SessionButtons } from '@/account/session-buttons';
import { ThemeChoice } from '@/account/theme-choice';
import { WindowsChoice } from '@/account/windows-choice';
import { PageMessages } from '@/i18n/page-messages';
import { api } from '@/server/api';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('settings') };
}

export default async function SettingsPage() {
  const me = await (await api()).account.me();
  if (!me) redirect('/signin?next=/settings');
  const t = await getTranslations('account');
  return (
    <PageMessages of={['account']}>
      <PageTitle title={t('settings')} lead={me.isGuest ? t('guestNamed', { name: me.name }) : me.email} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-x-16">
        <section aria-label={t('account')} className="flex flex-col gap-6">
          <NameForm name={me.name} />
          {me.isGuest && (
            <p className="text-sm text-fg-2">
              {t.rich('guestNote', {
                link: (words) => (
                  <Link className="as-card-link" href="/signup?next=/settings">
                    {words}
                  </Link>
                ),
              })}
            </p>
          )}
          <SessionButtons isGuest={me.isGuest} />
        </section>
        <section aria-label={t('play')} className="flex flex-col gap-8">
          <div>
            <WindowsChoice initial={me.windows} />
            <p className="mt-2 text-sm text-fg-3">
              {t('windowsNote')} <RuleLink rule="11.6" />
            </p>
          </div>
          <ThemeChoice />
        </section>
      </div>
    </PageMessages>
  );
}
