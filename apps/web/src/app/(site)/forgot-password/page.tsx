import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame } from '@/account/account-frame';
import { ForgotForm } from '@/account/forgot-form';
import { api } from '@/server/api';

export const metadata: Metadata = { title: 'Forgot password' };

export default async function ForgotPasswordPage() {
  const { passwordReset } = await (await api()).access.options();
  if (!passwordReset) notFound();
  return (
    <AccountFrame title="Forgot your password?" lead="A link to choose another one comes by mail.">
      <ForgotForm />
    </AccountFrame>
  );
}
