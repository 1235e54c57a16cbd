// The database as the schema engine sees it.
import { randomBytes } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { openClient } from './client.mjs';

const OID_CHAR = 18;
const OID_TEXT = 25;

/** The adapter factory for a PostgreSQL at this address. */
export function schemaAdapter(url) {
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(url),
    connectToShadowDb: () => connectToShadowDatabase(url),
  };
}

/**
 * A connection that can read the catalogue's internal type "char" (OID 18), which the adapter refuses: the value is
 * read as text, and its column is then declared a character again, as the engine expects. It also sends a migration
 * whole, where the adapter would cut it at every semicolon, those inside a function's text too.
 */
async function connect(url) {
  const adapter = await new PrismaPg({ connectionString: url }).connect();
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw;

  adapter.queryRaw = async (query) => {
    const answer = await performIO(query);
    const characters = answer.fields.flatMap((field, index) => (field.dataTypeID === OID_CHAR ? [index] : []));
    for (const index of characters) answer.fields[index].dataTypeID = OID_TEXT;

    const withAnswer = Object.create(adapter, { performIO: { value: async () => answer } });
    const result = await queryRaw.call(withAnswer, query);
    for (const index of characters) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  adapter.executeScript = async (script) => void (await adapter.client.query(script));
  return adapter;
}

/** The engine replays the migrations in an empty database of its own, which is dropped again afterwards. */
async function connectToShadowDatabase(url) {
  const name = `shadow_${randomBytes(8).toString('hex')}`;
  const admin = await openClient(url);
  await admin.query(`CREATE DATABASE "${name}"`);

  const shadowUrl = new URL(url);
  shadowUrl.pathname = `/${name}`;
  const adapter = await connect(shadowUrl.href);
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await dispose();
    await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await admin.end();
  };
  return adapter;
}
