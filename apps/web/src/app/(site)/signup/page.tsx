import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AccountFrame, Or } from '@/account/account-frame';
import { GuestButton } from '@/account/guest-button';
import { returnTo } from '@/account/return-to';
import { SignUpForm } from '@/account/sign-up-form';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';

export const metadata: Metadata = { title: 'Sign up' };

export default async function SignUpPage({ searchParams }: PageProps) {
  const next = returnTo((await searchParams).next);
  const user = await viewer();
  if (user && !user.isGuest) redirect(next);
  return (
    <AccountFrame
      title={user ? 'Keep this account' : 'Sign up'}
      lead={
        user
          ? `You play as ${user.name}. With an email and a password, your games and decks stay yours on every device.`
          : 'For a rating, and your decks and games on every device.'
      }
    >
      <SignUpForm next={next} guestName={user?.name} />
      {!user && (
        <>
          <Or />
          <GuestButton next={next} />
        </>
      )}
      <p className="mt-6 text-sm text-fg-2">
        You have an account?{' '}
        <Link className="as-card-link" href={`/signin?next=${encodeURIComponent(next)}`}>
          Sign in
        </Link>
      </p>
    </AccountFrame>
  );
}
