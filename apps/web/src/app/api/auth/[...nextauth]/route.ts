import { authOptions } from '@astris/auth/next';
import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

const handler = (request: NextRequest, context: Context) => NextAuth(request, context, authOptions());

export { handler as GET, handler as POST };
