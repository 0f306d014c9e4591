import { decodeMedia, failed, type MediaId, type MediaUse } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { aPicture } from '../testing/aPicture';
import { aYear, YEAR } from '../testing/aYear';
import { aStoredPicture, fetchPicture, mediaOf, sendPicture } from '../testing/sendPicture';
import { testServer, type TestServer } from '../testing/testServer';

const ADA: Caller = { uid: 'ada', token: { email: 'ada@example.org' } };
const MILO: Caller = { uid: 'milo', token: { email: 'milo@example.org' } };
const GROVE = { organisationId: 'grove' };
const DAY_MS = 24 * 60 * 60 * 1_000;

const DESCRIPTION = {
  name: 'Beeches',
  alternativeText: 'Beeches above a stream',
  credit: 'Bea Marsh',
  licence: 'CC BY 4.0',
  focus: { left: 20, top: 80 },
};

const server = () => testServer(aYear());
const status = async (on: TestServer, id: string) =>
  (await fetchPicture(on, `/media/${id}/480.webp`)).status;
const uses = async (on: TestServer) =>
  (await on.handlers.callables.readMediaUses(GROVE, MILO)) as {
    readonly uses: readonly MediaUse[];
  };
const actions = async (on: TestServer) =>
  (await on.documents.list('organisations/grove/activity')).map(({ data }) => [
    data['deed'],
    data['by'],
    data['subject'],
  ]);

/** Shows a picture on a screen of the year. */
const show = (on: TestServer, id: string, content: object, extra: object = {}) =>
  on.documents.commit([
    {
      kind: 'set',
      path: `${YEAR}/screens/${id}`,
      data: { name: `Screen ${id}`, order: 1, match: 'allUsers', content, ...extra },
    },
  ]);
const image = (url: string, more: object = {}) => ({ id: 'i', type: 'image', url, ...more });

