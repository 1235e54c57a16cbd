'use client';
import { useMemo, useState } from 'react';
import type { CatalogAddress } from './address';
import type { CatalogPage } from './find';

type Find = (address: CatalogAddress) => CatalogPage;

/**
 * Searches in the browser: the page of an address, null until the cards are here. They are fetched when `prepare` is
 * called, since whoever only looks needs none.
 */
export function useFound(address: CatalogAddress | null): { found: CatalogPage | null; prepare(): void } {
  const [find, setFind] = useState<Find | null>(null);
  const found = useMemo(() => (find && address ? find(address) : null), [find, address]);
  const prepare = () => {
    if (!find) void import('./find').then(({ findPage }) => setFind(() => findPage));
  };
  return { found, prepare };
}
