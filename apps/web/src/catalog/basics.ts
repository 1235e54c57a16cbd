/** What joins words and fields to a query, for the page of the syntax. */
export interface Basic {
  title: string;
  about: string;
  /** Queries that find something. */
  examples: readonly string[];
}

export const BASICS: readonly Basic[] = [
  {
    title: 'Words',
    about:
      'Each must stand in a name, subtype, Drive or rules text of either face. Case, accents and kinds of quotes make no difference.',
    examples: ['lamp', 'redeem character'],
  },
  {
    title: '"Words in quotes"',
    about: 'They must stand side by side, as they are.',
    examples: ['"draw a card"', 'text:"gain 1 CP"'],
  },
  {
    title: 'field:value',
    about: 'What a field is to be. The start of a value is enough.',
    examples: ['t:spacecraft f:drift', 'kw:guard'],
  },
  {
    title: '<  <=  >  >=  !=',
    about: 'Figures are compared, with a number or with another figure of the same face.',
    examples: ['cost<=2', 'power>resolve'],
  },
  { title: '-', about: 'Not what follows.', examples: ['t:character -kw:guard', '-(t:character or t:maneuver)'] },
  {
    title: 'or, ( )',
    about: 'One or the other. Side by side binds closer than “or”; parentheses change that.',
    examples: ['kw:guard or kw:vigilant', '(f:lantern or f:throne) cost<=3'],
  },
];
