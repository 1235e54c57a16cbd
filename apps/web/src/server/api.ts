import 'server-only';
import { createCaller, createContext } from '@astris/api';
import { clientAddress, trustedProxies } from '@astris/auth/client-address';
import { headers } from 'next/headers';
import { cache } from 'react';
import { originOf } from './origin';
import { viewer } from './session';

/** What the API knows of this request. */
export const context = cache(async () => {
  const given = await headers();
  const address = clientAddress('direct', given.get('x-forwarded-for'), trustedProxies(process.env));
  const host = given.get('x-forwarded-host') ?? given.get('host');
  const claimed = host ? `${given.get('x-forwarded-proto') ?? 'http'}://${host}` : '';
  const origin = originOf(claimed, process.env.WEB_ORIGIN);
  return createContext({ user: await viewer(), origin, address });
});

/** The API, called by a server component in the name of this request's user. */
export const api = cache(async () => createCaller(await context()));
