import { POOL } from '@astris/cards';
import { curveOf, LAST_STEP } from '@astris/decks';
import type { DeckList } from '@astris/engine';
import { useFormatter, useTranslations } from 'next-intl';

const UNITS = ['C', 'CP'] as const;
const stepName = (cost: number): string => (cost === LAST_STEP ? `${cost}+` : String(cost));

/** How many cards of the main deck cost what: bars over a table, one for what C pays and one for what CP pays (3.2). */
export function CurveFigure({ list }: { list: DeckList }) {
  const t = useTranslations('decks.curve');
  const format = useFormatter();
  const { steps, cards, mean } = curveOf(list, POOL);
  const tallest = Math.max(1, ...steps.flatMap(({ C, CP }) => [C, CP]));
  return (
    <figure className="curve" aria-labelledby="curve-title">
      <figcaption id="curve-title">
        <h3>{t('title')}</h3>
        <p className="text-sm text-fg-2">{t('about')}</p>
      </figcaption>
      <table className="curve-table">
        <caption className="as-sr">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cost')}</th>
            {steps.map(({ cost }) => (
              <th key={cost} scope="col">
                {stepName(cost)}
              </th>
            ))}
            <th scope="col">{t('mean')}</th>
          </tr>
        </thead>
        <tbody>
          {UNITS.map((unit) => (
            <tr key={unit} data-unit={unit}>
              <th scope="row">
                {t('paidIn', { unit })}
                <small>{t(unit, { count: cards[unit] })}</small>
              </th>
              {steps.map((step) => (
                <td key={step.cost}>
                  <span className="curve-bar" style={{ '--share': step[unit] / tallest } as React.CSSProperties}>
                    {step[unit] > 0 ? step[unit] : <span className="as-sr">0</span>}
                  </span>
                </td>
              ))}
              <td className="curve-mean">
                {mean[unit] === null
                  ? '–'
                  : format.number(mean[unit], { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
