import { decodeFieldListEntry, decodeFieldSpread, type FieldListEntry } from 'shared-kernel/model';
import { aField } from 'shared-kernel/testing';
import { SCOPE, YEAR } from '../testing/aYear';
import { memoryDocuments } from '../testing/memoryDocuments';
import { forgetSpreads } from './spreadsApart';
import { writeFieldList } from './writeFieldList';

const spreadOf = (keys: number) =>
  Object.fromEntries(Array.from({ length: keys }, (_, key) => [String(key), key + 1]));

const entriesOf = (fields: number, keys: number): readonly FieldListEntry[] =>
  Array.from({ length: fields }, (_, index) =>
    aField({ name: `Field ${String(index)}`, type: 'number', spread: spreadOf(keys) }),
  );

async function stored(entries: readonly FieldListEntry[], documents = memoryDocuments({})) {
  await writeFieldList(documents, SCOPE, entries);
  const list = (await documents.list(`${YEAR}/fieldsList`)).map(({ id, data }) => {
    const entry = decodeFieldListEntry(id, data);
    if (!entry.ok) throw new Error(entry.error.message);
    return entry.value;
  });
  return { documents, list };
}

it('keeps spreads with their entries while the list is short', async () => {
  const { documents, list } = await stored(entriesOf(20, 1000));
  expect(list.every(({ spread }) => Object.keys(spread).length === 1000)).toBe(true);
  expect(await documents.list(`${YEAR}/fieldSpreads`)).toEqual([]);
});

it('puts the long spreads of a long list apart, and leaves their shape with the entry', async () => {
  const entries = [...entriesOf(100, 300), aField({ name: 'Short', spread: spreadOf(5) })];
  const { documents, list } = await stored(entries);
  expect(list.find(({ name }) => name === 'Short')?.spread).toEqual(spreadOf(5));

  const long = list.find(({ name }) => name === 'Field 7');
  expect(long).toMatchObject({ spread: {}, spreadId: expect.any(String) as unknown });
  expect(long?.histogram?.length).toBeGreaterThan(5);
  const spread = await documents.get(`${YEAR}/fieldSpreads/${long?.spreadId ?? ''}`);
  expect(decodeFieldSpread('', spread?.data)).toEqual({ ok: true, value: spreadOf(300) });
});

it('forgets the spreads that nobody names any more', async () => {
  const { documents, list } = await stored(entriesOf(100, 300));
  await forgetSpreads(documents, SCOPE, list.slice(0, 3));
  const left = (await documents.list(`${YEAR}/fieldSpreads`)).map(({ id }) => id);
  expect(new Set(left)).toEqual(new Set(list.slice(0, 3).map(({ spreadId }) => spreadId)));
});
