import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountFrame } from '@/account/account-frame';
import { ResetForm } from '@/account/reset-form';
import { PageMessages } from '@/i18n/page-messages';
import type { PageProps } from '@/site/page-props';
import { textParam } from '@/site/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('newPassword'), referrer: 'no-referrer' };
}

export default async function ResetPasswordPage({ searchParams }: PageProps) {
  const t = await getTranslations('account');
  return (
    <AccountFrame title={t('newPassword')} lead={t('newPasswordLead')}>
      <PageMessages of={['account']}>
        <ResetForm token={textParam((await searchParams).token)} />
      </PageMessages>
    </AccountFrame>
  );
}
