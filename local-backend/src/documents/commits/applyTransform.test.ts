import type { FirestoreValue } from '../values/value';
import { applyTransform } from './applyTransform';
import type { TransformKind } from './write';

const integer = (n: number | bigint): FirestoreValue => ({ integerValue: String(n) });
const double = (doubleValue: number): FirestoreValue => ({ doubleValue });
const list = (...values: FirestoreValue[]): FirestoreValue => ({ arrayValue: { values } });
const notANumber: FirestoreValue = { doubleValue: 'NaN' };
const max = 2n ** 63n - 1n;

describe('transforms', () => {
  it.each<[TransformKind, FirestoreValue | undefined, FirestoreValue, FirestoreValue]>([
    ['increment', integer(1), integer(2), integer(3)],
    ['increment', integer(max), integer(1), integer(max)],
    ['increment', integer(-max), integer(-max), integer(-(2n ** 63n))],
    ['increment', integer(1), double(0.5), double(1.5)],
    ['increment', undefined, integer(2), integer(2)],
    ['increment', { stringValue: 'x' }, integer(2), integer(2)],
    ['maximum', integer(5), integer(3), integer(5)],
    ['maximum', integer(3), double(3.5), double(3.5)],
    ['maximum', integer(3), double(3), integer(3)],
    ['maximum', { nullValue: null }, integer(3), integer(3)],
    ['maximum', integer(3), notANumber, notANumber],
    ['maximum', notANumber, integer(3), notANumber],
    ['minimum', integer(3), notANumber, notANumber],
    ['minimum', notANumber, integer(3), notANumber],
    ['increment', notANumber, integer(3), notANumber],
    ['minimum', integer(5), integer(3), integer(3)],
    ['minimum', double(3), integer(3), double(3)],
    ['minimum', undefined, integer(3), integer(3)],
    [
      'appendMissingElements',
      list(integer(1)),
      list(double(1), integer(2), integer(2)),
      list(integer(1), integer(2)),
    ],
    ['appendMissingElements', { stringValue: 'x' }, list(integer(1)), list(integer(1))],
    [
      'removeAllFromArray',
      list(integer(1), integer(2), integer(1)),
      list(double(1)),
      list(integer(2)),
    ],
    ['removeAllFromArray', undefined, list(integer(1)), list()],
  ])('[B4] %s of %j by %j is %j', (kind, present, operand, value) => {
    expect(applyTransform(kind, operand, present, '').value).toEqual(value);
  });

  it('[B4] tells the client new numbers and times, and null for arrays', () => {
    const time = '2026-01-01T00:00:00Z';
    const result = (kind: TransformKind, operand: FirestoreValue): FirestoreValue =>
      applyTransform(kind, operand, undefined, time).result;
    expect(result('setToServerValue', { nullValue: null })).toEqual({ timestampValue: time });
    expect(result('increment', integer(4))).toEqual(integer(4));
    expect(result('appendMissingElements', list())).toEqual({ nullValue: null });
  });
});
