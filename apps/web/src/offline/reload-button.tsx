'use client';
import { Button } from '@astris/ui';

/** Asks for the page of this address once more. */
export const ReloadButton = () => (
  <Button variant="primary" onClick={() => window.location.reload()}>
    Try again
  </Button>
);
