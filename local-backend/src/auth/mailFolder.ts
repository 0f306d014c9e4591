import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMail } from './mail';

/**
 * Writes mails into a folder, where a developer reads them. The log says where, never to whom: logs are passed on, and
 * an email address is personal.
 */
export const mailFolder =
  (folder: string, now: () => Date, log: (message: string) => void): SendMail =>
  async ({ to, subject, text }) => {
    const moment = now().toISOString().replaceAll(':', '-');
    const file = join(folder, `${moment}-${randomBytes(3).toString('hex')}.txt`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 });
    log(`A mail is in ${file}`);
  };
