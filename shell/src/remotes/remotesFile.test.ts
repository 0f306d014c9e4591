import { decodeRemotesFile } from './remotesFile';

const entry = { id: 'searches', manifest: '/m.json', paths: ['/searches'], nav: null };

describe('remotes.json', () => {
  it('is read as the list of remotes, whose pages work on a year where nothing else is said', () => {
    const open = { ...entry, needs: 'login' };
    expect(decodeRemotesFile({ remotes: [entry, open] })).toEqual({
      ok: true,
      value: [{ ...entry, needs: 'year' }, open],
    });
  });

  it.each([
    ['no object', 'hello'],
    ['no list', {}],
    ['an id that is no name', { remotes: [{ ...entry, id: '../x' }] }],
    ['a path without a slash', { remotes: [{ ...entry, paths: ['searches'] }] }],
    ['a need that there is not', { remotes: [{ ...entry, needs: 'nothing' }] }],
    ['a missing header entry', { remotes: [{ ...entry, nav: undefined }] }],
  ])('is refused with the place of the fault: %s', (_what, data) => {
    const decoded = decodeRemotesFile(data);
    expect(decoded.ok ? '' : decoded.error).toMatch(/^remotes\.json, /);
  });
});
