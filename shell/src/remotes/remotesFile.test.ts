import { decodeRemotesFile } from './remotesFile';

const entry = { id: 'searches', manifest: '/m.json', paths: ['/searches'], nav: null };

describe('remotes.json', () => {
  it('is read as the list of remotes, whose pages work on a year where nothing else is said', () => {
    const open = { ...entry, id: 'set-up', paths: ['/set-up'], needs: 'login' };
    expect(decodeRemotesFile({ remotes: [entry, open] })).toEqual({
      ok: true,
      value: [{ ...entry, needs: 'year' }, open],
    });
  });

  it.each([
    ['no object', 'hello'],
    ['no list', {}],
  ])('is refused with a sentence where it is no list: %s', (_what, data) => {
    const decoded = decodeRemotesFile(data);
    expect(decoded.ok ? '' : decoded.error).toMatch(/^remotes\.json, /);
  });

  const nav = { label: 'Fields', path: '/fields' };
  const fields = { ...entry, id: 'fields', paths: ['/fields', '/fields/:id'], nav };

  it.each([
    ['an id that is no name', { ...fields, id: 'Fields' }, 'remotes.1.id'],
    ['no id', { ...fields, id: undefined }, 'remotes.1.id'],
    ['the id of another', { ...fields, id: 'searches' }, 'remotes.1.id'],
    ['no manifest', { ...fields, manifest: undefined }, 'remotes.1.manifest'],
  ])('a line that is refused costs its own pages, which say so: %s', (_what, line, place) => {
    const decoded = decodeRemotesFile({
      remotes: [entry, line, { ...entry, id: 'last', paths: [] }],
    });
    expect(decoded).toMatchObject({
      ok: true,
      value: [
        { id: 'searches' },
        {
          id: 'line-2',
          paths: fields.paths,
          nav,
          refused: expect.stringContaining(place) as string,
        },
        { id: 'last' },
      ],
    });
    expect(decoded.ok && [decoded.value[0], decoded.value[2]]).not.toContainEqual(
      expect.objectContaining({ refused: expect.anything() as unknown }),
    );
  });

  it.each([
    ['a path without a slash', { ...fields, paths: ['fields'] }],
    ['a need that there is not', { ...fields, needs: 'nothing' }],
    ['no header entry', { ...fields, nav: undefined }],
    ['a header entry of no page of its own', { ...fields, nav: { ...nav, path: '/elsewhere' } }],
    ['nothing', null],
  ])('a line with a fault elsewhere is refused alone: %s', (_what, line) => {
    const decoded = decodeRemotesFile({ remotes: [line, entry] });
    expect(decoded).toMatchObject({
      ok: true,
      value: [{ refused: expect.stringMatching(/^remotes\.json, remotes\.0/) as string }, entry],
    });
  });

  it.each([
    ['another remote', '/searches'],
    ['another remote, by other names of parameters', '/searches/:name'],
    ['another remote, in other letters', '/SEARCHES/'],
    ['the shell', '/login'],
  ])('a route has one owner, the first: %s', (_whose, path) => {
    const first = { ...entry, paths: ['/searches', '/searches/:id'] };
    const second = { ...fields, paths: ['/fields', path], nav: { label: 'Login', path } };
    expect(decodeRemotesFile({ remotes: [first, second] })).toMatchObject({
      ok: true,
      value: [
        { paths: first.paths },
        { paths: ['/fields'], nav: null, refused: expect.stringContaining(path) as string },
      ],
    });
  });

  it('a line that the registry could not make says why', () => {
    const fault = 'The pointer of fields cannot be read: it is no JSON.';
    expect(decodeRemotesFile({ remotes: [{ id: 'fields', fault }, entry] })).toMatchObject({
      ok: true,
      value: [{ refused: `remotes.json, remotes.0: ${fault}`, paths: [] }, { id: 'searches' }],
    });
  });
});
