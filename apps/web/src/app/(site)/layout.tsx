import type { ReactNode } from 'react';
import { Frame } from '@/site/frame';

/** Header and footer around every page but the table. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
