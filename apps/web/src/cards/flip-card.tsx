'use client';
import type { Card as CardData } from '@astris/engine/language';
import { Card, type FaceName } from '@astris/ui/cards';
import { useState } from 'react';

/** A full card that turns over at the press of its button. */
export function FlipCard({ card }: { card: CardData }) {
  const [face, setFace] = useState<FaceName>('front');
  return <Card card={card} face={face} onFlip={setFace} />;
}
