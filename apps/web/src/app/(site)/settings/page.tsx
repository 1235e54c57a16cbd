import { RuleLink } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { NameForm } from '@/account/name-form';
import { SessionButtons } from '@/account/session-buttons';
import { WindowsChoice } from '@/account/windows-choice';
import { DeviceChoices } from '@/device/device-choices';
import { PageMessages } from '@/i18n/page-messages';
import { api } from '@/server/api';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('settings') };
}

export default async function SettingsPage() {
  const me = await (await api()).account.me();
  const t = await getTranslations('account');
  const d = await getTranslations('device');
  const device = (
    <section aria-labelledby="on-this-device" className="flex flex-col gap-8">
      <div>
        <h2 id="on-this-device" className="font-ui text-md font-semibold">
          {d('title')}
        </h2>
        <p className="text-sm text-fg-3">{d('note')}</p>
      </div>
      <DeviceChoices />
    </section>
  );
  if (!me) {
    return (
      <PageMessages of={['device']}>
        <PageTitle
          title={t('settings')}
          lead={t.rich('signInForMore', {
            link: (words) => (
              <Link className="as-card-link" href="/signin?next=/settings">
                {words}
              </Link>
            ),
          })}
        />
        <div className="max-w-xl">{device}</div>
      </PageMessages>
    );
  }
  return (
    <PageMessages of={['account', 'device']}>
      <PageTitle title={t('settings')} lead={me.isGuest ? t('guestNamed', { name: me.name }) : me.email} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-x-16">
        <section aria-label={t('account')} className="flex flex-col gap-8">
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
          <div>
            <WindowsChoice initial={me.windows} />
            <p className="mt-2 text-sm text-fg-3">
              {t('windowsNote')} <RuleLink rule="11.6" />
            </p>
          </div>
        </section>
        {device}
      </div>
    </PageMessages>
  );
}
