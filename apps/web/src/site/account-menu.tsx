'use client';
import { Avatar, Icon, Tag } from '@astris/ui';
import { Menu } from '@base-ui/react/menu';
import { useRouter } from 'next/navigation';
import { signOut } from 'next-auth/react';
import { useTranslations } from 'next-intl';
import { useRequestCount } from '@/friends/use-friends';
import { FRIENDS, profileHref } from './links';

export interface AccountMenuProps {
  name: string;
  isGuest: boolean;
  isModerator: boolean;
  /** Requests of those who want to be friends, as the server counted them. */
  initialRequests: number;
}

/** Who is signed in, and what belongs to them. */
export function AccountMenu({ name, isGuest, isModerator, initialRequests }: AccountMenuProps) {
  const t = useTranslations('site');
  const router = useRouter();
  const requests = useRequestCount(initialRequests, isGuest);
  const label = isGuest ? 'guestAccount' : requests > 0 ? 'accountAsked' : 'account';
  const links = [
    ...(isGuest ? [] : [[profileHref(name), 'profile', 'user'] as const]),
    [FRIENDS, 'friends', 'users'] as const,
    ['/history', 'myGames', 'history'] as const,
    ['/decks', 'myDecks', 'layers'] as const,
    ['/settings', 'settings', 'settings'] as const,
    ...(isModerator ? [['/moderation', 'moderation', 'shield'] as const] : []),
    ...(isGuest ? [['/signup', 'keepAccount', 'key-round'] as const] : []),
  ];
  return (
    <Menu.Root>
      <Menu.Trigger className="account-trigger" aria-label={t(label, { name, requests })}>
        <Avatar name={name} decorative />
        <bdi className="hidden max-w-40 truncate font-semibold sm:inline" translate="no">
          {name}
        </bdi>
        {isGuest && <span className="hidden text-fg-3 sm:inline">{t('guest')}</span>}
        {requests > 0 && <Tag tone="mine">{requests}</Tag>}
        <Icon name="chevron-down" size={14} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} align="end" className="z-40">
          <Menu.Popup className="menu-popup">
            <p className="truncate px-3 pt-1 pb-2 text-sm font-semibold sm:hidden">
              <bdi translate="no">{name}</bdi>
            </p>
            {links.map(([href, words, icon]) => (
              <Menu.Item key={href} className="menu-item" onClick={() => router.push(href)}>
                <Icon name={icon} /> {t(words, { requests })}
              </Menu.Item>
            ))}
            {/* A guest can't come back, so the settings ask first. */}
            <Menu.Item
              className="menu-item"
              onClick={() => (isGuest ? router.push('/settings') : void signOut({ callbackUrl: '/' }))}
            >
              <Icon name="log-out" /> {t('signOut')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
