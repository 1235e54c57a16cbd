import { FIELDS, type Field, inWords, ORDERS, readQuery, valuesOf, written } from '@astris/search';
import type { Metadata } from 'next';
import Link from 'next/link';
import { BASICS } from '@/catalog/basics';
import { Example } from '@/catalog/example';
import { cardIndex } from '@/catalog/find';
import { PageTitle } from '@/site/page-title';

export const metadata: Metadata = {
  title: 'How to search cards',
  description: 'Every field of the card search with its values and examples that work.',
};
const KINDS: readonly [title: string, kinds: readonly Field['kind'][]][] = [
  ['What a card is and has', ['choice']],
  ['Figures', ['number']],
  ['Words in one place', ['text', 'rule']],
  ['Order', ['order']],
];

/** The query language, made from the table that it is read by. */
export default function SyntaxPage() {
  const { vocabulary } = cardIndex();
  const valuesText = (field: Field): string => {
    if (field.name === 'order') return ORDERS.map(({ name }) => name).join(', ');
    if (field.kind !== 'choice') return '';
    return valuesOf(field.name, vocabulary).map(written).join(', ');
  };
  const said = (query: string) => inWords(readQuery(query, vocabulary));
  return (
    <div className="max-w-[86ch]">
      <PageTitle
        title="How to search cards"
        lead={
          <>
            Type words, or ask for what is printed on a card. All of it can be mixed in one search. Every example here
            is a link to what it finds in the{' '}
            <Link className="as-card-link" href="/cards">
              catalog
            </Link>
            .
          </>
        }
      />
      <section aria-labelledby="basics" className="mb-10">
        <h2 id="basics" className="mb-2">
          Putting a search together
        </h2>
        <dl className="syntax">
          {BASICS.map(({ title, about, examples }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {about}
                {examples.map((query) => (
                  <Example key={query} query={query} words={said(query)} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {KINDS.map(([title, kinds]) => (
        <section key={title} aria-label={title} className="mb-10">
          <h2 className="mb-2">{title}</h2>
          <dl className="syntax">
            {FIELDS.filter(({ kind }) => kinds.includes(kind)).map((field) => (
              <div key={field.name} id={`f-${field.name}`}>
                <dt>
                  <code>{field.name}:</code>
                  {field.also.map((name) => (
                    <code key={name} className="text-fg-3">
                      {name}:
                    </code>
                  ))}
                </dt>
                <dd>
                  {field.about}
                  {field.examples.map((query) => (
                    <Example key={query} query={query} words={said(query)} />
                  ))}
                  {valuesText(field) && <p className="mt-1 text-sm text-fg-3">Values: {valuesText(field)}.</p>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
