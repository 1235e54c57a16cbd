import { type Card, type TextLine, textOf } from '@astris/engine/language';
import type { FaceView } from '@astris/ui/cards';
import { useTranslations } from 'next-intl';
import { ChaptersTable } from './chapters-table';
import { FaceText } from './face-text';

const flavorOf = (card: Card, isFallen: boolean): string | undefined => {
  if (card.type !== 'Character') return card.flavor;
  return isFallen ? card.fallen.flavor : (card.front.flavor ?? card.flavor);
};
const Flavor = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <p className="mt-4 max-w-[60ch] font-display text-fg-2 italic">{text}</p>;

/** The front of a card as text; a Storyline's Chapters as a table. */
export function FrontText({ card }: { card: Card }) {
  const t = useTranslations('cardPage');
  const { front } = textOf(card);
  const isKeyword = ({ kind }: TextLine) => kind === 'keyword';
  return (
    <>
      {card.type === 'Storyline' ? (
        <>
          <div className="mb-4">
            <FaceText lines={front.filter(isKeyword)} />
          </div>
          <ChaptersTable card={card} />
        </>
      ) : (
        <FaceText lines={front} />
      )}
      {front.length === 0 && <p className="text-fg-2">{t('noText')}</p>}
      <Flavor text={flavorOf(card, false)} />
    </>
  );
}

/** The other face of a card as text, under its own heading. */
export function BackText({ card, back, under }: { card: Card; back: FaceView; under: string }) {
  const t = useTranslations('cardPage');
  const { back: lines } = textOf(card);
  return (
    <section aria-labelledby="back" className="mt-10">
      <h2 id="back">{t('backTitle', { face: back.fallen ? 'fallen' : 'back', name: back.name })}</h2>
      <p className="mt-1 mb-3 text-fg-2">{under}</p>
      <FaceText lines={lines} />
      {lines.length === 0 && <p className="text-fg-2">{t('noText')}</p>}
      {back.fallen && <Flavor text={flavorOf(card, true)} />}
    </section>
  );
}
