import { loadRules } from '../../src/rules';
import { ask, fileWith, int, NOW, text, type World } from './asking';

const documents = (body: string): string =>
  `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${body} } }`;

const allowed = async (...args: Parameters<typeof ask>): Promise<boolean> =>
  (await ask(...args)).allowed;

describe('matching', () => {
  it('[R3] a block speaks of whole paths only', async () => {
    const file = documents('match /a/{x} { allow read; match /b/{y} { allow get: if x == y; } }');
    expect(await allowed(file, { path: 'a/1' })).toBe(true);
    expect(await allowed(file, { path: 'a/1/b/1' })).toBe(true);
    expect(await allowed(file, { path: 'a/1/b/2' })).toBe(false);
    expect(await allowed(file, { path: 'a/1/c/1' })).toBe(false);
    expect(await allowed(file, { path: 'a/1/b/1/c/1' })).toBe(false);
    expect(await allowed(file, { path: 'b/1' })).toBe(false);
  });

  it('[R3] a recursive wildcard takes zero or more segments, also in the middle', async () => {
    const file = documents('match /a/{rest=**}/z/{id} { allow get: if id == "1"; }');
    expect(await allowed(file, { path: 'a/z/1' })).toBe(true);
    expect(await allowed(file, { path: 'a/b/c/d/z/2' })).toBe(false);
    expect(await allowed(file, { path: 'a/b/z/1' })).toBe(true);
    expect(await allowed(file, { path: 'a/b/c/z/z/1' })).toBe(true);
    const all = documents('match /a/{rest=**} { allow get; }');
    expect(await allowed(all, { path: 'a/1' })).toBe(true);
    expect(await allowed(all, { path: 'a/1/b/2' })).toBe(true);
    expect(await allowed(all, { path: 'b/1' })).toBe(false);
  });

  it('[R16] what a recursive wildcard caught can stand in a path', async () => {
    const file = documents(
      'match /copy/{rest=**} { allow get: if exists(/databases/$(database)/documents/$(rest)); }',
    );
    expect(await allowed(file, { path: 'copy/a/b/x' }, {})).toBe(false);
    expect(await allowed(file, { path: 'copy/a/b' }, { 'a/b': {} })).toBe(true);
  });

  it('[R4] functions see their parameters and the blocks around their declaration', async () => {
    const file = documents(`
      function same(a, b) { let left = a; let both = left == b; return both; }
      match /a/{x} {
        function isMine() { return same(x, request.auth.uid); }
        match /b/{y} { allow get: if isMine(); }
      }`);
    const auth = { uid: 'me', token: {} };
    expect(await allowed(file, { path: 'a/me/b/1', auth })).toBe(true);
    expect(await allowed(file, { path: 'a/you/b/me', auth })).toBe(false);
  });

  it('[R4] a function does not see the names of its caller', async () => {
    const file = documents(`
      function f() { return request.method == "get" && g("own"); }
      function g(x) { return x == "own"; }
      match /a/{x} { allow get: if f() && x == "1"; }`);
    expect(await allowed(file, { path: 'a/1' })).toBe(true);
  });
});

