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
  const text = await markText(directory);
  return text === null ? null : markOf(text);
}

async function markText(directory: string): Promise<string | null> {
  try {
    return await readFile(markFile(directory), 'utf8');
  } catch (failure) {
    if (isRecord(failure) && failure['code'] === 'ENOENT') return null;
    throw failure;
  }
}

function markOf(text: string): FolderMark | null {
  try {
    const read = v.safeParse(Mark, JSON.parse(text));
    return read.success ? read.output : null;
  } catch (failure) {
    if (failure instanceof SyntaxError) return null;
    throw failure;
  }
}

/** Also of a mark that cannot be read: a later release may write other properties beside it. */
const formatIn = (text: string): number => Number(/"format"\s*:\s*(\d+)/.exec(text)?.[1] ?? 0);

export interface Claim {
  readonly mark: FolderMark;
  /** What `folder.json` said: this mark, nothing since there was none, or nothing that can be read. */
  readonly found: 'marked' | 'unmarked' | 'damaged';
}

/**
 * Takes a folder for a data folder: one that says so, one of a release before folders said so, or an empty one, which
 * says so from here on. Rejects with a FolderFault for any other.
 */
export async function claimFolder(directory: string): Promise<Claim> {
  const names = await readdir(directory);
  const text = await markText(directory);
  const kept = text === null ? null : markOf(text);
  const format = kept?.format ?? formatIn(text ?? '');
  if (format > FORMAT)
    throw new FolderFault(
      'later',
      `The data folder ${directory} was written by a later release (format ${String(format)}, this one reads up to ${String(FORMAT)}): nothing was changed. Start that release.`,
    );
  const hasDatabase = (await databaseFiles(directory)).length > 0;
  if (kept !== null) {
    if (kept.state === 'in use' && !hasDatabase) throw gone(directory);
    return { mark: kept, found: 'marked' };
  }
  const isOurs = hasDatabase && text !== null && names.includes('acknowledged');
  const foreign = foreignNames(names);
  if (foreign.length > 0 && !isOurs)
    throw new FolderFault(
      'foreign',
      `The folder ${directory} is not empty and not a data folder (it holds ${someOf(foreign)}): nothing was written. Set DATA_DIR to an empty folder, or to a data folder.`,
    );
  if (!hasDatabase && (text !== null || names.includes('acknowledged'))) throw gone(directory);
  const mark: FolderMark = {
    product: 'supporter-screens',
    format: FORMAT,
    state: hasDatabase ? 'in use' : 'new',
    mended: [],
  };
  if (mark.state === 'new') await writeMark(directory, mark);
  return { mark, found: text === null ? 'unmarked' : 'damaged' };
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
