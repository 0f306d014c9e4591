import type { Damage } from './damage';
import { scrubTables } from './scrubTables';
import { writeSuspects } from './suspects';

/** Verifies every table of a database, open or not, and notes the damaged ones: the next start sets them aside. */
export async function noteDamage(
  directory: string,
  stopping?: AbortSignal,
): Promise<readonly Damage[]> {
  const damage = await scrubTables(directory, stopping);
  const tables = damage.map(({ file }) => file);
  if (tables.length > 0) await writeSuspects(directory, tables);
  return damage;
}
