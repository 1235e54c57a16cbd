import type { RouterOutputs } from '@astris/api';
import { useTranslations } from 'next-intl';

type Point = RouterOutputs['profile']['byName']['line'][number];

const WIDTH = 720;
const HEIGHT = 220;
const LEFT = 44;
/** More rating than this is ruled in wider steps. */
const WIDE = 600;

/** The rating over the rated games, with a band of one deviation on each side. */
export function RatingLine({ line, name }: { line: readonly Point[]; name: string }) {
  const t = useTranslations('profile');
  const least = Math.min(...line.map(({ before, after, rd }) => Math.min(before, after - rd)));
  const most = Math.max(...line.map(({ before, after, rd }) => Math.max(before, after + rd)));
  const step = most - least > WIDE ? 200 : 100;
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  /** Games are counted from 1; at 0 is the rating before the first. */
  const x = (game: number) => LEFT + ((WIDTH - LEFT - 10) * game) / line.length;
  const y = (value: number) => 8 + ((HEIGHT - 16) * (high - value)) / (high - low);
  const path = (values: number[]) => values.map((value, index) => `${x(index + 1)},${y(value)}`);
  const upper = path(line.map(({ after, rd }) => after + rd));
  const lower = path(line.map(({ after, rd }) => after - rd));
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last) return null;
  return (
    <svg
      className="w-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('ratingLine', {
        name,
        games: String(line.length),
        rating: String(Math.round(last.after)),
      })}
    >
      {ticks.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} stroke="var(--line)" />
          <text x={LEFT - 10} y={y(value) + 4} textAnchor="end" fontSize="11" fill="var(--fg-3)">
            {value}
          </text>
        </g>
      ))}
      <polygon points={[...upper, ...lower.reverse()].join(' ')} fill="var(--mine)" opacity="0.14" />
      <polyline
        points={[`${x(0)},${y(first.before)}`, ...path(line.map(({ after }) => after))].join(' ')}
        fill="none"
        stroke="var(--mine)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx={x(line.length)} cy={y(last.after)} r="4" fill="var(--mine)" />
    </svg>
  );
}
