/** The query language of cards: reading, printing, changing and saying queries. Knows no card; see `@astris/search/cards`. */
export { type Completion, type Completions, completionsAt } from './complete';
export {
  FIELDS,
  type Field,
  type NumberName,
} from './fields/fields';
export {
  type Direction,
  directionNamed,
  FIRST_ORDER,
  ORDERS,
  type Order,
  type OrderName,
  orderAsked,
  orderNamed,
} from './fields/orders';
export { type ChoiceName, type Value, type Vocabulary, valuesOf, written } from './fields/values';
export type { Problem } from './grammar/parse';
export { print } from './grammar/print';
export type { Place, Tree } from './grammar/tree';
export { chosen, figures, removeField, setField, setFigures, toggle } from './query/edit';
export { LONGEST, mended, problemText, readQuery } from './query/read';
export type { Query } from './query/sense';
export { inWords } from './query/words';
