import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outbox } from 'functions/handlers';
import { mailFolder } from '../auth';

const MAILS = 'mails';

interface Options {
  readonly dataDirectory: string;
  readonly now: () => Date;
  readonly log: (message: string) => void;
}

/** Where all mails of a data folder lie, those of the identity provider among them. */
export const mailsOf = ({ dataDirectory, now, log }: Options): ReturnType<typeof mailFolder> =>
  mailFolder(join(dataDirectory, MAILS), now, log);

/** Mails as files of the data folder, where a developer reads them. */
export function folderOutbox(options: Options): Outbox {
  const folder = join(options.dataDirectory, MAILS);
  const write = mailsOf(options);
  const removeThose = async (isOne: (name: string) => Promise<boolean>): Promise<void> => {
    for (const name of await namesIn(folder))
      if (await isOne(name)) await rm(join(folder, name), { force: true });
  };
  return {
    delivers: false,
    send: ({ to, subject, text }) => write({ to, subject, text }),
    forget: async (emails) => {
      const all = [...emails].map((email) => email.toLowerCase());
      if (all.length === 0) return;
      await removeThose(async (name) => {
        const text = (await readFile(join(folder, name), 'utf8')).toLowerCase();
        return all.some((email) => text.includes(email));
      });
    },
    // They are named by the moment when they were written.
    removeOld: (before) =>
      removeThose((name) => Promise.resolve(name < before.toISOString().replaceAll(':', '-'))),
  };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).filter((name) => name.endsWith('.txt'));
}
