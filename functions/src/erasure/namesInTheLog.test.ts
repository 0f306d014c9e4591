import fc from 'fast-check';
import type { DocumentData } from '../store/documents';
import { ADA, aShownScreen, aShowServer, anItem } from '../testing/aShow';
import { aSearch, aSupporter, YEAR } from '../testing/aYear';
import { pathsHolding } from '../testing/everything';
import type { TestServer } from '../testing/testServer';
import { withoutKeptOut, withoutPerson } from '../suppressions/neutralText';

const ROBIN = 'robin@example.org';
const ID = '51009182';
const OF_ROBIN = /robin@example\.org|51009182/i;
const OF_GROVE = { organisationId: 'grove', email: ROBIN };

const NAMED = {
  'searches/friends': { ...aSearch(), name: `Friends of Robin@Example.org` },
  'screens/letter': aShownScreen(9, [anItem('Hello')], { name: `For ${ROBIN}. (${ID})` }),
} as const;

const server = (inside: Readonly<Record<string, DocumentData>> = NAMED): TestServer =>
  aShowServer({
    [`supporters/${ROBIN}`]: { ...aSupporter({ Gift: '4711' }), supporterId: ID },
    ...inside,
  });

async function deleteNamed(on: TestServer): Promise<void> {
  on.author = 'ada';
  for (const path of Object.keys(NAMED))
    await on.documents.commit([{ kind: 'delete', path: `${YEAR}/${path}` }]);
  await on.settled();
  on.author = null;
}

const erase = (on: TestServer, preview = false) =>
  on.handlers.callables.eraseSupporter({ ...OF_GROVE, preview }, ADA) as Promise<{
    readonly mentions: readonly unknown[];
  }>;

const subjects = async (on: TestServer): Promise<readonly unknown[]> =>
  (await on.documents.list('organisations/grove/activity'))
    .map(({ data }) => data['subject'])
    .filter((subject) => subject !== '')
    .toSorted();

const NEUTRAL = ['For [erased]. ([erased])', 'Friends of [erased]'];

describe('names in the log', () => {
  it('are shown before an erasure and in the export, and say nobody after it', async () => {
    const on = server();
    await deleteNamed(on);
    const { mentions } = await erase(on, true);
    expect(mentions).toEqual([{ kind: 'log', yearId: '', id: '', name: '', place: '2 lines' }]);
    const held = await on.handlers.callables.exportSupporter(OF_GROVE, ADA);
    expect(held).toMatchObject({
      log: [
        { deed: 'searchDeleted', subject: 'Friends of Robin@Example.org' },
        { deed: 'screenDeleted', subject: `For ${ROBIN}. (${ID})` },
      ],
    });
    expect(await erase(on)).toMatchObject({ mentions: [] });
    await on.settled();
    expect(await subjects(on)).toEqual(NEUTRAL);
    expect(pathsHolding(on.documents, OF_ROBIN)).toEqual([]);
  });

  it('say nobody either where what names them is deleted after the erasure', async () => {
    const on = server();
    expect(await erase(on)).toMatchObject({
      mentions: [
        { kind: 'search', id: 'friends' },
        { kind: 'screen', id: 'letter', place: 'the name' },
      ],
    });
    await on.settled();
    await deleteNamed(on);
    expect(await subjects(on)).toEqual(NEUTRAL);
    expect(pathsHolding(on.documents, OF_ROBIN)).toEqual([]);
  });

  it('are those of years and organisations as well', async () => {
    const on = server({});
    await on.documents.commit([
      { kind: 'merge', path: 'organisations/grove', data: { name: `Grove of ${ROBIN}` } },
      { kind: 'merge', path: YEAR, data: { name: `Year of ${ROBIN}` } },
    ]);
    expect(await erase(on)).toMatchObject({
      mentions: [{ kind: 'year', yearId: '2026', id: '2026', place: 'the name' }],
    });
    await on.settled();
    const { callables } = on.handlers;
    const ofYear = { organisationId: 'grove', yearId: '2026' };
    const sasha = { uid: 'sasha', token: { email: 'sasha@example.org' } };
    await callables.deleteYear({ ...ofYear, confirmedName: `Year of ${ROBIN}` }, ADA);
    await callables.restoreYear(ofYear, ADA);
    await callables.saveYear(
      {
        ...ofYear,
        name: '2026',
        firstDay: { year: 2026, month: 1, day: 1 },
        lastDay: { year: 2026, month: 12, day: 31 },
        embedPage: 'https://campaign.example.org/your-year',
        retainUntil: null,
        expectedRevision: 0,
      },
      ADA,
    );
    await callables.renameOrganisation({ organisationId: 'grove', name: 'Grove' }, sasha);
    await on.settled();
    expect(await subjects(on)).toEqual([
      'Grove of [erased]',
      'Year of [erased]',
      'Year of [erased]',
      'Year of [erased]',
    ]);
    expect(pathsHolding(on.documents, OF_ROBIN)).toEqual([]);
  });

  it('stay where they name somebody else', async () => {
    const on = server({
      'searches/friends': {
        ...aSearch(),
        name: 'Not xrobin@example.org, not 510091823, and 2026, 12 or 5100',
      },
    });
    await deleteNamed(on);
    const before = await subjects(on);
    await erase(on);
    await on.settled();
    expect(await subjects(on)).toEqual(before);
  });
});

it('finds an address in any text by its hash as it does by itself', () => {
  const known = withoutPerson({ emails: [ROBIN], supporterIds: [ID] });
  const hashed = withoutKeptOut({
    any: true,
    state: 'one',
    hasEmail: (email) => email.toLowerCase() === ROBIN,
    hasSupporterId: (id) => id === ID,
    hasHash: () => false,
  });
  const piece = fc.constantFrom(
    ...[ROBIN, 'ROBIN@example.org', ID, 'wren@example.org', 'Friends', 'of', '4711'],
  );
  const between = fc.constantFrom(' ', ', ', '. ', ' (', ') ', ' <', '> ', ' “', '” ', '; ', '=');
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, between), { maxLength: 6 }), (pieces) => {
      const text = pieces.flat().join('');
      expect(hashed(text)).toBe(known(text));
      expect(hashed(text)).not.toMatch(OF_ROBIN);
    }),
  );
});
