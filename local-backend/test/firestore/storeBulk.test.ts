import fc from 'fast-check';
import { firestoreDocuments, type Documents, type DocumentWrite } from 'functions/handlers';
import { storeBulk } from '../../src/entry/storeBulk';
import { startBackend, type TestBackend } from './backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const value = fc.letrec<{ value: unknown; member: unknown; map: Record<string, unknown> }>(
  (tie) => ({
    value: fc.oneof({ maxDepth: 3 }, tie('member'), fc.array(tie('member'), { maxLength: 3 })),
    member: fc.oneof(
      { maxDepth: 3 },
      fc.string({ unit: 'grapheme' }),
      fc.boolean(),
      fc.constant(null),
      fc.integer(),
      fc.maxSafeInteger(),
      fc.double(),
      fc.constantFrom(-0, NaN, Infinity, 2 ** 53, 1e300),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') }),
      fc.uint8Array({ maxLength: 5 }),
      tie('map'),
    ),
    map: fc.dictionary(
      fc.oneof(fc.constantFrom('2026-11-27', 'First name', 'a.b', '`', '\\'), word()),
      tie('value'),
      { maxKeys: 3, noNullPrototype: true },
    ),
  }),
);

function word(): fc.Arbitrary<string> {
  return fc.constantFrom('name', 'total', 'Fields', 'x1', 'Größe');
}

const path = fc.constantFrom('some/one', 'some/other', 'years/2026/days/2026-11-27');
const plainMap = fc.dictionary(fc.constantFrom('name', 'total', 'x1'), value.value, {
  minKeys: 1,
  noNullPrototype: true,
});
const count = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(0.5));

const write: fc.Arbitrary<DocumentWrite> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), path, data: value.map }),
  fc.record({ kind: fc.constant('create' as const), path, data: value.map }),
  fc.record({
    kind: fc.constant('merge' as const),
    path,
    data: plainMap,
    without: fc.subarray(['name', 'total', 'Fields']),
  }),
  fc.record({
    kind: fc.constant('add' as const),
    path,
    counts: fc.dictionary(
      fc.constantFrom('total', 'days'),
      fc.oneof(
        count,
        fc.dictionary(fc.constantFrom('2026-11-27', 'a.b'), count, {
          minKeys: 1,
          noNullPrototype: true,
        }),
      ),
      { minKeys: 1, noNullPrototype: true },
    ),
  }),
  fc.record({ kind: fc.constant('delete' as const), path }),
);

it('stores what firebase-admin would store over the wire, and refuses what it refuses', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 8 }), async (writes) => {
      run += 1;
      const [near, far] = [`near-${String(run)}`, `far-${String(run)}`];
      const admin = backend.admin(far);
      const overTheWire = firestoreDocuments(admin, { throttleBulkWrites: false }).bulk;
      const direct = storeBulk(backend.store.project(near));
      for (const one of writes)
        expect(await isTaken(direct, one)).toBe(await isTaken(overTheWire, one));
      for (const { path: at } of writes)
        expect((await backend.store.project(near).get(at))?.fields).toEqual(
          (await backend.store.project(far).get(at))?.fields,
        );
      await admin.terminate();
    }),
    { numRuns: 60 },
  );
}, 60_000);

const isTaken = (bulk: Documents['bulk'], write: DocumentWrite): Promise<boolean> =>
  bulk([write]).then(
    () => true,
    () => false,
  );

it('tells the progress, and writes all of it', async () => {
  const project = backend.store.project('many');
  const told: number[] = [];
  const writes = Array.from({ length: 1_001 }, (_, n) => ({
    kind: 'set' as const,
    path: `bulk/${String(n)}`,
    data: { n },
  }));
  await storeBulk(project)(writes, async (written) => {
    told.push(written);
    // What is told of is there.
    expect(await project.get(`bulk/${String(written - 1)}`)).not.toBeNull();
  });
  expect(told).toEqual([500, 1_000, 1_001]);
});

it('fails as one where writes are refused, and keeps those that were not', async () => {
  const project = backend.store.project('refused');
  const bulk = storeBulk(project)([
    { kind: 'set', path: 'bulk/large', data: { text: 'x'.repeat(1_100_000) } },
    { kind: 'set', path: 'bulk/small', data: { text: 'x' } },
    { kind: 'delete', path: 'not-a-document' },
    { kind: 'set', path: 'bulk/reserved', data: { __id__: 1 } },
  ]);
  await expect(bulk).rejects.toThrow('3 documents were not written');
  expect((await project.get('bulk/small'))?.fields).toEqual({ text: { stringValue: 'x' } });
});

it.each([[undefined], [() => 1], [Symbol('s')], [new Map()]])(
  'throws at %p, which is no value of Firestore',
  async (odd) => {
    const project = backend.store.project('odd');
    await expect(
      storeBulk(project)([{ kind: 'set', path: 'bulk/odd', data: { odd } }]),
    ).rejects.toThrow(TypeError);
    expect(await project.get('bulk/odd')).toBeNull();
  },
);
