import { readdir } from 'node:fs/promises';

/** Files of LevelDB without which something of its content is gone. */
export const isDatabaseFile = (name: string): boolean =>
  name === 'CURRENT' || /^MANIFEST-\d+$/.test(name) || isTable(name) || isLog(name);

export const isTable = (name: string): boolean => /^\d+\.(ldb|sst)$/.test(name);
export const isLog = (name: string): boolean => /^\d+\.log$/.test(name);
export const isManifest = (name: string): boolean => /^MANIFEST-\d+$/.test(name);

/** `000012.ldb` → 12. */
export const fileNumber = (name: string): number => Number.parseInt(name, 10);

export const databaseFiles = async (directory: string): Promise<readonly string[]> =>
  (await readdir(directory)).filter(isDatabaseFile).sort();

/** What LevelDB and this backend put beside them. */
const BESIDE =
  /^(LOCK|LOG|LOG\.old|documents|lost|mails|media|remotes|running\.json|(secret|folder\.json)(\.new)?|acknowledged|damaged-tables\.json|(opening|damaged|replaced)-.+|restoring|restore\.json(\.new)?)$/;

/** What systems leave in a folder without being asked. */
const OF_THE_SYSTEM = /^(lost\+found|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Names in a folder that are nobody's business of ours. */
export const foreignNames = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !isDatabaseFile(name) && !BESIDE.test(name) && !OF_THE_SYSTEM.test(name));
