'use client';
import type { Seat } from '@astris/engine';
import { useTranslations } from 'next-intl';
import { Banner } from '../primitives';
import { minutes, timeOf, useNow } from './clock';
import { useTable } from './context';

/** States that last: the viewer's own connection, and players who are away (19.2). */
export function Banners() {
  const t = useTranslations('table');
  const { model } = useTable();
  if (model.view.board.result) return null;
  if (model.connection !== 'live') {
    return (
      <div className="at-banners" data-banner="reconnecting">
        <Banner tone="warn" icon="wifi-off" title={t('banners.reconnecting')}>
          {t('banners.reconnectingText')}
        </Banner>
      </div>
    );
  }
  const away = model.info.seats.filter((seat) => !seat.connected && !seat.bot && seat.seat !== model.view.viewer);
  if (away.length === 0) return null;
  return (
    <div className="at-banners" data-banner="away">
      {away.map(({ seat, name, awayMs }) => (
        <Away key={seat} seat={seat} name={name} awayMs={awayMs} />
      ))}
    </div>
  );
}

/** Since when a player is away, and the time that they have left: their clock runs on while they are asked (19.2). */
function Away({ seat, name, awayMs }: { seat: Seat; name: string; awayMs: number | null }) {
  const t = useTranslations('table.banners');
  const { model } = useTable();
  const now = useNow(true);
  const { decision, bank, running } = timeOf(model.clocks, seat, now - model.clocksAt);
  const since = awayMs === null ? null : minutes(awayMs + Math.max(0, now - model.infoAt));
  const left = minutes(decision + bank);
  return (
    <Banner tone="warn" icon="wifi-off" title={since === null ? t('away', { name }) : t('awayFor', { name, since })}>
      {t(running ? 'clockRuns' : 'clockStands', { left })}
    </Banner>
  );
}
