import { FIELDS, type Field, inWords, ORDERS, readQuery, valuesOf, written } from '@astris/search';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { BASICS } from '@/catalog/basics';
import { Example } from '@/catalog/example';
import { cardIndex } from '@/catalog/find';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog.syntax');
  return { title: t('title'), description: t('description') };
}
const KINDS: readonly [title: 'choices' | 'figures' | 'places' | 'order', kinds: readonly Field['kind'][]][] = [
  ['choices', ['choice']],
  ['figures', ['number']],
  ['places', ['text', 'rule']],
  ['order', ['order']],
];

/** The query language, made from the table that it is read by. */
export default async function SyntaxPage() {
  const t = await getTranslations('catalog');
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
        title={t('syntax.title')}
        lead={t.rich('syntax.lead', {
          catalog: (words) => (
            <Link className="as-card-link" href="/cards">
              {words}
            </Link>
          ),
        })}
      />
      <section aria-labelledby="basics" className="mb-10">
        <h2 id="basics" className="mb-2">
          {t('syntax.basics')}
        </h2>
        <dl className="syntax">
          {BASICS.map(({ name, examples }) => (
            <div key={name}>
              <dt>{t(`basics.${name}.title`)}</dt>
              <dd>
                {t(`basics.${name}.about`)}
                {examples.map((query) => (
                  <Example key={query} query={query} words={said(query)} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {KINDS.map(([title, kinds]) => (
        <section key={title} aria-label={t(`syntax.${title}`)} className="mb-10">
          <h2 className="mb-2">{t(`syntax.${title}`)}</h2>
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
                  {t(`fields.${field.name}`)}
                  {field.examples.map((query) => (
                    <Example key={query} query={query} words={said(query)} />
                  ))}
                  {valuesText(field) && (
                    <p className="mt-1 text-sm text-fg-3">{t('syntax.values', { values: valuesText(field) })}</p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