describe('allow', () => {
  it('[R8] read is get and list, write is create, update and delete', async () => {
    const file = documents('match /r/{x} { allow read; } match /w/{x} { allow write: if true; }');
    const answers = async (collection: string) => [
      await allowed(file, { path: `${collection}/1`, method: 'get' }),
      await allowed(file, { path: collection, method: 'list' }),
      await allowed(file, { path: `${collection}/1`, method: 'create' }),
      await allowed(file, { path: `${collection}/1`, method: 'update' }),
      await allowed(file, { path: `${collection}/1`, method: 'delete' }),
    ];
    expect(await answers('r')).toEqual([true, true, false, false, false]);
    expect(await answers('w')).toEqual([false, false, true, true, true]);
  });

  it('[R8] one statement that holds is enough, and an error in another does not stop it', async () => {
    const file = documents(
      'match /a/{x} { allow get: if resource.data.no; } match /a/{y} { allow get: if y == "1"; }',
    );
    expect(await allowed(file, { path: 'a/1' })).toBe(true);
    expect(await ask(file, { path: 'a/2' })).toEqual({
      allowed: false,
      reason: 'line 2: null has no data; line 2: the condition is false',
    });
  });

  it('[R8] denies what no statement speaks of', async () => {
    expect(
      await ask(documents('match /b/{x} { allow read; }'), { path: 'a/1', method: 'delete' }),
    ).toEqual({
      allowed: false,
      reason: 'no line allows to delete this',
    });
  });

  it('[R18] shows the document before and after, and whom it is', async () => {
    const file = fileWith(
      "resource.data.n + 1 == request.resource.data.n && request.auth.token.email == 'a@b.c'",
    );
    const update = { method: 'update', resource: { n: int(1) } } as const;
    const auth = { uid: 'u', token: { email: 'a@b.c' } };
    expect(await allowed(file, { ...update, newResource: { n: int(2) }, auth })).toBe(true);
    expect(await allowed(file, { ...update, newResource: { n: int(3) }, auth })).toBe(false);
    expect(await allowed(file, { ...update, newResource: { n: int(2) } })).toBe(false);
  });

  it('[R18] request.time equals the server timestamps of the same request, to the microsecond', async () => {
    const file = fileWith('request.resource.data.at == request.time');
    const at = (timestampValue: string) => ({ at: { timestampValue } });
    const asked = (time: Date | string, written: string) =>
      allowed(file, { method: 'create', newResource: at(written), time });
    expect(await asked(NOW, '2026-06-15T12:00:00Z')).toBe(true);
    expect(await asked('2026-06-15T12:00:00.000001Z', '2026-06-15T12:00:00.000001Z')).toBe(true);
    expect(await asked('2026-06-15T12:00:00.000001Z', '2026-06-15T12:00:00Z')).toBe(false);
  });

  it('[R19] a missing document can be asked for', async () => {
    expect(await allowed(fileWith('resource == null'), {})).toBe(true);
    expect(await allowed(fileWith('resource == null'), { resource: {} })).toBe(false);
  });

  it('[R16] getAfter and existsAfter see the whole commit', async () => {
    const path = '/databases/$(database)/documents/things/two';
    const before: World = { 'things/two': { n: int(1) } };
    const after: World = { 'things/two': { n: int(2) }, 'things/new': {} };
    const file = fileWith(
      `get(${path}).data.n == 1 && getAfter(${path}).data.n == 2
       && existsAfter(/databases/$(database)/documents/things/new)
       && !exists(/databases/$(database)/documents/things/new)`,
    );
    expect(await allowed(file, {}, before, after)).toBe(true);
  });
});

/** Expressions, and how often each can stand in a list until the emulator has evaluated a thousand of them. */
const EVALUATED: Readonly<Record<string, number>> = {
  '1': 996,
  '(1)': 996,
  '[]': 996,
  'request.method': 498,
  '-1': 498,
  "'a'.size()": 498,
  'int(1)': 498,
  'true || true': 498,
  'false && true': 498,
  '1 + 1': 332,
  '1 is int': 332,
  "{'a': 1}": 332,
  '/a/$(id)': 332,
  'true && true': 249,
  'false || true': 249,
  '1 in [1]': 249,
  '[1][0]': 249,
  "'a'[0:1]": 249,
  'true ? 1 : 2': 249,
  '/a/b/c': 249,
  'f(1)': 199,
  'true && true && true': 142,
  'false ? 1 : 2': 166,
  '1 == 2 ? 1 : 2': 124,
};

describe('limits', () => {
  const exists = (id: number) => `!exists(/databases/$(database)/documents/things/no${id})`;
  const manyDocuments = (count: number) =>
    Array.from({ length: count }, (_, id) => exists(id)).join(' && ');

  it('[R9] ten documents can be looked at, and one of them any number of times', async () => {
    expect(await allowed(fileWith(manyDocuments(10)), {})).toBe(true);
    expect(await allowed(fileWith(`${manyDocuments(10)} && ${exists(3)}`), {})).toBe(true);
  });

  it('[R9] an eleventh is refused, and nothing absorbs that', async () => {
    const { allowed: isAllowed, reason } = await ask(
      fileWith(`(${manyDocuments(11)}) || true`),
      {},
    );
    expect(isAllowed).toBe(false);
    expect(reason).toContain('10 documents at most');
  });

  it('[R9] the operations of one request look at twenty together, each at ten', async () => {
    const path = '/databases/$(database)/documents/things';
    const nine = Array.from({ length: 9 }, (_, at) => `!exists(${path}/$(id + '-${at}'))`);
    const ruleset = loadRules(fileWith([...nine, `!exists(${path}/shared)`].join(' && ')));
    const looked = new Set<string>();
    const none = () => Promise.resolve(null);
    const decide = (id: string) =>
      ruleset.decide(
        {
          method: 'delete',
          path: `things/${id}`,
          auth: null,
          resource: {},
          newResource: null,
          time: NOW,
        },
        { before: none, after: none, looked },
      );
    expect(await decide('a')).toMatchObject({ allowed: true });
    expect(await decide('b')).toMatchObject({ allowed: true });
    expect(looked.size).toBe(19);
    expect(await decide('b')).toMatchObject({ allowed: true });
    const refused = await decide('c');
    expect(refused.allowed).toBe(false);
    expect(refused.reason).toContain('20 documents at most');
  });

  it('[R9] a thousand expressions can be evaluated', async () => {
    const list = (count: number, item: string) =>
      fileWith(
        `[${Array(count).fill(item).join(', ')}].size() > 0`,
        'function f(a) { let b = a; return b; }',
      );
    for (const [item, most] of Object.entries(EVALUATED)) {
      expect([item, await allowed(list(most, item), {})]).toEqual([item, true]);
      const { reason } = await ask(list(most + 1, item), {});
      expect([item, reason]).toEqual([item, expect.stringContaining('1000 expressions at most')]);
    }
  });
});

