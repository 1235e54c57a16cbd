/** What joins words and fields to a query, for the page of the syntax. */
export interface Basic {
  /** Its key among the messages. */
  name: 'words' | 'quotes' | 'field' | 'figures' | 'not' | 'or';
  /** Queries that find something. */
  examples: readonly string[];
}

export const BASICS: readonly Basic[] = [
  {
    name: 'words',
    examples: ['lamp', 'redeem character'],
  },
  {
    name: 'quotes',
    examples: ['"draw a card"', 'text:"gain 1 CP"'],
  },
  {
    name: 'field',
    examples: ['t:spacecraft f:drift', 'kw:guard'],
  },
  {
    name: 'figures',
    examples: ['cost<=2', 'power>resolve'],
  },
  { name: 'not', examples: ['t:character -kw:guard', '-(t:character or t:maneuver)'] },
  {
    name: 'or',
    examples: ['kw:guard or kw:vigilant', '(f:lantern or f:throne) cost<=3'],
  },
];
