import { cardById } from '@astris/cards';
import { textOf } from '@astris/engine/language';
import { buttonClass, Icon, RuleLink } from '@astris/ui';
import { Card, faceOf, otherFace, printOf } from '@astris/ui/cards';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { CardRules } from '@/cards/card-rules';
import { ChaptersTable } from '@/cards/chapters-table';
import { FaceText } from '@/cards/face-text';
import { ruleWordsOf } from '@/cards/keyword-rules';
import { subtitle } from '@/cards/subtitle';
import { cardHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';

type Props = PageProps<{ id: string }>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: cardById((await params).id)?.name ?? 'Card' };
}

export default async function CardPage({ params }: Props) {
  const card = cardById((await params).id);
  if (!card) notFound();
  const front = faceOf(card);
  const other = otherFace(card, 'front');
  const back = other && faceOf(card, other);
  const text = textOf(card);
  const words = ruleWordsOf(card);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-6 text-sm">
        <nav aria-label="Where you are" className="flex items-center gap-2 text-fg-2">
          <Link className="as-card-link" href="/cards">
            Cards
          </Link>
          <Icon name="chevron-right" size={12} />
          <Link className="as-card-link" href={`/cards?type=${encodeURIComponent(card.type)}`}>
            {card.type}
          </Link>
          <Icon name="chevron-right" size={12} />
          {printOf(card)}
        </nav>
        <a className={buttonClass()} href={`${cardHref(card.id)}/json`}>
          <Icon name="code" size={14} /> JSON
        </a>
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 pt-6 lg:grid-cols-[minmax(0,1fr)_520px]">
        <article className="min-w-0">
          <h1>{card.name}</h1>
          <p className="mt-1 mb-5 text-fg-2">{subtitle(front)}</p>
          {card.type === 'Storyline' ? (
            <>
              <div className="mb-4">
                <FaceText lines={text.front.filter(({ kind }) => kind === 'keyword')} />
              </div>
              <ChaptersTable card={card} />
            </>
          ) : (
            <FaceText lines={text.front} />
          )}
          {card.flavor && <p className="mt-4 max-w-[60ch] font-display text-fg-2 italic">{card.flavor}</p>}
          {back && (
            <section aria-labelledby="back" className="mt-10">
              <h2 id="back">
                {back.fallen ? 'Fallen' : 'Back face'}: {back.name}
              </h2>
              <p className="mt-1 mb-3 text-fg-2">{subtitle(back)}</p>
              <FaceText lines={text.back} />
            </section>
          )}
          {words.length > 0 && (
            <section aria-labelledby="words" className="mt-10">
              <h2 id="words" className="mb-2">
                Words on this card
              </h2>
              <dl className="max-w-[70ch]">
                {words.map((entry) => (
                  <div key={entry.rule} className="border-t border-line py-3">
                    <dt className="font-semibold">
                      {entry.term} <RuleLink rule={entry.rule} />
                    </dt>
                    <dd className="text-fg-2">{entry.definition}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <CardRules card={card} />
        </article>
        <figure className="flex flex-wrap justify-center gap-5">
          <Card card={card} />
          {other && <Card card={card} face={other} />}
        </figure>
      </div>
    </>
  );
}
