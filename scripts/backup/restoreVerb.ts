import { restoreBackup, type Restored } from 'local-backend';
import { dataFolderOf, EXIT_CODES, fileArgument, type FileVerb } from './fileArgument';

const USAGE = `Usage: npm run restore -- FILE

  FILE      a backup that npm run backup has made
  --help    this text

It puts the backup in the place of what the data folder holds that npm start uses (DATA_DIR, else .data). The product has
to be stopped. What was there is set aside in the data folder, and people who were erased since the backup was made are
erased again.

Exit code: 0 done, 1 refused or failed, 2 not understood.
`;

/** `npm run restore`: restores a backup, and gives the exit code. */
export async function restoreVerb(verb: FileVerb): Promise<number> {
  const { env, output, messages } = verb;
  const asked = fileArgument(verb);
  if (!asked.ok) {
    messages.write(`${asked.error}\n\n${USAGE}`);
    return EXIT_CODES.notUnderstood;
  }
  if (asked.value === 'help') {
    output.write(USAGE);
    return EXIT_CODES.done;
  }
  const folder = dataFolderOf(env);
  const log = (line: string): void => void messages.write(`${line}\n`);
  const restored = folder.ok
    ? await restoreBackup(folder.value, asked.value.file, { log })
    : folder;
  if (!restored.ok) {
    messages.write(`${restored.error}\n`);
    return EXIT_CODES.refused;
  }
  output.write(`${sentences(restored.value, folder.ok ? folder.value : '')}\n`);
  return EXIT_CODES.done;
}

function sentences(restored: Restored, folder: string): string {
  const { takenAt, entries, replaced, erasedAgain, media } = restored;
  return [
    `${folder} is as it was at ${takenAt.toISOString()}: ${String(entries)} entries.`,
    erasedAgain === null
      ? `${replaced === null ? 'There is nothing here that says' : 'What was there before cannot be read, so nobody knows'} who was erased since the backup: erase them again before anybody works with it.`
      : `${erasedAgain === 1 ? 'One supporter who was erased since was' : `${String(erasedAgain)} supporters who were erased since were`} erased again.`,
    ...(replaced === null
      ? []
      : [
          `What was there before is in ${folder}/${replaced}; it holds personal data, so delete that folder when nobody needs it.`,
        ]),
    ...(media.setAside === 0
      ? []
      : [
          `${files(media.setAside)} of pictures and fonts that nothing restored shows ${media.setAside === 1 ? 'is' : 'are'} there as well.`,
        ]),
    ...(media.missing.length === 0
      ? []
      : [
          `No file was there for ${media.missing.slice(0, NAMED).join(', ')}${media.missing.length > NAMED ? ` and ${String(media.missing.length - NAMED)} more` : ''}: whoever has the picture or font uploads it again.`,
        ]),
  ].join(' ');
}

/** More paths than these would not be read. */
const NAMED = 5;

const files = (count: number): string => (count === 1 ? 'One file' : `${String(count)} files`);
