import { Button } from '@astris/ui';
import { Waited } from './waited';
import { acceptsText, isLongWait, othersText, type Waiting, waitingText } from './words';

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
  const { waiting, waitedMs, isCutOff, onStop, stopping, onCaptain, captainPending } = props;
  return (
    <>
      <h3 className="flex items-baseline justify-between gap-3">
        {waitingText(waiting.kind)} <Waited ms={waitedMs} />
      </h3>
      <p className="break-words text-fg-2">
        {isCutOff ? (
          'The site can’t be reached. Your place is kept for half a minute.'
        ) : (
          <>
            With <bdi>{waiting.deckName}</bdi>. {othersText(waiting.others)} {acceptsText(waiting.accepts)}
          </>
        )}
      </p>
      {isLongWait(waitedMs) && (
        <>
          <p>Nobody has come yet. Play the captain meanwhile?</p>
          <Button icon="bot" size={48} disabled={captainPending} onClick={onCaptain}>
            Play the captain
          </Button>
          <p className="text-sm text-fg-3">You keep your place, and are told at the table when somebody comes.</p>
        </>
      )}
      <Button size={48} disabled={stopping} onClick={onStop}>
        Stop waiting
      </Button>
    </>
  );
}
