import { suspendedNotice } from '@astris/auth/next';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountFrame, Or } from '@/account/account-frame';
import { GuestButton } from '@/account/guest-button';
import { returnTo } from '@/account/return-to';
import { SignInForm } from '@/account/sign-in-form';
import { PageMessages } from '@/i18n/page-messages';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('signIn') };
}

export default async function SignInPage({ searchParams }: PageProps) {
  const asked = await searchParams;
  const next = returnTo(asked.next);
  const user = await viewer();
  if (user && !user.isGuest) redirect(next);
  // Who would be signed in were they not suspended reads why, unless they have another account.
  if (!user && !asked.other && (await suspendedNotice())) redirect('/notices');
  const { passwordReset } = await (await api()).access.options();
  const t = await getTranslations('account');
  const toSignUp = (words: ReactNode) => (
    <Link className="as-card-link" href={`/signup?next=${encodeURIComponent(next)}`}>
      {words}
    </Link>
  );
  return (
    <AccountFrame title={t('signIn')} lead={t('signInLead')}>
      <PageMessages of={['account']}>
        <SignInForm next={next} />
        {passwordReset && (
          <p className="mt-4 text-sm">
            <Link className="as-card-link" href="/forgot-password">
              {t('forgotYourPassword')}
            </Link>
          </p>
        )}
        {user ? (
          <div className="as-panel mt-7 p-4 text-sm">
            <p className="font-semibold">{t('playingAs', { name: user.name })}</p>
            <p className="mt-1 text-fg-2">{t.rich('comesWithYou', { link: toSignUp })}</p>
          </div>
        ) : (
          <>
            <Or />
            <GuestButton next={next} />
            <p className="mt-6 text-sm text-fg-2">{t.rich('newHere', { link: toSignUp })}</p>
          </>
        )}
      </PageMessages>
    </AccountFrame>
  );
}
