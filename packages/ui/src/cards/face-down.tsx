import { useTranslations } from 'next-intl';
import { classes } from '../class-names';

const HORIZON = 232;
const CENTRE = 125;
const rings = Array.from({ length: 9 }, (_, at) => ({ radius: 34 + at * 26, opacity: 0.6 - 0.05 * at }));
const rays = Array.from({ length: 25 }, (_, at) => {
  const angle = Math.PI * (1 + at / 24);
  const point = (radius: number) =>
    `${(CENTRE + Math.cos(angle) * radius).toFixed(1)} ${(HORIZON + Math.sin(angle) * radius).toFixed(1)}`;
  return { d: `M${point(34)}L${point(230)}`, strong: at % 4 === 0 };
});
const star = `${Array.from({ length: 16 }, (_, at) => {
  const angle = -Math.PI / 2 + (at * Math.PI) / 8;
  const radius = at % 2 ? 17 : 33;
  const x = (CENTRE + Math.cos(angle) * radius).toFixed(1);
  const y = (HORIZON + Math.sin(angle) * radius).toFixed(1);
  return `${at ? 'L' : 'M'}${x} ${y}`;
}).join('')}Z`;

export interface FaceDownProps {
  size?: 'card' | 'table' | 'hand' | 'phone' | 'phone-hand';
  /** "A face-down card" unless told. */
  label?: string;
}

/** A card of which nothing may be known. */
export function FaceDown({ size = 'card', label }: FaceDownProps) {
  const t = useTranslations('cards');
  return (
    <div className={classes('as-facedown', `as-facedown-${size}`)} role="img" aria-label={label ?? t('faceDown')}>
      <svg viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="as-facedown-stock" width="250" height="350" />
        <g className="as-facedown-lines">
          {rings.map(({ radius, opacity }) => (
            <circle key={radius} cx={CENTRE} cy={HORIZON} r={radius} strokeOpacity={opacity} strokeWidth="1.2" />
          ))}
          {rays.map(({ d, strong }) => (
            <path key={d} d={d} strokeOpacity={strong ? 0.55 : 0.22} strokeWidth={strong ? 1.4 : 0.9} />
          ))}
          <path d="M40 232H210" strokeWidth="1.2" />
          <path d="M58 247H192M80 262H170M102 277H148" strokeOpacity="0.6" />
          <rect x="9" y="9" width="232" height="332" rx="7" strokeOpacity="0.7" strokeWidth="1.4" />
        </g>
        <path className="as-facedown-star" d={star} />
        <circle className="as-facedown-stock" cx={CENTRE} cy={HORIZON} r="7" />
      </svg>
    </div>
  );
}
