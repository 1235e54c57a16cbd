import { Button } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { Waited } from './waited';
import { acceptsText, isLongWait, type Waiting } from './words';

export interface WaitingPanelProps {
  waiting: Waiting;
  /** How long, in ms. */
  waitedMs: number;
  /** The site was not reached when it was last asked. */
  isCutOff: boolean;
  onStop: () => void;
  stopping: boolean;
  onCaptain: () => void;
  captainPending: boolean;
}

/** How the waiting stands, a game against the captain when it has been long, and how to stop. */
export function WaitingPanel(props: WaitingPanelProps) {
  const t = useTranslations('queue');
  const { waiting, waitedMs, isCutOff, onStop, stopping, onCaptain, captainPending } = props;
  return (
    <>
      <h3 className="flex items-baseline justify-between gap-3">
        {t(`waitingFor.${waiting.kind}`)} <Waited ms={waitedMs} />
      </h3>
      <p className="break-words text-fg-2">
        {isCutOff ? (
          t('cutOff')
        ) : (
          <>
            {t.rich('withDeck', { deck: waiting.deckName, name: (deck) => <bdi>{deck}</bdi> })}{' '}
            {t('others', { others: waiting.others })} {acceptsText(t, waiting.accepts)}
          </>
        )}
      </p>
      {isLongWait(waitedMs) && (
        <>
          <p>{t('captainMeanwhile')}</p>
          <Button icon="bot" size={48} disabled={captainPending} onClick={onCaptain}>
            {t('playCaptain')}
          </Button>
          <p className="text-sm text-fg-3">{t('placeKept')}</p>
        </>
      )}
      <Button size={48} disabled={stopping} onClick={onStop}>
        {t('stopWaiting')}
      </Button>
    </>
  );
}
