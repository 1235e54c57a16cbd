'use client';
import { Banner } from '../primitives';
import { useTable } from './context';

/** States that last: the viewer's own connection, and an opponent who is away (19.2). */
export function Banners() {
  const { model } = useTable();
  if (model.view.board.result) return null;
  const away = model.info.seats.filter((seat) => !seat.connected && !seat.bot && seat.seat !== model.view.viewer);
  if (model.connection !== 'live') {
    return (
      <div className="at-banners" data-banner="reconnecting">
        <Banner tone="warn" icon="wifi-off" title="Reconnecting">
          The clock runs on. Nothing is lost: the table comes back as it is.
        </Banner>
      </div>
    );
  }
  if (away.length === 0) return null;
  return (
    <div className="at-banners" data-banner="away">
      <Banner tone="warn" icon="wifi-off" title={`${away.map((seat) => seat.name).join(' and ')} away`}>
        Their clock runs on while they decide.
      </Banner>
    </div>
  );
}
