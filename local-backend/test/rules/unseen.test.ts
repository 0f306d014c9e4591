import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { succeeded } from 'shared-kernel/model';
import { authorizeByRules } from '../../src/entry/authorizeByRules';
import { loadRules } from '../../src/rules';
import { startBackend, type TestBackend } from '../firestore/backend';

const DATABASE = 'projects/demo-unseen/databases/(default)';
const rules = loadRules(readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8'));
const YEAR = 'organisations/trust/years/2026';

/** Pairs of documents of another organisation: one that is there, and one that is not. */
const PAIRS = [
  ['organisations/trust', 'organisations/nowhere'],
  [YEAR, 'organisations/trust/years/1999'],
  [`${YEAR}/searches/there`, `${YEAR}/searches/absent`],
  [`${YEAR}/screens/there`, `${YEAR}/screens/absent`],
  [`${YEAR}/supporters/there@example.org`, `${YEAR}/supporters/absent@example.org`],
  [`${YEAR}/imports/there`, `${YEAR}/imports/absent`],
  [`${YEAR}/personalLinks/there`, `${YEAR}/personalLinks/absent`],
  ['organisations/trust/admins/there', 'organisations/trust/admins/absent'],
  ['organisations/trust/invitations/there', 'organisations/trust/invitations/absent'],
  ['users/there', 'users/absent'],
  ['superadmins/there', 'superadmins/absent'],
] as const;

const nameOf = (path: string): string => `${DATABASE}/documents/${path}`;
const update = (path: string, fields: object, more: object = {}) => ({
  verb: 'commit',
  body: { writes: [{ update: { name: nameOf(path), fields }, ...more }] },
});
const remove = (path: string, more: object = {}) => ({
  verb: 'commit',
  body: { writes: [{ delete: nameOf(path), ...more }] },
});
const listed = (path: string) => ({ from: [{ collectionId: path.split('/').at(-2) ?? '' }] });
const stringValue = 'x'.repeat(1_048_400);

/** Everything that a client can ask about one document. */
const QUESTIONS = {
  'a get': (path: string) => ({ verb: 'batchGet', body: { documents: [nameOf(path)] } }),
  'a get of one field': (path: string) => ({
    verb: 'batchGet',
    body: { documents: [nameOf(path)], mask: { fieldPaths: ['name'] } },
  }),
  'a write': (path: string) => update(path, {}),
  'a merge': (path: string) => update(path, {}, { updateMask: { fieldPaths: ['name'] } }),
  'a merge that fills it up': (path: string) =>
    update(path, { more: { stringValue } }, { updateMask: { fieldPaths: ['more'] } }),
  'a write that needs it': (path: string) => update(path, {}, exists(true)),
  'a write that needs it absent': (path: string) => update(path, {}, exists(false)),
  'a write on a version': (path: string) => update(path, {}, VERSION),
  'a delete': (path: string) => remove(path),
  'a delete that needs it': (path: string) => remove(path, exists(true)),
  'a delete on a version': (path: string) => remove(path, VERSION),
  'a check': (path: string) => ({
    verb: 'commit',
    body: { writes: [{ verify: nameOf(path), ...exists(true) }] },
  }),
} satisfies Record<string, (path: string) => { verb: string; body: object }>;

const exists = (value: boolean) => ({ currentDocument: { exists: value } });
const VERSION = { currentDocument: { updateTime: '2026-01-01T00:00:00Z' } };

/** Strangers as the wire sees them: a member of another organisation, a newcomer, and nobody. */
const STRANGERS = ['stranger', 'newcomer', null] as const;

describe('what another organisation has (D20)', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend(
      authorizeByRules(
        rules,
        (uid) => succeeded(uid === null ? null : { uid, token: { email: `${uid}@example.org` } }),
        () => new Date(),
      ),
    );
    const documents = backend.admin('demo-unseen');
    await documents.doc('users/stranger').set({ organisation: 'other' });
    for (const [path] of PAIRS) {
      await documents.doc(path).set({ name: 'Secret', note: 'x'.repeat(500), revision: 1 });
    }
  });

  afterAll(() => backend.close());

  async function ask(uid: string | null, verb: string, body: object, parent = ''): Promise<string> {
    const answer = await fetch(`${backend.origin}/v1/${DATABASE}/documents${parent}:${verb}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: uid === null ? {} : { authorization: uid },
    });
    return `${answer.status} ${await answer.text()}`;
  }

  it.each(Object.entries(QUESTIONS))('%s is refused in the same words', async (_, question) => {
    for (const uid of STRANGERS) {
      for (const [there, absent] of PAIRS) {
        const asked = [question(there), question(absent)];
        const [first, second] = await Promise.all(
          asked.map(({ verb, body }) => ask(uid, verb, body)),
        );
        expect([uid, there, first]).toEqual([uid, there, second]);
        expect(first).toContain('PERMISSION_DENIED');
        expect(first).not.toMatch(/Secret|line \d|trust|there/);
      }
    }
  });

  it('a list and a count are refused in the same words, of one that is there or not', async () => {
    for (const uid of STRANGERS) {
      for (const years of ['trust/years/2026', 'trust/years/1999', 'nowhere/years/2026']) {
        for (const collection of ['searches', 'screens', 'fieldsList', 'imports', 'supporters']) {
          const structuredQuery = listed(`${collection}/x`);
          const parent = `/organisations/${years}`;
          const count = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
          const answers = [
            await ask(uid, 'runQuery', { structuredQuery }, parent),
            await ask(uid, 'runAggregationQuery', { structuredAggregationQuery: count }, parent),
          ];
          for (const answer of answers) {
            expect(answer).toContain('Missing or insufficient permissions.');
          }
        }
      }
    }
  });
});
