import fc from 'fast-check';
import { yearScope } from '../store/paths';
import { isSignedBy, readToken, signToken, type LinkClaims } from './linkToken';

const secret = new Uint8Array(32).fill(7);

const anyId = fc.stringMatching(/^[a-zäñ木][a-zA-Z0-9 äñ木_-]{0,29}$/u);
const anyClaims: fc.Arbitrary<LinkClaims> = fc.record({
  scope: fc.tuple(anyId, anyId).map(([organisation, year]) => yearScope(organisation, year)),
  key: fc.integer({ min: 1, max: 0xffff }),
  reference: fc.uint8Array({ minLength: 16, maxLength: 16 }),
  lastDay: fc.integer({ min: 0, max: 0xffff }),
  isTest: fc.boolean(),
});

it('says again what was signed', () => {
  fc.assert(
    fc.property(anyClaims, (claims) => {
      const read = readToken(signToken(claims, secret));
      expect(read?.claims).toEqual({ ...claims, reference: Buffer.from(claims.reference) });
      expect(read !== null && isSignedBy(read, secret)).toBe(true);
    }),
  );
});

it('is signed by one key only', () => {
  fc.assert(
    fc.property(anyClaims, fc.uint8Array({ minLength: 32, maxLength: 32 }), (claims, other) => {
      fc.pre(Buffer.compare(Buffer.from(other), Buffer.from(secret)) !== 0);
      const read = readToken(signToken(claims, other));
      expect(read !== null && isSignedBy(read, secret)).toBe(false);
    }),
  );
});

it('is void with any bit of any character flipped', () => {
  const claims = {
    scope: yearScope('grove', '2026'),
    key: 1,
    reference: new Uint8Array(16).fill(9),
    lastDay: 20_000,
    isTest: false,
  };
  const token = signToken(claims, secret);
  for (let index = 0; index < token.length; index += 1)
    for (let bit = 0; bit < 7; bit += 1) {
      const flipped = String.fromCharCode(token.charCodeAt(index) ^ (1 << bit));
      const read = readToken(token.slice(0, index) + flipped + token.slice(index + 1));
      expect(read !== null && isSignedBy(read, secret)).toBe(false);
    }
});

it('reads any text without a fault', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 900 }), (text) => {
      const read = readToken(text);
      expect(read !== null && isSignedBy(read, secret)).toBe(false);
    }),
  );
});

it('stays short', () => {
  const claims = {
    scope: yearScope('oakhollow', '2026'),
    key: 12,
    reference: new Uint8Array(16),
    lastDay: 20_800,
    isTest: false,
  };
  expect(signToken(claims, secret).length).toBeLessThan(72);
});
