import { artFile } from '@astris/art/files';
import { CARDS, cardById } from '@astris/cards';
import { buttonClass, Icon, RuleLink } from '@astris/ui';
import { Card, faceOf, otherFace, printOf } from '@astris/ui/cards';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { alike } from '@/cards/alike';
import { CardRules } from '@/cards/card-rules';
import { CopyText } from '@/cards/copy-text';
import { BackText, FrontText } from '@/cards/face-article';
import { InDecks } from '@/cards/in-decks';
import { ruleWordsOf } from '@/cards/keyword-rules';
import { Neighbours } from '@/cards/neighbours';
import { cardGist, cardText } from '@/cards/sheet';
import { subtitle } from '@/cards/subtitle';
import { catalogHref } from '@/catalog/address';
import { PageMessages } from '@/i18n/page-messages';
import { api } from '@/server/api';
import { cardFileHref, cardHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';

type Props = PageProps<{ id: string }>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const card = cardById((await params).id);
  if (!card) return { title: (await getTranslations('cardPage'))('card') };
  const title = card.name;
  const description = cardGist(card, await getTranslations('cards'));
  const picture = { url: artFile(card.id), width: 480, height: 360, alt: '' };
  return {
    title,
    description,
    alternates: { canonical: cardHref(card.id), types: { 'application/json': cardFileHref(card.id) } },
    openGraph: { title, description, type: 'article', url: cardHref(card.id), images: [picture] },
    twitter: { card: 'summary', title, description },
  };
}

export default async function CardPage({ params }: Props) {
  const card = cardById((await params).id);
  if (!card) notFound();
  const t = await getTranslations('cardPage');
  const cards = await getTranslations('cards');
  const front = faceOf(card);
  const other = otherFace(card, 'front');
  const back = other && faceOf(card, other);
  const words = ruleWordsOf(card);
  const decks = await (await api()).decks.starters();
  const [type, ...shared] = alike(card);
  return (
    <PageMessages of={['cardPage']}>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-6 text-sm">
        <nav aria-label={t('whereYouAre')} className="flex items-center gap-2 text-fg-2">
          <Link className="as-card-link" href="/cards">
            {t('all')}
          </Link>
          <Icon name="chevron-right" size={12} />
          <Link className="as-card-link" href={catalogHref({ q: type?.query ?? '' })} prefetch={false}>
            {card.type}
          </Link>
          <Icon name="chevron-right" size={12} />
          {printOf(card)}
        </nav>
        <div className="flex flex-wrap gap-2">
          <CopyText text={cardText(card, cards)} />
          <a className={buttonClass()} href={cardFileHref(card.id)}>
            <Icon name="code" size={14} /> JSON
          </a>
        </div>
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 pt-6 lg:grid-cols-[minmax(0,1fr)_520px]">
        <article className="min-w-0">
          <h1>{card.name}</h1>
          <p className="mt-1 mb-5 text-fg-2">{subtitle(front, cards)}</p>
          <FrontText card={card} />
          {back && <BackText card={card} back={back} under={subtitle(back, cards)} />}
          {words.length > 0 && (
            <section aria-labelledby="words" className="mt-10">
              <h2 id="words" className="mb-2">
                {t('words')}
              </h2>
              <dl className="max-w-[70ch]" translate="no">
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
        <aside aria-label={t('aside')} className="flex flex-col gap-6">
          <figure className="flex flex-wrap justify-center gap-5">
            <Card card={card} />
            {other && <Card card={card} face={other} />}
          </figure>
          <InDecks card={card.id} decks={decks} />
          {shared.length > 0 && (
            <section aria-labelledby="alike">
              <h2 id="alike" className="font-ui text-md font-semibold">
                {t('alike')}
              </h2>
              <ul className="mt-2 flex flex-wrap gap-2">
                {shared.map(({ words: said, query }) => (
                  <li key={query}>
                    <Link className="as-chip" href={catalogHref({ q: query })} prefetch={false}>
                      {said}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
      <Neighbours card={card} cards={CARDS} />
    </PageMessages>
  );
}
