import { suspendedNotice } from '@astris/auth/next';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AccountFrame, Or } from '@/account/account-frame';
import { GuestButton } from '@/account/guest-button';
import { returnTo } from '@/account/return-to';
import { SignInForm } from '@/account/sign-in-form';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({ searchParams }: PageProps) {
  const asked = await searchParams;
  const next = returnTo(asked.next);
  const user = await viewer();
  if (user && !user.isGuest) redirect(next);
  // Who would be signed in were they not suspended reads why, unless they have another account.
  if (!user && !asked.other && (await suspendedNotice())) redirect('/notices');
  const { passwordReset } = await (await api()).access.options();
  return (
    <AccountFrame title="Sign in" lead="Your decks, your rating and any game you left.">
      <SignInForm next={next} />
      {passwordReset && (
        <p className="mt-4 text-sm">
          <Link className="as-card-link" href="/forgot-password">
            Forgot your password?
          </Link>
        </p>
      )}
      {user ? (
        <div className="as-panel mt-7 p-4 text-sm">
          <p className="font-semibold">Playing as {user.name}?</p>
          <p className="mt-1 text-fg-2">
            Make an account and your games and decks come with you.{' '}
            <Link className="as-card-link" href={`/signup?next=${encodeURIComponent(next)}`}>
              Keep this account
            </Link>
          </p>
        </div>
      ) : (
        <>
          <Or />
          <GuestButton next={next} />
          <p className="mt-6 text-sm text-fg-2">
            New here?{' '}
            <Link className="as-card-link" href={`/signup?next=${encodeURIComponent(next)}`}>
              Make an account
            </Link>
          </p>
        </>
      )}
    </AccountFrame>
  );
}
