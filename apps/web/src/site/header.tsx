import { buttonClass, Icon } from '@astris/ui';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import { AccountMenu } from './account-menu';
import { MainLinks } from './main-links';
import { PhoneMenu } from './phone-menu';

export async function Header() {
  const t = await getTranslations('site');
  const user = await viewer();
  const requests = user && !user.isGuest ? await (await api()).friends.waiting() : 0;
  return (
    <header className="border-b border-line">
      <div className="flex h-15 items-center gap-3 px-4 sm:gap-7 sm:px-8">
        <Link href="/" className="brand" translate="no">
          <Icon name="story" size={22} className="text-mine" />
          Astris
        </Link>
        <nav aria-label={t('main')} className="hidden gap-1 text-sm font-medium text-fg-2 md:flex">
          <MainLinks />
        </nav>
        <span className="flex-1" />
        {user ? (
          <AccountMenu
            name={user.name}
            isGuest={user.isGuest}
            isModerator={user.role === 'MODERATOR'}
            initialRequests={requests}
          />
        ) : (
          <Link href="/signin" className={buttonClass()}>
            {t('signIn')}
          </Link>
        )}
        <PhoneMenu />
      </div>
    </header>
  );
}
