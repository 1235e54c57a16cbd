import 'server-only';
import { cache } from 'react';
import { api } from './api';
import { orNotFound } from './not-found';

// What a page, its title and its preview all tell of, asked for once a request. Each ends in the page for what does not exist.

export const deckById = cache(async (deckId: string) => orNotFound((await api()).decks.get({ deckId })));
export const gameById = cache(async (matchId: string) => orNotFound((await api()).history.match({ matchId })));
export const playerByName = cache(async (name: string) => orNotFound((await api()).profile.byName({ name })));
