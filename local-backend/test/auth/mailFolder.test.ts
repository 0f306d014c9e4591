import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailFolder } from '../../src/auth';

describe('the folder of mails', () => {
  it('holds a mail as text, and the log says where, not to whom', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'mails-')), 'mails');
    const lines: string[] = [];
    const send = mailFolder(
      folder,
      () => new Date('2026-06-15T12:00:00Z'),
      (line) => void lines.push(line),
    );
    const mail = { to: 'ada@example.org', subject: 'A password', text: 'Hello' };
    await Promise.all([send(mail), send(mail)]);

    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    const [file = ''] = files;
    expect(await readFile(join(folder, file), 'utf8')).toBe(
      'To: ada@example.org\nSubject: A password\n\nHello',
    );
    expect(lines.join()).toContain(file);
    expect(lines.join()).not.toContain('ada@');
    await rm(folder, { recursive: true });
  });
});
