import { statfs } from 'node:fs/promises';
import { openArea, type Area } from './area';
import { createCompaction } from './compaction';
import { commitClock } from './commits/commitClock';
import { commitQueue, lastCommitKey } from './commits/commitQueue';
import type { DocumentChange } from './commits/evaluateCommit';
import { diskWriter } from './diskWriter';
import type { Damage } from './disk/damage';
import { openDatabase } from './disk/openDatabase';
import { rawEntries, type RawEntry } from './disk/rawEntries';
import { noteDamage } from './disk/noteDamage';
import type { DocumentStore } from './documentStore';
import type { DeclaredIndexes } from './indexes/declaredIndexes';
import { projectStore, type OpenProject } from './projectStore';
import { createReadMoments } from './readMoments';

/** The database on disk: any number of projects, which know nothing of one another, and areas beside them. */
export interface DocumentDatabase {
  /** Whether something of it was set aside because it was damaged: ever, or when it was opened just now. */
  readonly mended: 'never' | 'before' | 'now';
  project(projectId: string): DocumentStore;
  area(name: string): Area;
  /**
   * Has the files on disk give up what was deleted; until then they hold it beside what took its place. What reads still see
   * that are going on is given up once they have ended, or when the database is closed.
   */
  compact(): Promise<void>;
  /** Verifies every table on disk; what is damaged is noted, for the next opening to set it aside. */
  scrub(stopping?: AbortSignal): Promise<readonly Damage[]>;
  /** Everything at one moment, as it is stored; throws at what cannot be read. */
  entries(): AsyncIterable<RawEntry>;
  /** Whether there is room to write; where there is none, every commit is refused. */
  hasSpace(): Promise<boolean>;
  /** Waits for the commits that were submitted, then releases the directory. */
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

/** Opens (or makes) the database in a directory; rejects with a FolderFault where that cannot be done. */
export async function openDocumentStore(
  directory: string,
  {
    now = () => new Date(),
    freeBytes = freeBytesOf,
    warn = (text) => process.emitWarning(text),
    indexes = null,
  }: OpenOptions = {},
): Promise<DocumentDatabase> {
  const opened = await openDatabase(directory, { now, warn });
  const { database, acknowledged, mended } = opened;
  const clock = commitClock(now, BigInt((await database.get(lastCommitKey)) ?? '0'));
  const projects = new Map<string, OpenProject>();
  const moments = createReadMoments();
  const compaction = createCompaction(database, moments, warn);
  const writer = diskWriter({ ...opened, directory, freeBytes, now, warn });
  const queue = commitQueue(writer, clock, (projectId, change) => {
    projects.get(projectId)?.tell(change);
  });

  function open(projectId: string): OpenProject {
    const found = projects.get(projectId);
    if (found !== undefined) return found;
    const made = projectStore({ database, moments, clock, queue, projectId, now, warn, indexes });
    projects.set(projectId, made);
    return made;
  }

  return {
    mended,
    project: (projectId) => open(projectId).store,
    area: (name) => openArea(database, writer, name),
    async compact() {
      await queue.drained();
      await compaction.run();
    },
    scrub: (stopping) => noteDamage(directory, stopping),
    entries: () => moments.through(rawEntries(database)),
    hasSpace: () => writer.hasSpace(),
    async close() {
      await queue.drained();
      await writer.drained();
      await compaction.close(() =>
        Promise.all([...projects.values()].map((project) => project.endTransactions())),
      );
      await database.close();
      await acknowledged.close();
    },
  };
}

async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

export type { DocumentChange };
