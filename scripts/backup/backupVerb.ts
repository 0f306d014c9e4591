import { takeBackup } from 'local-backend';
import { dataFolderOf, EXIT_CODES, fileArgument, type FileVerb } from './fileArgument';

const USAGE = `Usage: npm run backup -- FILE

  FILE      where the backup goes; nothing may be there yet
  --help    this text

It saves the data folder that npm start uses (DATA_DIR, else .data), as it is at one moment, whether the product is
running or not. Everything is verified, and the file is read again.

Exit code: 0 done, 1 refused or failed, 2 not understood.
`;

/** `npm run backup`: makes a backup, and gives the exit code. */
export async function backupVerb(verb: FileVerb): Promise<number> {
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
  const { file } = asked.value;
  const folder = dataFolderOf(env);
  const log = (line: string): void => void messages.write(`${line}\n`);
  const taken = folder.ok ? await takeBackup(folder.value, file, { log }) : folder;
  if (!taken.ok) {
    messages.write(`${taken.error}\n`);
    return EXIT_CODES.refused;
  }
  const { takenAt, entries, bytes } = taken.value;
  output.write(
    `${file} holds ${folder.ok ? folder.value : ''} as of ${takenAt.toISOString()}: ${String(entries)} entries, ${(bytes / 1024 / 1024).toFixed(1)} MiB, read again and whole. It holds personal data: keep it where only you can read it, and no longer than people were promised.\n`,
  );
  return EXIT_CODES.done;
}
