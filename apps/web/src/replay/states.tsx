import { buttonClass, EmptyState } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { LogLine } from '@/game/log';
import { LogList } from '@/game/log-list';
import { Frame } from '@/site/frame';
import { gameHref, matchHref } from '@/site/links';
import { PageTitle } from '@/site/page-title';

/** No game has this address, or it is not for this viewer. */
export function NoSuchGame() {
  const t = useTranslations('replayPage');
  return (
    <Frame>
      <h1 className="as-sr">{t('title')}</h1>
      <EmptyState
        title={t('noSuchGame')}
        icon="history"
        actions={
          <>
            <Link href="/history" className={buttonClass()}>
              {t('yourGames')}
            </Link>
            <Link href="/watch" className={buttonClass()}>
              {t('toWatch')}
            </Link>
          </>
        }
      >
        {t('noSuchGameText')}
      </EmptyState>
    </Frame>
  );
}

/** Still being played: what a viewer may see of it is at the table. */
export function StillLive({ match, names, plays }: { match: string; names: string; plays: boolean }) {
  const t = useTranslations('replayPage');
  return (
    <Frame>
      <h1 className="as-sr">{t('title')}</h1>
      <EmptyState
        title={t('stillPlayed')}
        icon="eye"
        actions={
          <Link className={buttonClass({ variant: 'primary' })} href={matchHref(match)}>
            {t(plays ? 'goToTable' : 'watch')}
          </Link>
        }
      >
        {t('stillPlayedText', { names })}
      </EmptyState>
    </Frame>
  );
}

/** Played with other versions: it can't be run again, and its log can be read. */
export function OtherVersion({ match, names, lines }: { match: string; names: string; lines: readonly LogLine[] }) {
  const t = useTranslations('replayPage');
  return (
    <Frame>
      <PageTitle
        title={names}
        lead={t('otherVersion')}
        actions={
          <Link className={buttonClass()} href={gameHref(match)}>
            {t('theGame')}
          </Link>
        }
      />
      <section aria-label={t('log')} className="max-w-[720px]" data-other-version="">
        <LogList lines={lines} />
      </section>
    </Frame>
  );
}
