import { ladderFile } from '@/ladder/file';

/** The ladder as CSV. */
export const GET = (request: Request) => ladderFile(request, 'csv');
