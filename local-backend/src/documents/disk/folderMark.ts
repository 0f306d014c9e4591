import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { numberWithin } from 'shared-kernel/model';
import * as v from 'valibot';
import { isRecord } from '../record';
import { databaseFiles, foreignNames } from './databaseFiles';
import { FolderFault } from './folderFault';
import { writeWhole } from './wholeFile';

/** The format of data folders that this release writes; folders of smaller ones are read. */
const FORMAT = 1;

const Mark = v.object({
  product: v.literal('supporter-screens'),
  format: numberWithin({ least: 1, most: Number.MAX_SAFE_INTEGER }),
  /** `new` until its database was opened for the first time. */
  state: v.picklist(['new', 'in use']),
  /** When what was damaged was set aside. */
  mended: v.array(v.string()),
});

/** `folder.json`: says that a folder is a data folder of ours, and of which format. */
export type FolderMark = v.InferOutput<typeof Mark>;

const markFile = (directory: string): string => join(directory, 'folder.json');

export const writeMark = (directory: string, mark: FolderMark): Promise<void> =>
  writeWhole(markFile(directory), `${JSON.stringify(mark, null, 2)}\n`);

/** Null where there is none, or none that can be read. */
export async function readMark(directory: string): Promise<FolderMark | null> {
  try {
    const read = v.safeParse(Mark, JSON.parse(await readFile(markFile(directory), 'utf8')));
    return read.success ? read.output : null;
  } catch (failure) {
    if (failure instanceof SyntaxError || (isRecord(failure) && failure['code'] === 'ENOENT'))
      return null;
    throw failure;
  }
}

/**
 * Takes a folder for a data folder: one that says so, one of a release before folders said so, or an empty one, which
 * says so from here on. Rejects with a FolderFault for any other.
 */
export async function claimFolder(directory: string): Promise<FolderMark> {
  const names = await readdir(directory);
  const kept = await readMark(directory);
  if (kept !== null && kept.format > FORMAT)
    throw new FolderFault(
      'later',
      `The data folder ${directory} was written by a later release (format ${String(kept.format)}, this one reads up to ${String(FORMAT)}): nothing was changed. Start that release.`,
    );
  const hasDatabase = (await databaseFiles(directory)).length > 0;
  if (kept !== null) {
    if (kept.state === 'in use' && !hasDatabase) throw gone(directory);
    return kept;
  }
  const foreign = foreignNames(names);
  if (foreign.length > 0 && !names.includes('folder.json'))
    throw new FolderFault(
      'foreign',
      `The folder ${directory} is not empty and not a data folder (it holds ${someOf(foreign)}): nothing was written. Set DATA_DIR to an empty folder, or to a data folder.`,
    );
  if (!hasDatabase && names.includes('acknowledged')) throw gone(directory);
  const mark: FolderMark = {
    product: 'supporter-screens',
    format: FORMAT,
    state: hasDatabase ? 'in use' : 'new',
    mended: [],
  };
  await writeMark(directory, mark);
  return mark;
}

const gone = (directory: string): FolderFault =>
  new FolderFault(
    'gone',
    `The data folder ${directory} holds no database any more: its files (CURRENT, MANIFEST, *.ldb, *.log) are gone, and nothing was put in their place. Bring them back, or a backup: npm run restore -- BACKUP. To begin anew, set DATA_DIR to another folder.`,
  );

const SHOWN = 3;

const someOf = (names: readonly string[]): string =>
  names.length > SHOWN
    ? `${names.slice(0, SHOWN).join(', ')} and ${String(names.length - SHOWN)} more`
    : names.join(', ');
