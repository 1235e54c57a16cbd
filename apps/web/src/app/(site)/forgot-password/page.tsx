import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccountFrame } from '@/account/account-frame';
import { ForgotForm } from '@/account/forgot-form';
import { PageMessages } from '@/i18n/page-messages';
import { api } from '@/server/api';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('forgotPassword') };
}

export default async function ForgotPasswordPage() {
  const { passwordReset } = await (await api()).access.options();
  if (!passwordReset) notFound();
  const t = await getTranslations('account');
  return (
    <AccountFrame title={t('forgotYourPassword')} lead={t('forgotLead')}>
      <PageMessages of={['account']}>
        <ForgotForm />
      </PageMessages>
    </AccountFrame>
  );
}
