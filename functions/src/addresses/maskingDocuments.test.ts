import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { memoryDocuments } from '../testing/memoryDocuments';
import { masked, withAddresses } from './maskedAddresses';
import { maskingDocuments } from './maskingDocuments';

const YEAR = 'organisations/grove/years/2026';
const SEARCH = `${YEAR}/searches/givers`;
const APART = `${YEAR}/addresses/searches~givers`;
const EMAILS = ['ada@example.org', 'odd', 'bea@example.org'];

const made = (emailsMasked: boolean) => {
  const stored = memoryDocuments({ 'organisations/grove': { emailsMasked } });
  return { stored, documents: maskingDocuments(stored) };
};

it.each(['transaction', 'commit', 'bulk'] as const)('%s keeps addresses apart', async (way) => {
  const { stored, documents } = made(true);
  const write = (...writes: Parameters<typeof documents.commit>[0]) =>
    way === 'transaction'
      ? documents.transaction(async (transaction) => {
          expect(await transaction.get(`${YEAR}/searches/nobody`)).toBeNull();
          for (const one of writes) transaction.write(one);
        })
      : documents[way](writes);
  const data = { name: 'Givers', supportersMatchedEmails: EMAILS };
  await write({ kind: 'set', path: SEARCH, data }, { kind: 'set', path: `${YEAR}/other/a`, data });
  expect((await stored.get(SEARCH))?.data).toEqual({
    name: 'Givers',
    supportersMatchedEmails: ['a…@example.org', 'o…', 'b…@example.org'],
  });
  expect((await stored.get(`${YEAR}/other/a`))?.data).toEqual(data);
  expect((await documents.get(SEARCH))?.data).toEqual(data);
  await write({ kind: 'merge', path: SEARCH, data: { name: 'Others' } });
  expect((await stored.get(APART))?.data).toEqual({ supportersMatchedEmails: EMAILS });
  const [first] = EMAILS;
  await write({ kind: 'merge', path: SEARCH, data: { supportersMatchedEmails: [first] } });
  expect((await documents.list(`${YEAR}/searches`))[0]?.data).toEqual({
    name: 'Others',
    supportersMatchedEmails: [first],
  });
  await write({ kind: 'merge', path: SEARCH, data: {}, without: ['supportersMatchedEmails'] });
  expect((await stored.get(APART))?.data).toEqual({});
  await write({ kind: 'delete', path: SEARCH });
  expect(await stored.get(APART)).toBeNull();
});

it('keeps nothing apart, and reads nothing more, where nobody wants masks', async () => {
  const { stored, documents } = made(false);
  const data = { supportersMatchedEmails: EMAILS };
  await documents.commit([{ kind: 'set', path: SEARCH, data }]);
  expect((await stored.get(SEARCH))?.data).toEqual(data);
  expect(await stored.get(APART)).toBeNull();
});

it('goes by the setting of the moment at which it writes, whenever it began', async () => {
  const { stored, documents } = made(false);
  await documents.transaction(async (transaction) => {
    await transaction.get(SEARCH);
    const data = { emailsMasked: true };
    await stored.commit([{ kind: 'merge', path: 'organisations/grove', data }]);
    transaction.write({ kind: 'set', path: SEARCH, data: { supportersMatchedEmails: EMAILS } });
  });
  expect(JSON.stringify((await stored.get(SEARCH))?.data)).not.toContain('ada@');
});

it('masks objects that were made elsewhere', async () => {
  const { stored, documents } = made(true);
  const elsewhere: unknown = runInNewContext(
    '({ 1: { total: 1, supporterEmails: ["ada@example.org"] } })',
  );
  const data = { screensCombinedSupportersMatched: elsewhere as object };
  await documents.commit([{ kind: 'merge', path: YEAR, data }]);
  expect(JSON.stringify((await stored.get(YEAR))?.data)).toContain('a…@example.org');
});

it('shows the mask where what is kept apart is of something else', async () => {
  const { stored, documents } = made(true);
  await stored.commit([
    { kind: 'set', path: SEARCH, data: { supportersMatchedEmails: ['a…@example.org'] } },
    { kind: 'set', path: APART, data: { supportersMatchedEmails: ['bea@example.org'] } },
  ]);
  expect((await documents.get(SEARCH))?.data).toEqual({
    supportersMatchedEmails: ['a…@example.org'],
  });
});

it('reads come before writes, as in every transaction', async () => {
  const { documents } = made(true);
  await expect(
    documents.transaction(async (transaction) => {
      transaction.write({ kind: 'delete', path: SEARCH });
      await transaction.get(SEARCH);
    }),
  ).rejects.toThrow(/reads before it writes/);
});

it('no mask has more of an address than its first character and what follows the @', () => {
  const address = fc.emailAddress();
  fc.assert(
    fc.property(address, (email) => {
      const at = email.lastIndexOf('@');
      expect(masked(email)).toBe(`${email.slice(0, 1)}…${email.slice(at)}`);
      expect(masked(masked(email))).toBe(masked(email));
    }),
  );
});

it('meets addresses in one order, in whatever order the keys of an object stand', () => {
  const order = (value: unknown): readonly string[] => {
    const met: string[] = [];
    withAddresses(value, (address) => {
      met.push(address);
      return address;
    });
    return met;
  };
  const [a, b] = [{ supporterEmail: 'a@x.org', value: 'b@x.org' }, 'c@x.org'];
  expect(order({ random: [a], largest: b })).toEqual(['c@x.org', 'a@x.org', 'b@x.org']);
  expect(order({ largest: b, random: [a] })).toEqual(['c@x.org', 'a@x.org', 'b@x.org']);
});
