import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import wabt from 'wabt';
import { DELIMITERS } from '../../recognising/delimiter';
import { simdStops } from './simdStops';
import { loopStops, STRETCH, type FindStops } from './stops';
import { STOPS_MODULE } from './stopsModule';

const found = (findStops: FindStops, delimiter: number, bytes: Uint8Array, from: number) => {
  const { find, places } = findStops(delimiter);
  const count = find(bytes, from, bytes.length);
  return Array.from(places.subarray(0, count));
};

it('are the same sixteen bytes at a time as byte by byte, whatever was looked through before', () => {
  const delimiter = fc.constantFrom(...DELIMITERS).map((text) => text.charCodeAt(0));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 100 }),
    fc.uint8Array({ min: 0, max: 0x2c, maxLength: 100 }),
    fc.uint8Array({ minLength: 1000, maxLength: 5000 }),
  );
  fc.assert(
    fc.property(delimiter, bytes, fc.nat(), (code, text, start) => {
      const from = start % (text.length + 1);
      expect(found(simdStops, code, text, from)).toEqual(found(loopStops, code, text, from));
    }),
    { numRuns: 2000 },
  );
});

it('are found in a whole stretch of nothing else', () => {
  const commas = new Uint8Array(STRETCH).fill(0x2c);
  const everywhere = Array.from(commas, (_, at) => at);
  expect(found(simdStops, 0x2c, commas, 0)).toEqual(everywhere);
  expect(found(loopStops, 0x2c, commas, 0)).toEqual(everywhere);
});

it('are found by what stops.wat says', async () => {
  const { parseWat } = await wabt();
  const text = readFileSync(path.join(__dirname, 'stops.wat'), 'utf8');
  const { buffer } = parseWat('stops.wat', text, { simd: true }).toBinary({});
  expect(STOPS_MODULE).toBe(Buffer.from(buffer).toString('base64'));
});
