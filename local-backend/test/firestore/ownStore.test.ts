import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { firestoreDocuments } from 'functions/firestore';
import type { DocumentWrite } from 'functions/handlers';
import { parseInstant } from '../../src/documents';
import { storeWrites } from '../../src/entry/storeWrites';
import { storeReads } from '../../src/entry/storeReads';
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

it('stores and reads what firebase-admin would over the wire, and refuses what it refuses', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { minLength: 1, maxLength: 8 }),
      fc.nat(8),
      fc.nat(8),
      async (writes, apart, inBulk) => {
        run += 1;
        const [near, far] = [`near-${String(run)}`, `far-${String(run)}`];
        const admin = backend.admin(far);
        const wire = firestoreDocuments(admin, { throttleBulkWrites: false });
        const direct = storeWrites(backend.store.project(near));
        for (const one of writes.slice(0, apart))
          expect(await isTaken(direct.bulk([one]))).toBe(await isTaken(wire.bulk([one])));
        const bulk = writes.slice(apart, apart + inBulk);
        expect(await isTaken(direct.bulk(bulk))).toBe(await isTaken(wire.bulk(bulk)));
        const together = writes.slice(apart + inBulk);
        expect(await isTaken(direct.commit(together))).toBe(await isTaken(wire.commit(together)));
        for (const { path: at } of writes)
          expect((await backend.store.project(near).get(at))?.fields).toEqual(
            (await backend.store.project(far).get(at))?.fields,
          );
        const reads = storeReads(backend.store.project(far));
        const paths = [...writes.map(({ path: at }) => at), 'some/absent'];
        expect(await reads.getAll(paths)).toEqual(await wire.getAll(paths));
        for (const at of paths) expect(await reads.get(at)).toEqual(await wire.get(at));
        await admin.terminate();
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

const isTaken = (writing: Promise<void>): Promise<boolean> =>
  writing.then(
    () => true,
    () => false,
  );

it('reads times, references and nested values as they are read over the wire', async () => {
  const admin = backend.admin('odd-values');
  await admin.doc('some/one').set({
    at: new Timestamp(1_795_000_000, 123_456_789),
    whom: admin.doc('organisations/a/years/2026'),
    list: [{ whom: admin.doc('organisations/b'), bytes: new Uint8Array([1, 255]) }],
  });
  const wire = firestoreDocuments(admin, { throttleBulkWrites: false });
  const read = await storeReads(backend.store.project('odd-values')).get('some/one');
  expect(read?.data['whom']).toBe('organisations/a/years/2026');
  expect(read).toEqual(await wire.get('some/one'));
  await admin.terminate();
});

it.each(['some', 'some/one/two', '', 'some//one', '/some', 'some/__x__', 'some/..'])(
  'is neither asked for nor given a document at %p',
  async (at) => {
    const store = backend.store.project('paths');
    await expect(storeReads(store).get(at)).rejects.toThrow();
    await expect(storeReads(store).getAll(['some/one', at])).rejects.toThrow();
    await expect(storeWrites(store).bulk([{ kind: 'set', path: at, data: {} }])).rejects.toThrow();
    await expect(storeWrites(store).bulk([{ kind: 'delete', path: at }])).rejects.toThrow();
  },
);

it('tells the progress, and writes all of it', async () => {
  const project = backend.store.project('many');
  const told: number[] = [];
  const writes = Array.from({ length: 3_001 }, (_, n) => ({
    kind: 'set' as const,
    path: `bulk/${String(n)}`,
    data: { n },
  }));
  await storeWrites(project).bulk(writes, async (written) => {
    told.push(written);
    // What is told of is there.
    expect(await project.get(`bulk/${String(written - 1)}`)).not.toBeNull();
  });
  expect(told).toEqual([1_500, 3_000, 3_001]);
});

it('takes the next writes while those before are on their way', async () => {
  let taken = 0;
  function* writes(): Generator<DocumentWrite> {
    for (taken = 1; taken <= 3_001; taken += 1)
      yield { kind: 'set', path: `bulk/${String(taken)}`, data: {} };
  }
  const takenWhen = new Map<number, number>();
  await storeWrites(backend.store.project('ahead')).bulk(writes(), (written) => {
    takenWhen.set(written, taken);
    return Promise.resolve();
  });
  expect(takenWhen.get(1_500)).toBeGreaterThanOrEqual(3_000);
});

it('tells each change of a bulk, with the fields before and after it and a time of its own', async () => {
  const project = backend.store.project('told');
  const told: unknown[] = [];
  const updated: (readonly [string, string])[] = [];
  project.onChange(({ path: at, before, after, commitTime, author }) => {
    told.push([at, before?.fields ?? null, after?.fields ?? null, author, commitTime]);
    if (after !== null) updated.push([after.updateTime, commitTime]);
  });
  const fields = (name: string) => ({ name: { stringValue: name } });
  await storeWrites(project).bulk([
    { kind: 'set', path: 'bulk/a', data: { name: 'one' } },
    { kind: 'set', path: 'bulk/a', data: { name: 'two' } },
    { kind: 'set', path: 'bulk/a', data: { name: 'two' } },
    { kind: 'merge', path: 'bulk/b', data: { name: 'b' } },
    { kind: 'delete', path: 'bulk/a' },
    { kind: 'delete', path: 'bulk/none' },
  ]);
  const times = told.map((one) => (one as readonly string[])[4]);
  expect(told).toEqual([
    ['bulk/a', null, fields('one'), null, times[0]],
    ['bulk/a', fields('one'), fields('two'), null, times[1]],
    ['bulk/b', null, fields('b'), null, times[2]],
    ['bulk/a', fields('two'), null, null, times[3]],
  ]);
  const micros = times.map((time) => parseInstant(time) ?? 0n);
  expect(micros.every((at, index) => at > (micros[index - 1] ?? 0n))).toBe(true);
  for (const [time, commitTime] of updated) expect(time).toBe(commitTime);
});

it.each([
  ['a'.repeat(1_040_000), true],
  ['a'.repeat(1_050_000), false],
  ['ü'.repeat(400_000), true],
  ['ü'.repeat(530_000), false],
])('takes a document as large as any commit may write, and no larger', async (text, isSmall) => {
  const project = backend.store.project('large');
  const data = { text };
  const writes = storeWrites(project);
  const create = { kind: 'create', path: 'bulk/other', data } as const;
  expect(await isTaken(writes.bulk([{ kind: 'set', path: 'bulk/one', data }]))).toBe(isSmall);
  expect(await isTaken(writes.commit([create]))).toBe(isSmall);
  await writes.bulk([
    { kind: 'delete', path: 'bulk/one' },
    { kind: 'delete', path: 'bulk/other' },
  ]);
});

it('has nothing on its way any more when it fails', async () => {
  const project = backend.store.project('failed');
  const writes = Array.from({ length: 3_000 }, (_, n) => ({
    kind: 'set' as const,
    path: n === 0 ? 'not-a-document' : `bulk/${String(n)}`,
    data: {},
  }));
  await expect(storeWrites(project).bulk(writes)).rejects.toThrow('1 documents were not written');
  expect(await project.get('bulk/2999')).not.toBeNull();
});

it('fails as one where writes are refused, and keeps those that were not', async () => {
  const project = backend.store.project('refused');
  const bulk = storeWrites(project).bulk([
    { kind: 'set', path: 'bulk/large', data: { text: 'x'.repeat(1_100_000) } },
    { kind: 'set', path: 'bulk/small', data: { text: 'x' } },
    { kind: 'delete', path: 'not-a-document' },
    { kind: 'set', path: 'bulk/reserved', data: { __id__: 1 } },
  ]);
  await expect(bulk).rejects.toThrow('3 documents were not written');
  expect((await project.get('bulk/small'))?.fields).toEqual({ text: { stringValue: 'x' } });
});

it('takes no commit of more than 10 MiB, as Firestore', async () => {
  const project = backend.store.project('much');
  const large = (count: number): readonly DocumentWrite[] =>
    Array.from({ length: count }, (_, n) => ({
      kind: 'set',
      path: `bulk/${String(n)}`,
      data: { text: 'x'.repeat(1_048_000) },
    }));
  await expect(storeWrites(project).commit(large(11))).rejects.toThrow('10 MiB');
  expect(await project.get('bulk/0')).toBeNull();
  await storeWrites(project).commit(large(10));
  expect(await project.get('bulk/9')).not.toBeNull();
});

it.each([[undefined], [() => 1], [Symbol('s')], [new Map()]])(
  'throws at %p, which is no value of Firestore',
  async (odd) => {
    const project = backend.store.project('odd');
    await expect(
      storeWrites(project).bulk([{ kind: 'set', path: 'bulk/odd', data: { odd } }]),
    ).rejects.toThrow(TypeError);
    expect(await project.get('bulk/odd')).toBeNull();
  },
);
