import fc from 'fast-check';
import { FUZZ_TIMEOUT_MS, fuzzRuns, malformedText, mutatedBytes } from 'shared-kernel/testing/fuzz';
import { readToken, signToken, type LinkClaims } from '../links/linkToken';
import { yearScope } from '../store/paths';
import {
  askShow,
  aShowServer,
  codeOf,
  getShow,
  IN_YEAR,
  sendEvent,
  tokenOf,
} from '../testing/aShow';
import { YEAR } from '../testing/aYear';

/** Somebody else each time, so that the limit of one address is not what refuses. */
let asked = 0;
const elsewhere = (): string => {
  asked += 1;
  return `10.${String((asked >> 16) & 255)}.${String((asked >> 8) & 255)}.${String(asked & 255)}`;
};

const claimsOf = (token: string): LinkClaims => {
  const read = readToken(token);
  if (read === null) throw new Error('The token cannot be read');
  return read.claims;
};

const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });
/** Claims of a real token with one of them changed, signed by a key that is nobody's. */
const forged = (claims: LinkClaims): fc.Arbitrary<string> =>
  fc
    .record({
      changed: fc.oneof(
        fc.constant({}),
        fc.record({ key: fc.nat(0xffff) }),
        fc.record({ lastDay: fc.nat(0xffff) }),
        fc.constant({ isTest: true }),
        fc.record({ reference: fc.uint8Array({ minLength: 16, maxLength: 16 }) }),
        fc.constantFrom('2025', '2027', '2026 ', 'constructor').map((yearId) => ({
          scope: yearScope(IN_YEAR.organisationId, yearId),
        })),
        fc.constantFrom('other', 'users').map((organisationId) => ({
          scope: yearScope(organisationId, IN_YEAR.yearId),
        })),
      ),
      key: secret,
    })
    .map(({ changed, key }) => signToken({ ...claims, ...changed }, key));

it(
  'no token but the one that was given out is accepted, and none of them counts',
  async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    expect(await codeOf(await askShow(server, token, { address: elsewhere() }))).toBeUndefined();
    const anyToken = fc.oneof(
      {
        arbitrary: mutatedBytes(Buffer.from(token)).map((bytes) =>
          Buffer.from(bytes).toString('latin1'),
        ),
        weight: 3,
      },
      { arbitrary: forged(claimsOf(token)), weight: 3 },
      { arbitrary: malformedText, weight: 1 },
    );
    await fc.assert(
      fc.asyncProperty(anyToken, async (spoiled) => {
        fc.pre(spoiled !== token);
        const address = elsewhere();
        expect(await codeOf(await askShow(server, spoiled, { address }))).toBe('unknown-link');
        const sent = encodeURIComponent(Buffer.from(spoiled).toString());
        const earlier = await getShow(server, sent, { address: elsewhere() });
        if (![404, 405].includes(earlier.status))
          expect(await codeOf(earlier)).toBe('unknown-link');
        const event = { token: spoiled, event: 'opened', screen: 0 };
        expect((await sendEvent(server, event, { address })).status).toBe(204);
      }),
      fuzzRuns('tokens of personal links'),
    );
    expect(await server.documents.list(`${YEAR}/results`)).toEqual([]);
  },
  FUZZ_TIMEOUT_MS,
);

it('any bit of a token flipped makes it nobody’s', async () => {
  const server = aShowServer();
  const token = Buffer.from(await tokenOf(server));
  for (let bit = 0; bit < token.length * 8; bit += 1) {
    const flipped = token.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
    const text = Buffer.from(flipped).toString('latin1');
    const answer = await askShow(server, text, { address: elsewhere() });
    expect([text, await codeOf(answer)]).toEqual([text, 'unknown-link']);
  }
});

it('a token of one year is nobody’s in another, whose key of the same number is another', async () => {
  const [here, there] = [aShowServer(), aShowServer()];
  there.services.newSecret();
  const token = await tokenOf(there);
  expect(claimsOf(token).key).toBe(claimsOf(await tokenOf(here)).key);
  expect(await codeOf(await askShow(there, token, { address: elsewhere() }))).toBeUndefined();
  expect(await codeOf(await askShow(here, token, { address: elsewhere() }))).toBe('unknown-link');
});
