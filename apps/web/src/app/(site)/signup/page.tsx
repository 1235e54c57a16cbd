import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccountFrame, Or } from '@/account/account-frame';
import { GuestButton } from '@/account/guest-button';
import { returnTo } from '@/account/return-to';
import { SignUpForm } from '@/account/sign-up-form';
import { PageMessages } from '@/i18n/page-messages';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('signUp') };
}

export default async function SignUpPage({ searchParams }: PageProps) {
  const next = returnTo((await searchParams).next);
  const user = await viewer();
  if (user && !user.isGuest) redirect(next);
  const t = await getTranslations('account');
  return (
    <AccountFrame
      title={t(user ? 'keepAccount' : 'signUp')}
      lead={user ? t('keepAccountLead', { name: user.name }) : t('signUpLead')}
    >
      <PageMessages of={['account']}>
        <SignUpForm next={next} guestName={user?.name} />
        {!user && (
          <>
            <Or />
            <GuestButton next={next} />
          </>
        )}
      </PageMessages>
      <p className="mt-6 text-sm text-fg-2">
        {t.rich('haveAccount', {
          link: (words) => (
            <Link className="as-card-link" href={`/signin?next=${encodeURIComponent(next)}`}>
              {words}
            </Link>
          ),
        })}
      </p>
    </AccountFrame>
  );
}
