import { authOptions } from '@astris/auth/next';
import NextAuth from 'next-auth';
import { guarded } from '@/security/guard';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

const handler = guarded<[Context]>((request, context) => NextAuth(request, context, authOptions()));

export { handler as GET, handler as POST };
