import { decodeOrganisation, FONT_LIMITS, type UploadedFamily } from 'shared-kernel/model';
import { aFont } from 'shared-kernel/testing';
import type { Caller } from '../../caller';
import { aYear, YEAR } from '../../testing/aYear';
import { FONT_ADMIN, fontAnswer, sendFont } from '../../testing/sendFont';
import { fetchPicture } from '../../testing/sendPicture';
import { testServer, type TestServer } from '../../testing/testServer';

const MILO: Caller = { uid: 'milo', token: { email: 'milo@example.org' } };
const DAY_MS = 24 * 60 * 60 * 1_000;

const server = () => testServer(aYear());
async function families(on: TestServer): Promise<readonly UploadedFamily[]> {
  const read = decodeOrganisation('grove', await on.data('organisations/grove'));
  return read.ok ? (read.value.fonts ?? []) : [];
}
async function faceId(on: TestServer): Promise<string> {
  return (await families(on))[0]?.faces[0]?.id ?? '';
}
const stored = (on: TestServer) => on.documents.list('organisations/grove/fonts');
const claims = (on: TestServer) => on.documents.list('organisations/grove/mediaClaims');
const remove = (on: TestServer, asked: object = {}, caller = FONT_ADMIN) =>
  on.handlers.callables.deleteFont(
    { organisationId: 'grove', family: 'Acme Sans', faceId: null, ...asked },
    caller,
  );
const actions = async (on: TestServer) =>
  (await on.documents.list('organisations/grove/activity')).map(({ data }) => [
    data['deed'],
    data['by'],
    data['subject'],
  ]);
const textIn = (family: string) => ({
  name: 'Thanks',
  content: { items: [{ id: 'a', type: 'text', font: { family } }] },
});

