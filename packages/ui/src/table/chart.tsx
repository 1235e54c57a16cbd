const CENTRE = { x: 460, y: 288 };
const RINGS = [150, 230, 310, 390, 470, 550, 640];
const RAYS = Array.from({ length: 36 }, (_, at) => (at * Math.PI) / 18);

/** A fixed sky: the same stars for everybody. */
const STARS = (() => {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: 110 }, (_, at) => ({
    key: at,
    x: Math.round(next() * 920),
    y: Math.round(next() * 548),
    r: Number((0.4 + next() ** 5 * 1.2).toFixed(2)),
    o: Number((0.12 + next() * 0.35).toFixed(2)),
  }));
})();

const point = (angle: number, x: number, y: number) =>
  `${(CENTRE.x + Math.cos(angle) * x).toFixed(0)} ${(CENTRE.y + Math.sin(angle) * y).toFixed(0)}`;

/** The star chart behind the Map. */
export const Chart = () => (
  <svg className="at-chart" viewBox="0 0 920 548" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g fill="none" className="at-chart-lines">
      {RINGS.map((radius, at) => (
        <ellipse
          key={radius}
          cx={CENTRE.x}
          cy={CENTRE.y}
          rx={radius * 1.25}
          ry={radius * 0.62}
          strokeOpacity={0.075 - 0.006 * at}
        />
      ))}
      {RAYS.map((angle, at) => (
        <path
          key={angle}
          d={`M${point(angle, 188, 93)}L${point(angle, 800, 397)}`}
          strokeOpacity={at % 3 ? 0.018 : 0.05}
        />
      ))}
    </g>
    <g className="at-chart-stars">
      {STARS.map(({ key, x, y, r, o }) => (
        <circle key={key} cx={x} cy={y} r={r} opacity={o} />
      ))}
    </g>
  </svg>
);
