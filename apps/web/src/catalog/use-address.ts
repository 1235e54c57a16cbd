'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { addressOfSearch, type CatalogAddress, catalogHref } from './address';

interface Moving {
  address: CatalogAddress;
  /** Shows something else. Typing on changes one entry of the history; every other step is an entry of its own. */
  go(next: CatalogAddress, isTyping?: boolean): void;
  /** What is typed from now on is a step of its own. */
  rest(): void;
}

/** The catalog's address, in step with the browser's: going back shows what was shown. */
export function useAddress(initial: CatalogAddress): Moving {
  const [address, setAddress] = useState(initial);
  const isTyped = useRef(false);
  const entry = useSearchParams().toString();
  // The bar is read rather than `entry`, which lags behind fast steps and misses one that is taken back at once.
  useEffect(() => {
    const read = () => {
      const shown = addressOfSearch(window.location.search);
      setAddress((current) => {
        if (catalogHref(current) === catalogHref(shown)) return current;
        isTyped.current = false;
        return shown;
      });
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [entry]);
  return {
    address,
    go(next, isTyping = false) {
      const href = catalogHref(next);
      if (isTyping && isTyped.current) window.history.replaceState(null, '', href);
      else if (href !== catalogHref(address)) window.history.pushState(null, '', href);
      isTyped.current = isTyping;
      setAddress(next);
    },
    rest() {
      isTyped.current = false;
    },
  };
}
