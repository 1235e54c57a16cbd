import { ladderFile } from '@/ladder/file';

/** The ladder as JSON. */
export const GET = (request: Request) => ladderFile(request, 'json');
