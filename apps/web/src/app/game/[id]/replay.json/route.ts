import { api } from '@/server/api';
import { refusedAsJson } from '@/server/refused';

/** A finished game as a replay file, to keep or to run again. A live game has none: its file would hold the seed. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  try {
    const file = await (await api()).history.replay({ matchId: id });
    return Response.json(file, {
      headers: {
        'content-disposition': `attachment; filename="astris-${file.matchId}.json"`,
        'cache-control': 'private, no-cache',
      },
    });
  } catch (error) {
    return refusedAsJson(error);
  }
}
