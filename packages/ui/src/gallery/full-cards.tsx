'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card, FaceDown, type FaceName, faceOf } from '../cards';
import { Section, Shown } from './parts';
import { sample, storyline } from './samples';

function Turnable({ id }: { id: string }) {
  const [face, setFace] = useState<FaceName>('front');
  return <Card card={sample(id)} face={face} onFlip={setFace} />;
}

type Words = 'fastManeuver' | 'slowManeuver' | 'boundStoryline';
type Text = 'hullIsHexagon' | 'crenellated' | 'attach' | 'fastText' | 'slowText' | 'twoFactions' | 'longChapters';
/** A card of a kind with what is to be seen on it; a Character with its faction, which is no word of the site. */
const PLAIN: readonly [id: string, text?: Text, name?: Words][] = [
  ['the-ninth-hour', 'hullIsHexagon'],
  ['archive-of-embers', 'crenellated'],
  ['censer-of-the-verge', 'attach'],
  ['cut-the-tethers', 'fastText', 'fastManeuver'],
  ['edict-of-recall', 'slowText', 'slowManeuver'],
  ['haldens-rest', 'twoFactions'],
  ['veyra-dusk-consul'],
  ['sable-vey-tollbreaker'],
  ['cantor-iseth'],
  ['orra-who-counts-stars'],
  ['a-heavy-crown', undefined, 'boundStoryline'],
  ['a-toll-on-every-star', 'longChapters'],
];

/** The full card in each of its kinds. */
export function FullCards() {
  const t = useTranslations('gallery.fullCards');
  const types = useTranslations('cards.types');
  return (
    <Section title={t('title')} text={t('text')}>
      <div className="as-gallery-cards">
        <Shown name={types('Character')} text={t('turnsToFallen')}>
          <Turnable id="ilyane-lamp-of-the-verge" />
        </Shown>
        <Shown name={t('fallen')} text={t('fallenText')}>
          <Card card={sample('ilyane-lamp-of-the-verge')} face="fallen" />
        </Shown>
        <Shown name={t('boundStoryline')} text={t('chaptersOnSpine')}>
          <Card card={storyline('the-long-vigil')} chapter={2} />
        </Shown>
        <Shown name={t('backFace')} text={t('backFaceText')}>
          <Card card={storyline('the-long-vigil')} face="back" />
        </Shown>
        <Shown name={t('playerStoryline')} text={t('turnsToBack')}>
          <Turnable id="the-census-of-ash" />
        </Shown>
        {PLAIN.map(([id, text, name]) => {
          const card = sample(id);
          return (
            <Shown
              key={id}
              name={name ? t(name) : types(card.type)}
              text={
                text ? (
                  t(text)
                ) : (
                  <span translate="no">{card.type === 'Storyline' ? card.tone : faceOf(card).family}</span>
                )
              }
            >
              <Card card={card} />
            </Shown>
          );
        })}
        <Shown name={t('faceDown')} text={t('faceDownText')}>
          <FaceDown />
        </Shown>
      </div>
    </Section>
  );
}
