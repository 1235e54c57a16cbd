'use client';
import { useEffect } from 'react';

const BARE_NUMBER = /^#(\d[\d.]*[a-z]?)$/;

/** Leads from an address that ends in the bare number of a rule or section, `/rules#8.10.3`, to its place in the book. */
export function NumberInAddress() {
  useEffect(() => {
    const follow = () => {
      const [, number] = BARE_NUMBER.exec(location.hash) ?? [];
      const anchor = [`r-${number}`, `s-${number}`].find((id) => document.getElementById(id));
      if (anchor) location.replace(`#${anchor}`);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return null;
}
