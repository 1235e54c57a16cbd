'use client';
import { signIn } from 'next-auth/react';

/** Signs in with email and password; the reason of a refusal, or null. */
export async function signInWithPassword(email: string, password: string): Promise<string | null> {
  const answer = await signIn('password', { email, password, redirect: false });
  return answer?.error ?? null;
}

/** Makes a guest and signs them in; the reason of a refusal, or null. */
export async function signInAsGuest(name?: string): Promise<string | null> {
  const answer = await signIn('guest', { ...(name ? { name } : {}), redirect: false });
  return answer?.error ?? null;
}
