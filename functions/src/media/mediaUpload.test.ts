import { MEDIA_LIMITS } from 'shared-kernel/model';
import { aPicture } from '../testing/aPicture';
import { aYear } from '../testing/aYear';
import { aStoredPicture, fetchPicture, mediaOf, sendPicture } from '../testing/sendPicture';
import { testServer, type TestServer } from '../testing/testServer';

const refusal = async (answer: Promise<Response>) => {
  const { status, ...rest } = await answer;
  const { error } = (await (await answer).json()) as { readonly error?: { message: string } };
  return { ...rest, status, message: error?.message ?? 'taken' };
};
const claims = (on: TestServer) => on.documents.list('organisations/grove/mediaClaims');
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('a picture that a member uploads', () => {
  it('is in the library with what is known of it, and served to everybody who knows its id', async () => {
    const on = testServer(aYear());
    const stored = await aStoredPicture(on, aPicture({ width: 700, height: 350 }));
    expect(stored).toMatchObject({
      name: 'Wood',
      alternativeText: '',
      kind: 'png',
      width: 700,
      height: 350,
      crop: null,
      focus: { left: 50, top: 50 },
      uploadedBy: 'milo@example.org',
      uploadedAt: new Date('2026-06-01T00:00:00Z'),
      removeAt: null,
    });
    expect(await claims(on)).toEqual([]);
    const files = await Promise.all(
      ['480.avif', '480.webp', '960.avif', '960.webp'].map((file) =>
        on.services.files.read(`media/${stored.id}/${file}`),
      ),
    );
    expect(files.reduce((sum, file) => sum + (file?.bytes.byteLength ?? NaN), 0)).toBe(
      stored.bytes,
    );
    const served = await fetchPicture(on, `/media/${stored.id}/960.avif`);
    expect(served.headers.get('content-type')).toBe('image/avif');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(files[2]?.bytes ?? []));
  });

  it('is the same one when it comes again, whatever it is called, and another in part', async () => {
    const on = testServer(aYear());
    const { id } = await aStoredPicture(on);
    const again = await sendPicture(on, aPicture(), { name: 'Other' });
    expect(await again.json()).toEqual({ id, known: true });
    expect((await mediaOf(on, id)).name).toBe('Wood');
    const part = await aStoredPicture(on, aPicture(), { crop: '25,0,50,100' });
    expect(part.id).not.toBe(id);
    expect(part).toMatchObject({ width: 4, height: 6, crop: { left: 25, width: 50 } });
  });

  it('has the words that come with it, which change none that somebody has written', async () => {
    const on = testServer(aYear());
    const { id, alternativeText } = await aStoredPicture(on, aPicture(), {
      alternativeText: ' A wood ',
    });
    expect(alternativeText).toBe('A wood');
    await sendPicture(on, aPicture(), { alternativeText: 'Another wood' });
    expect((await mediaOf(on, id)).alternativeText).toBe('A wood');
    const tooLong = sendPicture(on, aPicture(), { alternativeText: 'a'.repeat(1_001) });
    expect((await refusal(tooLong)).status).toBe(400);
  });

  it('has another id in another organisation, so that nobody can tell what others have', async () => {
    const on = testServer({
      ...aYear(),
      'organisations/orchard': { name: 'Orchard' },
      'users/olive': { organisation: 'orchard' },
    });
    const { id } = await aStoredPicture(on);
    const answer = await sendPicture(on, aPicture(), {
      caller: { uid: 'olive', token: {} },
      organisation: 'orchard',
    });
    expect(((await answer.json()) as { id: string }).id).not.toBe(id);
  });

  it.each([
    ['anything that is no picture', bytes('#!/bin/sh'), /no picture/],
    ['a page that calls itself a picture', bytes('<html><svg/></html>'), /no picture/],
    ['a HEIC', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC/],
    ['half of a picture', aPicture().slice(0, 44), /damaged/],
  ])('is refused with a sentence for %s, and nothing is left of it', async (_, sent, sentence) => {
    const on = testServer(aYear());
    expect(await refusal(sendPicture(on, sent))).toMatchObject({
      status: 400,
      message: expect.stringMatching(sentence) as unknown,
    });
    expect(await on.documents.list('organisations/grove/media')).toEqual([]);
    expect(await on.services.files.folders('media')).toEqual([]);
  });

  it('is refused above 20 MB', async () => {
    const on = testServer(aYear());
    const large = new Uint8Array(MEDIA_LIMITS.uploadBytes + 1);
    expect(await refusal(sendPicture(on, large))).toMatchObject({
      status: 413,
      message: expect.stringMatching(/larger than 20 MB/) as unknown,
    });
  });

  it.each(['50,0,60,100', '0,0,0,100', '0,0,100', 'a,b,c,d', '-1,0,50,50'])(
    'is refused with the part %s of it',
    async (crop) => {
      const on = testServer(aYear());
      expect((await refusal(sendPicture(on, aPicture(), { crop }))).status).toBe(400);
    },
  );

  it('is refused where the library has no room for it, and its files are gone', async () => {
    const full = { bytes: MEDIA_LIMITS.bytes - 10, kind: 'png' };
    const on = testServer({ ...aYear(), 'organisations/grove/media/one': full });
    expect(await refusal(sendPicture(on))).toMatchObject({
      status: 400,
      message: expect.stringMatching(/2 GB/) as unknown,
    });
    expect(await on.services.files.folders('media')).toEqual([]);
  });

  it('is refused beyond the number of pictures, before it is looked at', async () => {
    const pictures = Array.from({ length: MEDIA_LIMITS.pictures }, (_, index) => [
      `organisations/grove/media/${String(index)}`,
      { bytes: 1 },
    ]);
    const on = testServer({
      ...aYear(),
      ...(Object.fromEntries(pictures) as Record<string, { bytes: number }>),
    });
    expect(await refusal(sendPicture(on))).toMatchObject({
      status: 400,
      message: expect.stringMatching(/2000 pictures/) as unknown,
    });
    expect(await claims(on)).toEqual([]);
  });

  it('is refused for an organisation that has been deleted', async () => {
    const on = testServer(aYear());
    await on.handlers.callables.deleteOrganisation(
      { organisationId: 'grove', confirmedName: 'Grove' },
      { uid: 'sasha', token: { email: 'sasha@example.org' } },
    );
    expect((await refusal(sendPicture(on))).message).toMatch(/has been deleted/);
  });

  it('is refused after many in a row, and taken again later', async () => {
    const on = testServer(aYear());
    for (let n = 0; n < 60; n += 1) await sendPicture(on, bytes('none'));
    expect((await refusal(sendPicture(on))).status).toBe(429);
    on.advance(5_000);
    expect((await sendPicture(on)).status).toBe(200);
  });
});

