import type { NumberName } from '../fields/fields';
import { isUnder } from '../query/resolve';
import type { Comparison, Sense } from '../query/sense';
import type { Facts } from './facts';

const COMPARE: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};
const onAFace = (facts: Facts, name: NumberName, fits: (figure: number, face: Facts['faces'][number]) => boolean) =>
  facts.faces.some((face) => {
    const figure = face[name];
    return figure !== undefined && fits(figure, face);
  });

/** Whether a card is what a sense means. A figure that is not printed fits no comparison. */
export function fits(sense: Sense, facts: Facts): boolean {
  switch (sense.means) {
    case 'words':
      return facts.words.includes(sense.text);
    case 'text':
      return facts.texts[sense.field].includes(sense.text);
    case 'choice': {
      const own = facts.choices[sense.field.name];
      return sense.values.some(({ name }) => own.has(name));
    }
    case 'number': {
      const { field, is, than, unit } = sense;
      if (unit && unit !== facts.costIn) return false;
      return onAFace(facts, field.name, (figure) => COMPARE[is](figure, than));
    }
    case 'compared': {
      const { field, is, to } = sense;
      return onAFace(facts, field.name, (figure, face) => {
        const other = face[to];
        return other !== undefined && COMPARE[is](figure, other);
      });
    }
    case 'rule':
      return facts.rules().some((rule) => isUnder(rule, sense.rule));
    case 'not':
      return !fits(sense.of, facts);
    case 'all':
      return sense.of.every((part) => fits(part, facts));
    case 'any':
      return sense.of.some((part) => fits(part, facts));
  }
}
