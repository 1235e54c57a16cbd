import 'server-only';
import { createCaller, createContext } from '@astris/api';
import { cache } from 'react';
import { session } from './session';

/** The API, called by a server component in the name of this request's user. */
export const api = cache(async () => createCaller(createContext(await session())));
