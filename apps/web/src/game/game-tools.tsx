import { buttonClass, Icon } from '@astris/ui';
import { ReportButton } from '@/report/report-button';
import { replayFileHref } from '@/site/links';

/** What can be done with a finished game. */
export const GameTools = ({ matchId, actions }: { matchId: string; actions: number }) => (
  <section aria-labelledby="game-tools" className="as-panel p-5">
    <h2 id="game-tools" className="text-lg">
      Keep this game
    </h2>
    <p className="mt-2 text-sm text-fg-2">
      The file holds decks, seed and every action: the whole game can be run again from it and checked.
    </p>
    <div className="mt-3 flex flex-wrap gap-3">
      <a className={buttonClass()} href={replayFileHref(matchId)} download>
        <Icon name="download" size={16} /> Download
      </a>
      <ReportButton matchId={matchId} number={actions} />
    </div>
  </section>
);
