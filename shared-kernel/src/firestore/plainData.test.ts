import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { plainData } from './plainData';

describe('plainData', () => {
  it('gives timestamps as Dates at any depth', () => {
    const day = new Date('2026-03-01T00:00:00Z');
    expect(plainData({ years: [{ from: Timestamp.fromDate(day) }] })).toEqual({
      years: [{ from: day }],
    });
  });

  it('keeps plain values, null among them', () => {
    const data = { name: 'A', count: 0, set: false, none: null };
    expect(plainData(data)).toEqual(data);
  });

  it('gives bytes and places as text', () => {
    expect(plainData(Bytes.fromUint8Array(new Uint8Array([1, 2])))).toBe('AQI=');
    expect(plainData(new GeoPoint(1, 2))).toBe('1,2');
  });
});
