import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShowAnswer, type FinishedShow } from 'shared-kernel/model';
import { aFont } from 'shared-kernel/testing';
import { aPicture } from '../../../functions/src/testing/aPicture';
import {
  anItem,
  aShownScreen,
  askShow,
  aShowServer,
  tokenOf,
} from '../../../functions/src/testing/aShow';
import { fontAnswer, sendFont } from '../../../functions/src/testing/sendFont';
import { fetchPicture, sendPicture } from '../../../functions/src/testing/sendPicture';
import { restoreBackup, takeBackup } from '../../src';
import { openHandlers, type OpenHandlers } from '../../src/entry/openHandlers';

const now = (): Date => new Date(Date.UTC(2026, 5, 1));
const log = (): void => undefined;
let parent: string;
let first: string;
let backup: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'restored-'));
  first = join(parent, 'first');
  backup = join(parent, 'one.backup');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function inFolder<Answer>(
  directory: string,
  work: (folder: OpenHandlers) => Promise<Answer>,
): Promise<Answer> {
  const folder = await openHandlers(directory, now, log);
  try {
    return await work(folder);
  } finally {
    await folder.close();
  }
}

/** A picture and a font that are uploaded as pages do it, and a screen that shows both; its picture's id. */
async function aStory(folder: OpenHandlers): Promise<string> {
  const id = await uploaded(folder, 77);
  expect(await fontAnswer(sendFont(folder, aFont({ family: 'Acme Sans' })))).toEqual([
    ...[200, 'taken'],
  ]);
  const font = { ...anItem('').font, family: 'Acme Sans' };
  const own = aShownScreen(3, [
    anItem('Dear {field|First Name|0|none|friend}', { font }),
    anItem('A wood', { type: 'image', url: `/media/${id}` }),
  ]);
  const { documents } = aShowServer({ 'screens/own': own });
  await folder.services.documents.commit(
    documents.everything().map(([path, data]) => ({ kind: 'merge', path, data })),
  );
  return id;
}

async function uploaded(folder: OpenHandlers, colour: number): Promise<string> {
  await folder.services.documents.commit([
    { kind: 'merge', path: 'organisations/grove', data: { name: 'Grove' } },
    { kind: 'merge', path: 'organisations/grove/admins/ada', data: {} },
    { kind: 'merge', path: 'users/milo', data: { organisation: 'grove' } },
    { kind: 'merge', path: 'users/ada', data: { organisation: 'grove' } },
  ]);
  const answer = await sendPicture(folder, aPicture({ colour }));
  return ((await answer.json()) as { readonly id: string }).id;
}

interface Shown {
  readonly show: FinishedShow;
  /** What each of its files holds. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a supporter is shown by their link, with the files that it asks for. */
async function shownBy(folder: OpenHandlers, token: string): Promise<Shown> {
  const show = readShowAnswer(await (await askShow(folder, token)).json());
  if (show === null || 'code' in show) throw new Error(JSON.stringify(show));
  const { content } = show.screens.at(-1) ?? { content: null };
  const picture = content?.items.find(({ type }) => type === 'image')?.url ?? '';
  const faces = content?.fonts?.flatMap(({ faces: all }) => all) ?? [];
  const paths = [
    `${picture}/480.avif`,
    ...faces.flatMap(({ id, files: scripts }) =>
      Object.keys(scripts).map((script) => `/media/${id}/${script}.woff2`),
    ),
  ];
  const files: Record<string, string> = {};
  for (const path of paths) {
    const answer = await fetchPicture(folder, path);
    expect([path, answer.status]).toEqual([path, 200]);
    files[path] = Buffer.from(await answer.arrayBuffer()).toString('base64');
  }
  expect(paths.length).toBeGreaterThan(1);
  return { show, files };
}

const takes = async (): Promise<void> => {
  expect(await takeBackup(first, backup, { log })).toMatchObject({ ok: true });
};

it('a backup restored into an empty folder shows the same story by the same link, with its pictures and fonts', async () => {
  const { token, before } = await inFolder(first, async (folder) => {
    await aStory(folder);
    const link = await tokenOf(folder);
    return { token: link, before: await shownBy(folder, link) };
  });
  await takes();
  const other = join(parent, 'other');
  const restored = await restoreBackup(other, backup, { log });
  expect(restored).toMatchObject({ ok: true, value: { media: { setAside: 0, missing: [] } } });
  expect(await inFolder(other, (folder) => shownBy(folder, token))).toEqual(before);
});

it('a restore sets aside what only the replaced data showed, and says which files are missing', async () => {
  const id = await inFolder(first, aStory);
  await takes();
  const later = await inFolder(first, (folder) => uploaded(folder, 12));
  await rm(join(first, 'media', id), { recursive: true });
  const whole = await restoreBackup(first, backup, { log });
  expect(whole).toMatchObject({ ok: true, value: { media: { setAside: 2, missing: [] } } });
  const replaced = whole.ok ? (whole.value.replaced ?? '') : '';
  expect(await readdir(join(first, replaced, 'media'))).toEqual([later]);
  // The files of the backup are back, beside the font's, which were there.
  expect(await readdir(join(first, 'media'))).toContain(id);
  expect(await readdir(join(first, 'media'))).not.toContain(later);

  // One that was made without them cannot bring them back.
  await rm(join(first, 'media', id), { recursive: true });
  await rm(backup);
  await takes();
  expect(await restoreBackup(first, backup, { log })).toMatchObject({
    ok: true,
    value: { media: { setAside: 0, missing: [`organisations/grove/media/${id}`] } },
  });
});
