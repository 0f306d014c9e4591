import { openDatabase } from './openDatabase';
import type { Database } from '../documentSource';
import { decodeDocument } from '../storedDocument';
import { pathOfKey } from '../paths/documentKey';
import { LAST_WRITE_KEY, writeMarkText } from './writeMark';

/** A key of the database and its value, as they are stored. */
export type RawEntry = readonly [key: Buffer, value: string];

const PAGE_SIZE = 500;
const DOCUMENTS = 'd'.charCodeAt(0);

/** Everything in the database at one moment, whatever is written meanwhile; throws at what cannot be read. */
export async function* rawEntries(database: Database): AsyncGenerator<RawEntry> {
  const snapshot = database.snapshot();
  const rows = database.iterator({ snapshot });
  try {
    for (
      let page = await rows.nextv(PAGE_SIZE);
      page.length > 0;
      page = await rows.nextv(PAGE_SIZE)
    )
      for (const [key, value] of page) {
        if (key.equals(LAST_WRITE_KEY)) continue;
        if (key[0] === DOCUMENTS) decodeDocument(pathOfKey(key), value);
        else JSON.parse(value);
        yield [key, value];
      }
  } finally {
    await rows.close();
    await snapshot.close();
  }
}

/** Makes a data folder of entries, in an empty directory. */
export async function makeDatabase(
  directory: string,
  entries: AsyncIterable<RawEntry>,
  now: () => Date,
): Promise<void> {
  const { database, acknowledged } = await openDatabase(directory, { now, warn: () => undefined });
  try {
    let batch = database.batch();
    for await (const [key, value] of entries) {
      batch.put(key, value);
      if (batch.length < PAGE_SIZE) continue;
      await batch.write();
      batch = database.batch();
    }
    const at = now().toISOString();
    batch.put(LAST_WRITE_KEY, writeMarkText({ write: 1, after: 0, at }));
    await batch.write({ sync: true });
    await acknowledged.note({ write: 1, at });
  } finally {
    await database.close();
    await acknowledged.close();
  }
}
