'use client';
import { Button, Spinner } from '@astris/ui';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';

/** A whole page that waits for its table. */
export const StageLoading = ({ label }: { label: string }) => (
  <main className="grid min-h-dvh place-items-center" data-laying="">
    <Spinner label={label} />
  </main>
);

/** What could not be loaded is asked for again only by a page that is loaded anew. */
const NotLoaded = () => (
  <main className="grid min-h-dvh place-items-center" role="alert">
    <Button onClick={() => window.location.reload()}>{useTranslations('site')('tableNotLoaded')}</Button>
  </main>
);

/** A part of a page that is loaded late; in its place, when it does not come, a way to try again. */
export const orNotLoaded = <P,>(part: Promise<ComponentType<P>>): Promise<ComponentType<P>> =>
  part.catch(() => NotLoaded);
