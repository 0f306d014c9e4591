import { statfs } from 'node:fs/promises';
import { ClassicLevel } from 'classic-level';
import { openArea, type Area } from './area';
import { commitClock } from './commits/commitClock';
import { commitQueue, lastCommitKey } from './commits/commitQueue';
import type { DocumentChange } from './commits/evaluateCommit';
import { diskWriter } from './diskWriter';
import type { Database } from './documentSource';
import type { DocumentStore } from './documentStore';
import type { DeclaredIndexes } from './indexes/declaredIndexes';
import { makeDirectory } from './makeDirectory';
import { projectStore, type OpenProject } from './projectStore';

/** The database on disk: any number of projects, which know nothing of one another, and areas beside them. */
export interface DocumentDatabase {
  project(projectId: string): DocumentStore;
  area(name: string): Area;
  /** Has the files on disk give up what was deleted; until then they hold it beside what took its place. */
  compact(): Promise<void>;
  /** Whether there is room to write; where there is none, every commit is refused. */
  hasSpace(): Promise<boolean>;
  /** Waits for the commits that were submitted, then lets go of the directory. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** What the project declares; without it every query is served, whatever index it needs. */
  readonly indexes?: DeclaredIndexes | null;
  readonly now?: () => Date;
  /** How much more the disk of a directory takes. */
  readonly freeBytes?: (directory: string) => Promise<number>;
  /** Hears of listeners that throw and of a disk that takes nothing; a warning of the process unless given. */
  readonly warn?: (text: string) => void;
}

/** Opens (or makes) the database in a directory; rejects if the directory is in use or cannot be written. */
export async function openDocumentStore(
  directory: string,
  {
    now = () => new Date(),
    freeBytes = freeBytesOf,
    warn = (text) => process.emitWarning(text),
    indexes = null,
  }: OpenOptions = {},
): Promise<DocumentDatabase> {
  await makeDirectory(directory);
  const database: Database = new ClassicLevel<Buffer>(directory, {
    keyEncoding: 'buffer',
    valueEncoding: 'utf8',
    cacheSize: 64 * 1024 * 1024,
    writeBufferSize: 16 * 1024 * 1024,
  });
  await database.open();
  const clock = commitClock(now, BigInt((await database.get(lastCommitKey)) ?? '0'));
  const projects = new Map<string, OpenProject>();
  const writer = diskWriter({ database, directory, freeBytes, warn });
  const queue = commitQueue(writer, clock, (projectId, change) => {
    projects.get(projectId)?.tell(change);
  });

  function open(projectId: string): OpenProject {
    const found = projects.get(projectId);
    if (found !== undefined) return found;
    const opened = projectStore({ database, clock, queue, projectId, now, warn, indexes });
    projects.set(projectId, opened);
    return opened;
  }

  return {
    project: (projectId) => open(projectId).store,
    area: (name) => openArea(database, writer, name),
    async compact() {
      await queue.drained();
      await database.compactRange(FIRST_KEY, LAST_KEY);
    },
    hasSpace: () => writer.hasSpace(),
    async close() {
      await queue.drained();
      await writer.drained();
      await Promise.all([...projects.values()].map((project) => project.endTransactions()));
      await database.close();
    },
  };
}

async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/** Every key lies between them: keys begin with an ASCII letter. */
const FIRST_KEY = Buffer.from([0x00]);
const LAST_KEY = Buffer.from([0xff]);

export type { DocumentChange };
