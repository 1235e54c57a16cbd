import { RuleLink } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { NameForm } from '@/account/name-form';
import { SessionButtons } from '@/account/session-buttons';
import { ThemeChoice } from '@/account/theme-choice';
import { WindowsChoice } from '@/account/windows-choice';
import { api } from '@/server/api';
import { PageTitle } from '@/site/page-title';

export const metadata: Metadata = { title: 'Settings' };

export default async function SettingsPage() {
  const me = await (await api()).account.me();
  if (!me) redirect('/signin?next=/settings');
  return (
    <>
      <PageTitle title="Settings" lead={me.isGuest ? `Guest ${me.name}` : me.email} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-x-16">
        <section aria-label="Account" className="flex flex-col gap-6">
          <NameForm name={me.name} />
          {me.isGuest && (
            <p className="text-sm text-fg-2">
              You play as a guest.{' '}
              <Link className="as-card-link" href="/signup?next=/settings">
                Keep this account
              </Link>{' '}
              to be rated and to come back from any device.
            </p>
          )}
          <SessionButtons isGuest={me.isGuest} />
        </section>
        <section aria-label="Play" className="flex flex-col gap-8">
          <div>
            <WindowsChoice initial={me.windows} />
            <p className="mt-2 text-sm text-fg-3">
              Your opponent never sees this choice. <RuleLink rule="11.6" />
            </p>
          </div>
          <ThemeChoice />
        </section>
      </div>
    </>
  );
}