describe('what staff say of a picture', () => {
  it('is kept, revision by revision (D22)', async () => {
    const on = server();
    const { id } = await aStoredPicture(on);
    const save = (expectedRevision: number, caller = MILO) =>
      on.handlers.callables.describePicture(
        { ...GROVE, mediaId: id, description: DESCRIPTION, expectedRevision },
        caller,
      );
    expect(await save(0)).toEqual({ outcome: 'saved', revision: 1 });
    expect(await mediaOf(on, id)).toMatchObject({
      ...DESCRIPTION,
      saved: { revision: 1, savedBy: 'milo@example.org' },
      uploadedBy: 'milo@example.org',
      width: 8,
    });
    expect(await save(0, ADA)).toMatchObject({ outcome: 'conflict', savedBy: 'milo@example.org' });
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name without end', { name: 'a'.repeat(121) }],
    ['an alternative text without end', { alternativeText: 'a'.repeat(501) }],
    ['a focal point outside of it', { focus: { left: 101, top: 0 } }],
    ['no focal point', { focus: null }],
  ])('is refused with %s', async (_, changes) => {
    const on = server();
    const { id } = await aStoredPicture(on);
    await expect(
      on.handlers.callables.describePicture(
        { ...GROVE, mediaId: id, description: { ...DESCRIPTION, ...changes }, expectedRevision: 0 },
        MILO,
      ),
    ).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('the library', () => {
  it('is read with what is deleted and can be restored, and with its limits', async () => {
    const on = server();
    const kept = await aStoredPicture(on, aPicture({ colour: 1 }));
    const gone = await aStoredPicture(on, aPicture({ colour: 2 }));
    await on.handlers.callables.deletePicture({ ...GROVE, mediaId: gone.id, forGood: false }, MILO);
    await on.documents.commit([
      { kind: 'set', path: 'organisations/grove/media/damaged', data: { kind: 5 } },
    ]);
    const read = (await on.handlers.callables.readLibrary(GROVE, MILO)) as {
      readonly pictures: readonly { readonly id: string }[];
      readonly limits: object;
    };
    const pictures = [...read.pictures].sort((one) => (one.id === kept.id ? -1 : 1));
    expect(pictures).toMatchObject([
      { id: kept.id, removeAt: null, uploadedAt: '2026-06-01T00:00:00.000Z', revision: 0 },
      { id: gone.id, removeAt: '2026-07-01T00:00:00.000Z' },
    ]);
    expect(pictures.map((one) => decodeMedia(one.id, one).ok)).toEqual([true, true]);
    expect(read.limits).toEqual({ pictures: 2_000, bytes: 2_147_483_648 });
  });

  it('takes a picture from another site under the name that it has there', async () => {
    const on = server();
    const address = 'https://pictures.example/2026/beech-wood_autumn.jpg?w=900';
    const answer = await on.handlers.callables.bringInPicture({ ...GROVE, address }, MILO);
    const { id } = answer as { readonly id: MediaId };
    expect(await mediaOf(on, id)).toMatchObject({ name: 'beech wood autumn', kind: 'png' });
  });

  it('says why a picture was not brought in, and takes not too many in a row', async () => {
    const on = server();
    const { callables } = on.restarted({
      fetchPicture: () => Promise.resolve(failed('No such site')),
    });
    const bring = () => callables.bringInPicture({ ...GROVE, address: 'https://a.example' }, MILO);
    for (let n = 0; n < 20; n += 1)
      await expect(bring()).rejects.toMatchObject({
        code: 'failed-precondition',
        message: 'No such site',
      });
    await expect(bring()).rejects.toMatchObject({ code: 'resource-exhausted' });
  });
});

describe('where pictures are shown', () => {
  it('is told for backgrounds, objects and logos of every year, once for each place', async () => {
    const on = server();
    const { id, address } = await aStoredPicture(on);
    await show(on, 'one', {
      backgroundImage: `/media/${id}`,
      items: [image(address), image(address), image('https://example.org/a.png'), null, {}],
    });
    await show(on, 'two', { backgroundImage: 5, items: 'none' });
    await on.documents.commit([
      { kind: 'merge', path: YEAR, data: { name: 'Year 26', story: { logo: address } } },
    ]);
    await on.documents.commit([
      { kind: 'merge', path: 'organisations/grove', data: { brand: { logo: address } } },
    ]);
    const year = { mediaId: id, yearId: '2026', yearName: 'Year 26' };
    expect((await uses(on)).uses).toEqual([
      {
        mediaId: id,
        yearId: '',
        yearName: 'Brand kit',
        screenId: null,
        screenName: '',
        place: 'logo',
      },
      { ...year, screenId: null, screenName: '', place: 'logo' },
      { ...year, screenId: 'one', screenName: 'Screen one', place: 'background' },
      { ...year, screenId: 'one', screenName: 'Screen one', place: 'object' },
    ]);
  });
});

describe('a picture that is deleted', () => {
  it('stays while something shows it, and says what', async () => {
    const on = server();
    const { id, address } = await aStoredPicture(on);
    await show(on, 'one', { backgroundImage: address, items: [] });
    const request = { ...GROVE, mediaId: id };
    for (const forGood of [false, true])
      expect(await on.handlers.callables.deletePicture({ ...request, forGood }, MILO)).toEqual({
        outcome: 'used',
        uses: (await uses(on)).uses,
      });
    expect((await mediaOf(on, id)).removeAt).toBeNull();
    expect(await status(on, id)).toBe(200);
  });

  it('answers for 30 days, in which it can be restored, and is gone with its files after them', async () => {
    const on = server();
    const { id } = await aStoredPicture(on);
    const request = { ...GROVE, mediaId: id, forGood: false };
    await on.handlers.callables.deletePicture(request, MILO);
    expect((await mediaOf(on, id)).removeAt).toEqual(new Date('2026-07-01T00:00:00Z'));
    on.advance(29 * DAY_MS);
    await on.handlers.removeDeleted();
    expect(await status(on, id)).toBe(200);
    await on.handlers.callables.restorePicture({ ...GROVE, mediaId: id }, MILO);
    on.advance(2 * DAY_MS);
    await on.handlers.removeDeleted();
    expect((await mediaOf(on, id)).removeAt).toBeNull();

    await on.handlers.callables.deletePicture(request, MILO);
    on.advance(30 * DAY_MS);
    await on.handlers.removeDeleted();
    expect(await on.documents.get(`organisations/grove/media/${id}`)).toBeNull();
    expect(await status(on, id)).toBe(404);
    expect(await on.services.files.folders('media')).toEqual([]);
    expect(await actions(on)).toContainEqual(['pictureDeleted', 'milo@example.org', 'Wood']);
  });

  it('is restored by its upload, and by a screen that shows it when its days are over', async () => {
    const on = server();
    const { id, address } = await aStoredPicture(on);
    const remove = () =>
      on.handlers.callables.deletePicture({ ...GROVE, mediaId: id, forGood: false }, MILO);
    await remove();
    expect(await (await sendPicture(on)).json()).toEqual({ id, known: true });
    expect((await mediaOf(on, id)).removeAt).toBeNull();
    await remove();
    await show(on, 'one', { backgroundImage: address, items: [] });
    on.advance(31 * DAY_MS);
    await on.handlers.removeDeleted();
    expect((await mediaOf(on, id)).removeAt).toBeNull();
    expect(await status(on, id)).toBe(200);
  });

  it('is gone at once where that was asked, and can come again', async () => {
    const on = server();
    const { id } = await aStoredPicture(on);
    await on.handlers.callables.deletePicture({ ...GROVE, mediaId: id, forGood: true }, MILO);
    expect(await status(on, id)).toBe(404);
    expect(await on.documents.list('organisations/grove/mediaClaims')).toEqual([]);
    expect((await aStoredPicture(on)).id).toBe(id);
    expect(await status(on, id)).toBe(200);
  });

  it('goes with its organisation', async () => {
    const on = server();
    const { id } = await aStoredPicture(on);
    await on.handlers.callables.deleteOrganisation(
      { ...GROVE, confirmedName: 'Grove' },
      { uid: 'sasha', token: { email: 'sasha@example.org' } },
    );
    on.advance(31 * DAY_MS);
    await on.handlers.removeDeleted();
    expect(await status(on, id)).toBe(404);
    expect(await on.services.files.folders('media')).toEqual([]);
  });

  it('leaves no files of an upload that died, and those of one that runs', async () => {
    const on = server();
    const [dead, running] = ['d'.repeat(32), 'e'.repeat(32)];
    for (const id of [dead, running]) {
      await on.services.files.write(`media/${id}/480.webp`, aPicture(), null);
      const path = `organisations/grove/mediaClaims/${id}`;
      const data = { kind: 'storing', at: on.services.now() };
      await on.documents.commit([{ kind: 'set', path, data }]);
      on.advance(DAY_MS / 2);
    }
    await on.handlers.removeDeleted();
    expect(await status(on, dead)).toBe(404);
    expect(await status(on, running)).toBe(200);
  });

  it('cannot come again while its files are being removed', async () => {
    const on = server();
    const { id } = await aStoredPicture(on);
    await on.documents.commit([
      { kind: 'delete', path: `organisations/grove/media/${id}` },
      {
        kind: 'set',
        path: `organisations/grove/mediaClaims/${id}`,
        data: { kind: 'removing', at: on.services.now() },
      },
    ]);
    expect(await (await sendPicture(on)).json()).toMatchObject({
      error: { message: expect.stringMatching(/is being removed/) as unknown },
    });
  });
});

describe('a picture that is replaced', () => {
  const pair = async (on: TestServer) => {
    const before = await aStoredPicture(on, aPicture({ colour: 1 }));
    const after = await aStoredPicture(on, aPicture({ colour: 2 }), { name: 'Other' });
    await on.handlers.callables.describePicture(
      { ...GROVE, mediaId: after.id, description: DESCRIPTION, expectedRevision: 0 },
      MILO,
    );
    return { before, after };
  };
  const replace = (on: TestServer, from: string, to: string, caller = MILO) =>
    on.handlers.callables.replacePicture({ ...GROVE, mediaId: from, withId: to }, caller);

  it('is another one wherever it was shown, and everything else stays', async () => {
    const on = server();
    const { before, after } = await pair(on);
    const other = image('https://example.org/a.png', { text: 'Mine', fromTheFuture: 1 });
    const focus = { left: 50, top: 50 };
    await show(
      on,
      'one',
      {
        backgroundImage: before.address,
        backgroundMotion: { movement: 'zoomIn', focus, fromTheFuture: 2 },
        items: [image(before.address, { text: '', focus }), other],
        fromTheFuture: 3,
      },
      { contentRevision: 4, contentSavedBy: 'ada@example.org' },
    );
    await show(on, 'two', {
      backgroundImage: '',
      items: [image(`/media/${before.id}`, { text: 'Our own words', focus: { left: 9, top: 9 } })],
    });
    await show(on, 'three', { backgroundImage: '', items: [other] });
    expect(await replace(on, before.id, after.id)).toEqual({ replaced: 2, left: 0 });
    expect(await on.data(`${YEAR}/screens/one`)).toMatchObject({
      contentRevision: 5,
      contentSavedBy: 'milo@example.org',
      content: {
        backgroundImage: after.address,
        backgroundMotion: { movement: 'zoomIn', focus: DESCRIPTION.focus, fromTheFuture: 2 },
        items: [
          { url: after.address, text: DESCRIPTION.alternativeText, focus: DESCRIPTION.focus },
          other,
        ],
        fromTheFuture: 3,
      },
    });
    expect(await on.data(`${YEAR}/screens/two`)).toMatchObject({
      content: {
        items: [{ url: after.address, text: 'Our own words', focus: { left: 9, top: 9 } }],
      },
    });
    expect(await on.data(`${YEAR}/screens/three`)).not.toHaveProperty('contentRevision');
    expect(await actions(on)).toContainEqual(['pictureReplaced', 'milo@example.org', 'Wood']);
  });

  it('stays as a logo where a member asks, whose the story is not, and goes for an admin', async () => {
    const on = server();
    const { before, after } = await pair(on);
    await on.documents.commit([
      { kind: 'merge', path: YEAR, data: { story: { logo: before.address, language: 'nl' } } },
    ]);
    expect(await replace(on, before.id, after.id)).toEqual({ replaced: 0, left: 1 });
    expect(await on.data(YEAR)).toMatchObject({ story: { logo: before.address } });
    expect(await replace(on, before.id, after.id, ADA)).toEqual({ replaced: 1, left: 0 });
    expect(await on.data(YEAR)).toMatchObject({
      story: { logo: after.address, language: 'nl' },
      storyRevision: 1,
      storySavedBy: 'ada@example.org',
    });
  });

  it('goes from the brand kit where an admin asks, and stays where a member does', async () => {
    const on = server();
    const { before, after } = await pair(on);
    const organisation = 'organisations/grove';
    await on.documents.commit([
      {
        kind: 'merge',
        path: organisation,
        data: { brand: { logo: before.address, corners: 'soft' }, brandRevision: 4 },
      },
    ]);
    expect(await replace(on, before.id, after.id)).toEqual({ replaced: 0, left: 1 });
    expect(await replace(on, before.id, after.id, ADA)).toEqual({ replaced: 1, left: 0 });
    expect(await on.data(organisation)).toMatchObject({
      brand: { logo: after.address, corners: 'soft' },
      brandRevision: 5,
      brandSavedBy: 'ada@example.org',
    });
  });

  it('is refused with one that is deleted, or not there', async () => {
    const on = server();
    const { before, after } = await pair(on);
    await expect(replace(on, before.id, 'f'.repeat(32))).rejects.toMatchObject({
      code: 'not-found',
    });
    await on.handlers.callables.deletePicture(
      { ...GROVE, mediaId: after.id, forGood: false },
      MILO,
    );
    await expect(replace(on, before.id, after.id)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });
});