describe('[D270] a font that an admin uploads', () => {
  it('is a family of the organisation, and its letters are served to everybody, for ever', async () => {
    const on = server();
    const answer = await sendFont(on);
    expect(await answer.json()).toEqual({ family: 'Acme Sans', known: false });
    const [family] = await families(on);
    const [face] = family?.faces ?? [];
    expect(family).toMatchObject({ name: 'Acme Sans', metrics: { ascent: 0.8, descent: 0.2 } });
    expect(face).toMatchObject({ weights: '400', style: 'normal' });
    expect(Object.keys(face?.files ?? {})).toEqual(['latin']);
    const served = await fetchPicture(on, `/media/${face?.id ?? ''}/latin.woff2`);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await served.arrayBuffer()).byteLength).toBe(face?.bytes);
    expect((await fetchPicture(on, `/media/${face?.id ?? ''}/greek.woff2`)).status).toBe(404);
    expect(await claims(on)).toEqual([]);
    expect((await stored(on)).map(({ data }) => data)).toMatchObject([
      { uploadedBy: 'ada@example.org', uploadedAt: new Date('2026-06-01T00:00:00Z'), kind: 'ttf' },
    ]);
    expect(await actions(on)).toContainEqual(['fontUploaded', 'ada@example.org', 'Acme Sans 400']);
  });

  it('joins the others of its family, in the order of weights', async () => {
    const on = server();
    await sendFont(on, aFont({ weight: 700, width: 600 }));
    await sendFont(on, aFont({ italic: true }));
    await sendFont(on, aFont({ family: 'ACME sans' }));
    const [family, ...others] = await families(on);
    expect(others).toEqual([]);
    expect(family?.name).toBe('Acme Sans');
    expect(family?.faces.map(({ weights, style }) => `${weights} ${style}`)).toEqual([
      '400 normal',
      '700 normal',
      '400 italic',
    ]);
    expect(family?.metrics.width).toBeLessThan(family?.metrics.boldWidth ?? 0);
  });

  it('is the same one when it comes again', async () => {
    const on = server();
    await sendFont(on);
    const again = await sendFont(on);
    expect(await again.json()).toEqual({ family: 'Acme Sans', known: true });
    expect(await stored(on)).toHaveLength(1);
  });

  it('has another address in another organisation', async () => {
    const on = testServer({
      ...aYear(),
      'organisations/orchard': { name: 'Orchard' },
      'organisations/orchard/admins/otto': {},
    });
    await sendFont(on);
    await sendFont(on, aFont(), { caller: { uid: 'otto', token: {} }, organisation: 'orchard' });
    const [face] = await on.documents.list('organisations/orchard/fonts');
    expect(face?.id).toHaveLength(32);
    expect(face?.id).not.toBe(await faceId(on));
  });

  it.each([
    ['a member', { caller: MILO }, 403],
    ['an admin of another', { caller: { uid: 'otto', token: {} } }, 403],
    ['nobody who is known', { caller: null }, 401],
  ])('is refused from %s', async (_, sending, status) => {
    const on = server();
    expect((await fontAnswer(sendFont(on, aFont(), sending)))[0]).toBe(status);
    expect(await on.services.files.folders('media')).toEqual([]);
  });

  it.each(['', 'yes'])(
    'is refused where nobody has confirmed its licence: “%s”',
    async (licence) => {
      const on = server();
      expect(await fontAnswer(sendFont(on, aFont(), { licence }))).toEqual([
        400,
        'Confirm first that your licence lets you show this font on your site',
      ]);
    },
  );

  it.each([
    ['that is none', new Uint8Array(Buffer.from('<html>')), /no font file/],
    ['whose maker forbids it', aFont({ fsType: 2 }), /forbids/],
    ['of the catalogue', aFont({ family: 'lora' }), /in the catalogue/],
    ['of devices', aFont({ family: 'Georgia' }), /font that devices have/],
  ])(
    'is refused with a sentence where it is one %s, and nothing is left',
    async (_, bytes, said) => {
      const on = server();
      const [status, message] = await fontAnswer(sendFont(on, bytes));
      expect(status).toBe(400);
      expect(message).toMatch(said);
      expect(await stored(on)).toEqual([]);
      expect(await on.services.files.folders('media')).toEqual([]);
    },
  );

  it('is refused above 5 MB', async () => {
    const large = new Uint8Array(FONT_LIMITS.uploadBytes + 1);
    expect(await fontAnswer(sendFont(server(), large))).toEqual([
      413,
      'This font is larger than 5 MB. Ask its maker for a web font (WOFF2)',
    ]);
  });

  it('is refused where the family has that weight from another file', async () => {
    const on = server();
    await sendFont(on);
    const other = aFont({ characters: ' abc' });
    expect(await fontAnswer(sendFont(on, other))).toEqual([
      400,
      'Acme Sans 400 is there already, from another file. Delete it first to take this one in its place',
    ]);
    expect(await on.services.files.folders('media')).toEqual([await faceId(on)]);
  });

  it.each([
    ['files', Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at, 1])), /60 font files/],
    ['bytes', { one: FONT_LIMITS.bytes - 10 }, /50 MB/],
  ])(
    'is refused where there is no room for more %s, and its own are gone',
    async (_, full, said) => {
      const face = (bytes: number) => ({
        ...{ family: 'Old', weights: '400', style: 'normal', files: {}, bytes },
        metrics: { ascent: 1, descent: 0, lineGap: 0, width: 1, boldWidth: 1 },
      });
      const on = server();
      await on.documents.commit(
        Object.entries(full).map(([id, bytes]) => ({
          kind: 'set' as const,
          path: `organisations/grove/fonts/${id}`,
          data: face(bytes),
        })),
      );
      expect((await fontAnswer(sendFont(on)))[1]).toMatch(said);
      expect(await on.services.files.folders('media')).toEqual([]);
    },
  );

  it('is refused after many in a row', async () => {
    const on = server();
    for (let sent = 0; sent < 30; sent += 1) await sendFont(on);
    expect((await fontAnswer(sendFont(on)))[1]).toMatch(/Please wait/);
  });
});

