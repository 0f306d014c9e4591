import { FieldValue, Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { plainData } from './plainValue';

const reference = new Firestore({ projectId: 'p' }).doc('years/2026/screens/hello');

it('has moments as dates, and leaves plain values as they are', () => {
  const at = new Date('2026-06-01T10:00:00Z');
  const plain = { text: 'a', number: 1, nothing: null, list: [true], map: { deep: 'b' } };
  expect(
    plainData({ ...plain, at: Timestamp.fromDate(at), list: [Timestamp.fromDate(at)] }),
  ).toEqual({
    ...plain,
    at,
    list: [at],
  });
});

it('has a reference as its path, wherever it stands', () => {
  const path = 'years/2026/screens/hello';
  expect(plainData({ other: reference, list: [reference], map: { deep: reference } })).toEqual({
    other: path,
    list: [path],
    map: { deep: path },
  });
});

it('keeps places, and has nothing of values that no document of ours holds', () => {
  const place = new GeoPoint(52, 4);
  expect(plainData({ place, vector: FieldValue.vector([1, 2]) })).toEqual({ place, vector: null });
});
