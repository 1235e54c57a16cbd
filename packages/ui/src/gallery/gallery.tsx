'use client';
import { Controls } from './controls';
import { Figures } from './figures';
import { FullCards } from './full-cards';
import { TableCards } from './table-cards';

/** Every component with its states, on cards of the pool. An app mounts it on a page of its own. */
export const Gallery = () => (
  <div className="as-gallery">
    <h1>Components</h1>
    <p className="as-muted">One slab of dark stock, one lit spine. Colour belongs to the game; shape says the unit.</p>
    <FullCards />
    <TableCards />
    <Figures />
    <Controls />
  </div>
);
