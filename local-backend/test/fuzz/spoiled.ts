import fc from 'fast-check';
import { malformedJson, malformedText, mutated, mutatedBytes } from 'shared-kernel/testing/fuzz';

/** A valid body spoiled as JSON, or as the bytes of it. */
export const spoiledJson = (body: unknown): fc.Arbitrary<Uint8Array | string> =>
  fc.oneof(
    { arbitrary: mutated(body, malformedJson).map((json) => JSON.stringify(json)), weight: 3 },
    { arbitrary: mutatedBytes(Buffer.from(JSON.stringify(body))), weight: 1 },
  );

/** A piece of an address that says a malformed text, or percent signs that say nothing. */
const piece: fc.Arbitrary<string> = fc.oneof(
  malformedText.map((text) => encodeURIComponent(Buffer.from(text).toString())),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%ff',
    '%c3',
    '%2f',
    '%5c',
    '..',
    '.',
    '',
    '*',
    '%2e%2e',
    '[',
    '|',
  ),
);

/** A valid address with one or two of its pieces replaced, taken out or put in. */
export const spoiledPath = (path: string): fc.Arbitrary<string> => {
  const pieces = path.split(/(?<=[/:?=])/);
  const change = fc.tuple(fc.nat(pieces.length - 1), piece, fc.nat(2));
  return fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) =>
      `/${changes
        .reduce<readonly string[]>(
          (all, [at, put, cut]) => [...all.slice(0, at), put, ...all.slice(at + cut)],
          pieces,
        )
        .join('')}`.replace(/^\/{2,}/, '/'),
    );
};

/** A token cut, changed in a bit, doubled or replaced; fit to be sent in a header. */
export const spoiledToken = (token: string): fc.Arbitrary<string> =>
  fc
    .oneof(
      mutatedBytes(Buffer.from(token)).map((bytes) => Buffer.from(bytes).toString('latin1')),
      claims,
    )
    .map((text) => text.replace(/[^\x21-\x7e]/g, '_'));

/** A token as the local backend takes it, of somebody with an odd id. */
const claims: fc.Arbitrary<string> = fc.tuple(malformedText, malformedText).map(([sub, email]) =>
  [
    { alg: 'none', typ: 'JWT' },
    {
      sub,
      email,
      email_verified: true,
      auth_time: 1,
      exp: 9_999_999_999,
      aud: 'demo-supporter-screens',
      iss: 'https://securetoken.google.com/demo-supporter-screens',
    },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.'),
);
