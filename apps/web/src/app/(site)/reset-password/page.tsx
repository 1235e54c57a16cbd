import type { Metadata } from 'next';
import { AccountFrame } from '@/account/account-frame';
import { ResetForm } from '@/account/reset-form';
import type { PageProps } from '@/site/page-props';
import { textParam } from '@/site/search-params';

export const metadata: Metadata = { title: 'New password', referrer: 'no-referrer' };

export default async function ResetPasswordPage({ searchParams }: PageProps) {
  return (
    <AccountFrame title="New password" lead="It replaces the old one on every device.">
      <ResetForm token={textParam((await searchParams).token)} />
    </AccountFrame>
  );
}
