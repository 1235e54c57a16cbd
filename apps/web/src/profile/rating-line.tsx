import type { RouterOutputs } from '@astris/api';

type Point = RouterOutputs['profile']['byName']['line'][number];

const WIDTH = 720;
const HEIGHT = 220;
const LEFT = 44;
const STEP = 100;

/** The rating over the rated games, with a band of one deviation on each side. */
export function RatingLine({ line, name }: { line: readonly Point[]; name: string }) {
  const low = Math.floor(Math.min(...line.map(({ after, rd }) => after - rd)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...line.map(({ after, rd }) => after + rd)) / STEP) * STEP;
  const x = (index: number) => LEFT + ((WIDTH - LEFT - 10) * index) / Math.max(1, line.length - 1);
  const y = (value: number) => 8 + ((HEIGHT - 16) * (high - value)) / (high - low);
  const path = (values: number[]) => values.map((value, index) => `${x(index)},${y(value)}`);
  const upper = path(line.map(({ after, rd }) => after + rd));
  const lower = path(line.map(({ after, rd }) => after - rd));
  const ticks = Array.from({ length: (high - low) / STEP + 1 }, (_, index) => low + index * STEP);
  const last = line.at(-1);
  if (!last) return null;
  return (
    <svg
      className="w-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Rating of ${name} over ${line.length} rated games, now ${Math.round(last.after)}`}
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
        points={path(line.map(({ after }) => after)).join(' ')}
        fill="none"
        stroke="var(--mine)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx={x(line.length - 1)} cy={y(last.after)} r="4" fill="var(--mine)" />
    </svg>
  );
}
