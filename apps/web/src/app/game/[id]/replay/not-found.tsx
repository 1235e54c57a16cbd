import type { Metadata } from 'next';
import { NoSuchGame } from '@/replay/states';

export const metadata: Metadata = { title: 'No such game' };

export default NoSuchGame;