describe('lists', () => {
  const equal = (fieldPath: string, value: unknown) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
  });
  const and = (...filters: unknown[]) => ({ compositeFilter: { op: 'AND', filters } });
  const or = (...filters: unknown[]) => ({ compositeFilter: { op: 'OR', filters } });
  const list = (condition: string, where?: unknown, rest: object = {}) =>
    allowed(fileWith(condition), {
      method: 'list',
      path: 'things',
      auth: { uid: 'me', token: {} },
      query: { from: [{ collectionId: 'things' }], ...(where ? { where } : {}), ...rest },
    });
  const OWNED = 'resource.data.owner == request.auth.uid';

  it('[R20] a rule that does not read the documents decides by itself', async () => {
    expect(await list('request.auth.uid == "me"')).toBe(true);
    expect(await list('request.auth.uid == "you"')).toBe(false);
  });

  it('[R20] what the rule reads must be pinned by an equality filter', async () => {
    expect(await list(OWNED)).toBe(false);
    expect(await list(OWNED, equal('owner', text('me')))).toBe(true);
    expect(await list(OWNED, equal('owner', text('you')))).toBe(false);
    expect(await list(OWNED, equal('other', text('me')))).toBe(false);
    expect(await list(OWNED, and(equal('a', int(1)), equal('owner', text('me'))))).toBe(true);
    expect(await list(OWNED, or(equal('a', int(1)), equal('owner', text('me'))))).toBe(false);
  });

  it('[R20] other filters pin nothing', async () => {
    const field = { fieldPath: 'owner' };
    const filter = (op: string, value: unknown) => ({ fieldFilter: { field, op, value } });
    expect(await list(OWNED, filter('GREATER_THAN_OR_EQUAL', text('me')))).toBe(false);
    expect(await list(OWNED, filter('IN', { arrayValue: { values: [text('me')] } }))).toBe(false);
    expect(
      await list('resource.data.owner == null', { unaryFilter: { field, op: 'IS_NULL' } }),
    ).toBe(true);
    expect(
      await list('resource.data.owner != 1', { unaryFilter: { field, op: 'IS_NOT_NULL' } }),
    ).toBe(false);
  });

  it('[R20] nested fields can be pinned, their neighbours stay unknown', async () => {
    const where = equal('access.owner', text('me'));
    expect(await list('resource.data.access.owner == "me"', where)).toBe(true);
    expect(await list('resource.data.access.other != "me"', where)).toBe(false);
    expect(await list('resource.data.access != null', where)).toBe(true);
    expect(await list('resource.data.access != {"owner": "me"}', where)).toBe(false);
    expect(await list('resource.data["access"]["owner"] == "me"', where)).toBe(true);
  });

  it('[R20] no guess about what is not known: neither a condition nor its contrary holds', async () => {
    const UNKNOWN = [
      'resource.data.keys().size() == 0',
      '"owner" in resource.data',
      'resource.data.get("owner", "me") == "me"',
      'resource.data == {}',
      'resource.data in [{}]',
      'resource.data.size() == 0',
      'resource.id == "one"',
      'id == "one"',
      'resource.__name__ == request.path',
      'exists(/databases/$(database)/documents/things/$(id))',
    ];
    for (const condition of UNKNOWN) {
      expect([condition, await list(condition)]).toEqual([condition, false]);
      expect([condition, await list(`!(${condition})`)]).toEqual([condition, false]);
    }
  });

  it('[R20] a list finds documents: resource is there', async () => {
    expect(await list('resource != null')).toBe(true);
    expect(await list('resource.data is map')).toBe(true);
  });

  it('[R18] limit and offset are known where the query has them', async () => {
    expect(await list('request.query.limit <= 10', undefined, { limit: 10 })).toBe(true);
    expect(await list('request.query.limit <= 10', undefined, { limit: 11 })).toBe(false);
    expect(await list('request.query.limit <= 10')).toBe(false);
  });

  it('[R20] a literal id is not a list, a recursive wildcard is', async () => {
    const request = { method: 'list', path: 'things' } as const;
    expect(await allowed(documents('match /things/one { allow list; }'), request)).toBe(false);
    expect(await allowed(documents('match /{all=**} { allow list; }'), request)).toBe(true);
  });

  it('[R20] a collection group is never listed', async () => {
    const query = { from: [{ collectionId: 'things', allDescendants: true }] };
    const file = documents('match /{all=**} { allow read; }');
    expect(await allowed(file, { method: 'list', path: 'things', query })).toBe(false);
  });
});
