'use client';
import { useState } from 'react';
import { Card, FaceDown, type FaceName } from '../cards';
import { Section, Shown } from './parts';
import { sample, storyline } from './samples';

function Turnable({ id }: { id: string }) {
  const [face, setFace] = useState<FaceName>('front');
  return <Card card={sample(id)} face={face} onFlip={setFace} />;
}

const PLAIN: readonly [id: string, name: string, text: string][] = [
  ['the-ninth-hour', 'Spacecraft', 'Hull is a hexagon'],
  ['archive-of-embers', 'Location', 'Defense is crenellated; income and SP printed'],
  ['censer-of-the-verge', 'Device', 'Attach'],
  ['cut-the-tethers', 'Maneuver, Fast', 'Chevron cost, bolt and word'],
  ['edict-of-recall', 'Maneuver, Slow', 'Ring and word'],
  ['haldens-rest', 'Homeworld', 'Two factions share the spine'],
  ['veyra-dusk-consul', 'Character', 'Aurelian Throne'],
  ['sable-vey-tollbreaker', 'Character', 'Free Drift'],
  ['cantor-iseth', 'Character', 'Hollow Choir'],
  ['orra-who-counts-stars', 'Character', 'Independent'],
  ['a-heavy-crown', 'Storyline, Bound', 'Cursed'],
  ['a-toll-on-every-star', 'Storyline', 'Long Chapters'],
];

/** The full card in each of its kinds. */
export const FullCards = () => (
  <Section title="Full cards" text="250 by 350: inspect, catalog, card page.">
    <div className="as-gallery-cards">
      <Shown name="Character" text="Turns over to its Fallen face">
        <Turnable id="ilyane-lamp-of-the-verge" />
      </Shown>
      <Shown name="Fallen" text="Broken spine, crack, the word">
        <Card card={sample('ilyane-lamp-of-the-verge')} face="fallen" />
      </Shown>
      <Shown name="Storyline, Bound" text="Chapters on the spine, Chapter II active">
        <Card card={storyline('the-long-vigil')} chapter={2} />
      </Shown>
      <Shown name="Back face" text="Arched window, two rewards">
        <Card card={storyline('the-long-vigil')} face="back" />
      </Shown>
      <Shown name="Storyline, Player" text="Turns over to its back face">
        <Turnable id="the-census-of-ash" />
      </Shown>
      {PLAIN.map(([id, name, text]) => (
        <Shown key={id} name={name} text={text}>
          <Card card={sample(id)} />
        </Shown>
      ))}
      <Shown name="Face down" text="Set aside, hand, deck">
        <FaceDown />
      </Shown>
    </div>
  </Section>
);
