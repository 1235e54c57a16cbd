import { db } from '../client';
import { seed } from './seed';

await seed(db());
await db().$disconnect();
console.log('The database has its starter decks and season.');
