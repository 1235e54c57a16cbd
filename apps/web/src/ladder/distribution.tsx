import type { RouterOutputs } from '@astris/api';
import { useTranslations } from 'next-intl';
import type { LadderWords } from './words';

type Step = RouterOutputs['ladder']['distribution'][number];

const WIDTH = 300;
const HEIGHT = 120;
/** Room under the bars for the numbers, in units of the drawing. */
const FOOT = 18;
const GAP = 2;

export interface DistributionProps {
  steps: readonly Step[];
  /** The viewer's own rating; null for who has no rank. */
  own: number | null;
}

/** How the ranked players spread over ratings; the viewer's own step stands out. Nothing before two are ranked. */
export function Distribution({ steps, own }: DistributionProps) {
  const t = useTranslations('ladder');
  const all = steps.reduce((sum, { players }) => sum + players, 0);
  if (all < 2) return null;
  const most = Math.max(...steps.map(({ players }) => players));
  const width = WIDTH / steps.length;
  const isOwn = ({ from, to }: Step) => own !== null && own >= from && own < to;
  const below =
    own === null ? null : steps.filter(({ to }) => to <= own).reduce((sum, { players }) => sum + players, 0);
  return (
    <section aria-labelledby="spread" className="border-t border-line pt-5">
      <h2 id="spread" className="mb-2 font-ui text-md font-semibold text-fg">
        {t('ratings')}
      </h2>
      <svg className="w-full" viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={spoken(t, steps)}>
        {steps.map((step, at) => {
          const height = (HEIGHT * step.players) / most;
          return (
            <g key={step.from}>
              <rect
                x={at * width + GAP / 2}
                y={HEIGHT - height}
                width={width - GAP}
                height={height}
                fill={isOwn(step) ? 'var(--mine)' : 'var(--line-strong)'}
              />
              {(at === 0 || at === steps.length - 1 || isOwn(step)) && (
                <text x={(at + 0.5) * width} y={HEIGHT + 13} textAnchor="middle" fontSize="11" fill="var(--fg-2)">
                  {step.from}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {below !== null && below > 0 && <p>{t('belowYou', { percent: String(Math.floor((100 * below) / all)) })}</p>}
    </section>
  );
}

const spoken = (t: LadderWords, steps: readonly Step[]) =>
  t('spread', {
    steps: steps
      .filter(({ players }) => players > 0)
      .map(({ from, to, players }) =>
        t('spreadStep', { players: String(players), from: String(from), to: String(to - 1) }),
      )
      .join(', '),
  });
