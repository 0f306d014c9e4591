import fc from 'fast-check';
import { firstOfSame } from './firstOfSame';
import { createTextStore, hashBytes, type TextStore } from './textStore';

const ENCODER = new TextEncoder();
const bytesOf = (text: string): Uint8Array => ENCODER.encode(text);
/** Few different ones, some of one length, some of one hash (FNV-1a), and some that lie within others. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'b',
    'ab',
    'ba',
    'aba',
    'Grüße',
    'Grüsse',
    'declinate',
    'macallums',
    'costarring',
    'liquid',
  ),
  fc.nat(300).map((number) => `${String(number)}:P:01/02/2026~web`),
);

it('gives each different text a code, and finds it again', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const store = createTextStore();
      const different = [...new Set(texts)];
      for (const one of texts) {
        const bytes = bytesOf(one);
        expect(store.add(bytes, 0, bytes.length)).toBe(different.indexOf(one));
      }
      expect(store.length()).toBe(different.length);
      expect(different.map((_, code) => store.texts().at(code))).toEqual(different);
      for (const [code, one] of different.entries())
        expect(store.find(bytesOf(one), 0, bytesOf(one).length)).toBe(code);
      expect(store.find(bytesOf('never'), 0, 5)).toBe(-1);
    }),
  );
});

it('tells the hash of what it added last', () => {
  const store = createTextStore();
  for (const one of ['Ann', 'Bea']) {
    const bytes = bytesOf(one);
    store.add(bytes, 0, bytes.length);
    expect(store.latestHash()).toBe(hashBytes(bytes, 0, bytes.length));
  }
});

it('adds many as it adds one after the other, whether texts are found or not', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text)), fc.nat(3), (batches, stopBefore) => {
      const [one, many] = [createTextStore(), createTextStore()];
      batches.forEach((texts, batch) => {
        if (batch === stopBefore) for (const store of [one, many]) store.stopFinding();
        const all = texts.map(bytesOf);
        const bytes = Uint8Array.from(all.flatMap((each) => [...each]));
        let length = 0;
        const ends = Int32Array.from(all, (each) => (length += each.length));
        const starts = ends.map((end, index) => end - (all[index]?.length ?? 0));
        const codes = new Uint32Array(texts.length);
        many.addAll({ bytes, starts, ends, count: texts.length }, codes);
        expect([...codes]).toEqual(all.map((each) => one.add(each, 0, each.length)));
      });
      const textsOf = ({ texts, length }: TextStore) =>
        Array.from({ length: length() }, (_, code) => texts().at(code));
      expect(textsOf(many)).toEqual(textsOf(one));
    }),
  );
});

it('begins anew once it was cleared', () => {
  fc.assert(
    fc.property(fc.array(text), fc.array(text), (before, after) => {
      const addAll = (texts: readonly string[], to: TextStore): readonly number[] =>
        texts.map((one) => to.add(bytesOf(one), 0, bytesOf(one).length));
      const store = createTextStore();
      addAll(before, store);
      store.clear();
      expect(store.length()).toBe(0);
      for (const one of before) expect(store.find(bytesOf(one), 0, bytesOf(one).length)).toBe(-1);
      expect(addAll(after, store)).toEqual(addAll(after, createTextStore()));
      expect(Array.from({ length: store.length() }, (_, code) => store.texts().at(code))).toEqual([
        ...new Set(after),
      ]);
    }),
  );
});

it('tells the first of each text, of those that are asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.boolean())), (asked) => {
      const store = createTextStore();
      store.stopFinding();
      for (const [one] of asked) store.add(bytesOf(one), 0, bytesOf(one).length);
      expect([...firstOfSame(store.texts(), (code) => asked[code]?.[1] === true)]).toEqual(
        asked.map(([one, isAsked], code) =>
          isAsked ? asked.findIndex(([other, also]) => also && other === one) : code,
        ),
      );
    }),
  );
});

it('tells the first of each of many texts', () => {
  const numbers = Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 30_011);
  const store = createTextStore();
  store.stopFinding();
  for (const number of numbers) {
    const bytes = bytesOf(`id-${String(number)}`);
    store.add(bytes, 0, bytes.length);
  }
  const firsts = new Map<number, number>();
  numbers.forEach((number, code) => firsts.set(number, firsts.get(number) ?? code));
  expect([...firstOfSame(store.texts(), () => true)]).toEqual(
    numbers.map((number) => firsts.get(number)),
  );
});

it('adds a text again where nothing is found any more', () => {
  const store = createTextStore();
  const bytes = bytesOf('twice');
  expect(store.add(bytes, 0, 5)).toBe(0);
  store.stopFinding();
  expect(store.add(bytes, 0, 5)).toBe(1);
  expect(store.find(bytes, 0, 5)).toBe(-1);
});
