import { buttonClass, Icon } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { ReportButton } from '@/report/report-button';
import { replayFileHref } from '@/site/links';

/** What can be done with a finished game. */
export function GameTools({ matchId, actions }: { matchId: string; actions: number }) {
  const t = useTranslations('game');
  return (
    <section aria-labelledby="game-tools" className="as-panel p-5">
      <h2 id="game-tools" className="text-lg">
        {t('keepGame')}
      </h2>
      <p className="mt-2 text-sm text-fg-2">{t('keepGameText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a className={buttonClass()} href={replayFileHref(matchId)} download>
          <Icon name="download" size={16} /> {t('download')}
        </a>
        <ReportButton matchId={matchId} number={actions} />
      </div>
    </section>
  );
}
