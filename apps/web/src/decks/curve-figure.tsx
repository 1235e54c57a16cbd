import { POOL } from '@astris/cards';
import { curveOf, LAST_STEP } from '@astris/decks';
import type { DeckList } from '@astris/engine';

const UNITS = [
  ['C', 'Paid in C', 'permanents and Storylines'],
  ['CP', 'Paid in CP', 'Maneuvers'],
] as const;
const stepName = (cost: number): string => (cost === LAST_STEP ? `${cost}+` : String(cost));

/** How many cards of the main deck cost what: bars over a table, one for what C pays and one for what CP pays (3.2). */
export function CurveFigure({ list }: { list: DeckList }) {
  const { steps, cards, mean } = curveOf(list, POOL);
  const tallest = Math.max(1, ...steps.flatMap(({ C, CP }) => [C, CP]));
  return (
    <figure className="curve" aria-labelledby="curve-title">
      <figcaption id="curve-title">
        <h3>Curve</h3>
        <p className="text-sm text-fg-2">How many cards cost what.</p>
      </figcaption>
      <table className="curve-table">
        <caption className="as-sr">Cards of the main deck by cost</caption>
        <thead>
          <tr>
            <th scope="col">Cost</th>
            {steps.map(({ cost }) => (
              <th key={cost} scope="col">
                {stepName(cost)}
              </th>
            ))}
            <th scope="col">Mean</th>
          </tr>
        </thead>
        <tbody>
          {UNITS.map(([unit, title, about]) => (
            <tr key={unit} data-unit={unit}>
              <th scope="row">
                {title}
                <small>
                  {cards[unit]} {about}
                </small>
              </th>
              {steps.map((step) => (
                <td key={step.cost}>
                  <span className="curve-bar" style={{ '--share': step[unit] / tallest } as React.CSSProperties}>
                    {step[unit] > 0 ? step[unit] : <span className="as-sr">0</span>}
                  </span>
                </td>
              ))}
              <td className="curve-mean">{mean[unit] === null ? '–' : mean[unit].toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