describe('[D270] a family that an admin deletes', () => {
  it('is gone with its files, and can be uploaded again', async () => {
    const on = server();
    await sendFont(on);
    await sendFont(on, aFont({ weight: 700 }));
    expect(await remove(on)).toEqual({ outcome: 'deleted' });
    expect([await families(on), await stored(on), await claims(on)]).toEqual([[], [], []]);
    expect(await on.services.files.folders('media')).toEqual([]);
    expect(await actions(on)).toContainEqual(['fontDeleted', 'ada@example.org', 'Acme Sans']);
    expect(await fontAnswer(sendFont(on))).toEqual([200, 'taken']);
  });

  it('stays where texts are in it, and says where, of deleted screens too', async () => {
    const on = server();
    await sendFont(on);
    await on.documents.commit([
      { kind: 'set', path: `${YEAR}/screens/one`, data: textIn('Acme Sans') },
      {
        kind: 'set',
        path: `${YEAR}/screens/two`,
        data: { ...textIn(' Acme Sans '), removeAt: new Date() },
      },
      { kind: 'set', path: `${YEAR}/screens/three`, data: textIn('Lora') },
      {
        kind: 'set',
        path: 'organisations/grove/templates/thanks',
        data: { name: 'Thanks', screens: [textIn('Acme Sans')] },
      },
      {
        kind: 'merge',
        path: 'organisations/grove',
        data: { brand: { fonts: { heading: 'Acme Sans', body: 'Lora' } } },
      },
    ]);
    const screen = { yearId: '2026', yearName: '2026', screenName: 'Thanks' };
    expect(await remove(on)).toEqual({
      outcome: 'used',
      uses: [
        { yearId: '', yearName: 'Brand kit', screenId: null, screenName: '' },
        { yearId: '', yearName: 'Template', screenId: 'thanks', screenName: 'Thanks' },
        { ...screen, screenId: 'one' },
        { ...screen, screenId: 'two' },
      ],
    });
    expect(await families(on)).toHaveLength(1);
  });

  it('loses one of its faces, even where texts are in it, but never the last', async () => {
    const on = server();
    await sendFont(on);
    const first = await faceId(on);
    await sendFont(on, aFont({ weight: 700 }));
    await on.documents.commit([
      { kind: 'set', path: `${YEAR}/screens/one`, data: textIn('Acme Sans') },
    ]);
    expect(await remove(on, { faceId: first })).toEqual({ outcome: 'deleted' });
    expect((await families(on))[0]?.faces.map(({ weights }) => weights)).toEqual(['700']);
    expect((await fetchPicture(on, `/media/${first}/latin.woff2`)).status).toBe(404);
    expect(await remove(on, { faceId: await faceId(on) })).toMatchObject({ outcome: 'used' });
  });

  it('is refused from a member, and where there is none', async () => {
    const on = server();
    await expect(remove(on)).rejects.toThrow('There is no such font');
    await sendFont(on);
    await expect(remove(on, {}, MILO)).rejects.toThrow('Only an admin');
  });
});

describe('files of fonts', () => {
  it('that an end in between left are removed a day later, those of a face stay', async () => {
    const on = server();
    await sendFont(on);
    const id = await faceId(on);
    const lost = 'f'.repeat(32);
    const claim = { kind: 'storing', at: on.services.now() };
    await on.services.files.write(`media/${lost}/latin.woff2`, new Uint8Array([1]), null);
    await on.documents.commit(
      [id, lost].map((one) => ({
        kind: 'set' as const,
        path: `organisations/grove/mediaClaims/${one}`,
        data: claim,
      })),
    );
    on.advance(2 * DAY_MS);
    await on.handlers.removeDeleted();
    expect(await on.services.files.folders('media')).toEqual([id]);
    expect(await claims(on)).toEqual([]);
  });

  it('go with their organisation', async () => {
    const on = server();
    await sendFont(on);
    const deletion = { by: 'ada@example.org', at: new Date(0), removeAt: new Date(1) };
    await on.documents.commit([
      { kind: 'merge', path: 'organisations/grove', data: { pendingDeletion: deletion } },
    ]);
    await on.handlers.removeDeleted();
    expect(await on.services.files.folders('media')).toEqual([]);
    expect(await stored(on)).toEqual([]);
  });
});
