'use client';

/** The gallery's samples answer to presses, so it runs in the browser. */
export { Gallery } from '@astris/ui/gallery';
