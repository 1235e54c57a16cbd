import '@astris/ui/table/styles/index.css';
import '@astris/ui/replay/styles/index.css';
import { GAME_POOL } from '@astris/cards';
import { otherVersionOf } from '@astris/replay';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { gameLog } from '@/game/log';
import { PageMessages, TABLE } from '@/i18n/page-messages';
import { ReplayStage } from '@/replay/stage';
import { OtherVersion, StillLive } from '@/replay/states';
import { api } from '@/server/api';
import { orNotFound } from '@/server/not-found';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('replayPage'))('title') };
}

/** A finished game, step by step. `?seat=` says whose hand lies open, `#t=` the step. */
export default async function ReplayPage({ params }: PageProps<{ id: string }>) {
  const { id } = await params;
  const game = await orNotFound((await api()).history.match({ matchId: id }));
  const user = await viewer();
  const own = game.seats.find(({ userId }) => user !== null && userId === user.id);
  const t = await getTranslations('replayPage');
  const names = game.seats.map(({ name }) => name);
  if (!game.revealed)
    return (
      <StillLive
        match={id}
        names={t('players', { one: names[0] ?? '', two: names[1] ?? '' })}
        plays={own !== undefined}
      />
    );
  const { ruleset: rulesetVersion, engine: engineVersion, pool: poolHash } = game.versions;
  if (otherVersionOf({ rulesetVersion, engineVersion, poolHash }, GAME_POOL))
    return (
      <PageMessages of={['log']}>
        <OtherVersion
          match={id}
          names={t('players', { one: names[0] ?? '', two: names[1] ?? '' })}
          lines={await gameLog(id, names)}
        />
      </PageMessages>
    );
  return (
    <PageMessages of={[...TABLE, 'lobby', 'replay', 'replayPage']}>
      <ReplayStage match={id} seat={own?.seat ?? null} />
    </PageMessages>
  );
}