describe('what anybody gets at the address of a picture', () => {
  it('is kept for ever, may be looked at from everywhere, and is nothing but a picture', async () => {
    const on = testServer(aYear());
    const { id } = await aStoredPicture(on);
    const answer = await fetchPicture(on, `/media/${id}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is the widest file that is there, whatever was asked for', async () => {
    const on = testServer(aYear());
    const { id } = await aStoredPicture(on);
    const small = await (await fetchPicture(on, `/media/${id}/480.webp`)).arrayBuffer();
    for (const path of [`/media/${id}`, `/media/${id}/2400.webp`])
      expect(await (await fetchPicture(on, path)).arrayBuffer()).toEqual(small);
    const head = await fetchPicture(on, `/media/${id}/2400.webp`, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(small.byteLength));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  it.each([
    '/media/',
    '/media/0123456789abcdef0123456789abcdef',
    '/media/ID/100.webp',
    '/media/ID/480.svg',
    '/media/ID/..%2f..%2fsecret',
    '/media/ID/480.webp/',
    '/media/..%2fsecret',
  ])('is nothing at %s, which nobody keeps', async (path) => {
    const on = testServer(aYear());
    const { id } = await aStoredPicture(on);
    const answer = await fetchPicture(on, path.replace('ID', id));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('cannot be changed there', async () => {
    const on = testServer(aYear());
    const { id } = await aStoredPicture(on);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await fetchPicture(on, `/media/${id}`, method)).status).toBe(405);
  });
});
