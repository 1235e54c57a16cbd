'use client';
import { useTranslations } from 'next-intl';
import { Toaster as Base, toast as send } from 'sonner';
import { Icon, type IconName } from '../icons';

/** Where toasts appear. Mounted once in an app. */
export function Toaster() {
  const t = useTranslations('ui');
  return (
    <Base
      position="bottom-center"
      containerAriaLabel={t('toasts')}
      toastOptions={{ unstyled: true, className: 'as-toast' }}
      icons={icons}
    />
  );
}

const icon = (name: IconName) => <Icon name={name} size={16} />;
const icons = {
  success: icon('check'),
  info: icon('info'),
  warning: icon('triangle-alert'),
  error: icon('octagon-alert'),
};

/** Says one sentence that needs no answer: `toast('Link copied')`, `toast.success(...)`, `toast.error(...)`. */
export const toast = send;
