import { DEFAULT_STORY, type ClosingCard, type YearStory } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { ADA, IN_YEAR, MILO } from '../testing/aShow';
import { aYear, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';

const OLIVE: Caller = { uid: 'olive', token: { email: 'olive@example.org' } };
const ORCHARD = { organisationId: 'orchard', yearId: '2026' };
const LAST_YEAR = { ...IN_YEAR, yearId: '2025' };
const A_YEAR = {
  name: 'Year',
  dateFrom: new Date(Date.UTC(2025, 11, 31)),
  dateTo: new Date(Date.UTC(2027, 0, 1)),
};

const server = (): TestServer =>
  testServer({
    ...aYear(),
    'organisations/grove/years/2025': A_YEAR,
    'organisations/orchard': { name: 'Orchard' },
    'organisations/orchard/admins/olive': {},
    'users/olive': { organisation: 'orchard' },
    'organisations/orchard/years/2026': A_YEAR,
  });

const STORY: YearStory = {
  language: 'nl',
  transition: 'zoomThrough',
  linksLeadTo: 'hostedPage',
  hostedPage: { path: 'your-year-26', title: 'Your year', description: 'What you made grow' },
  look: 'own',
  logo: 'https://pictures.example.org/oak.svg',
  colour: '#14532d',
  closingCard: {
    shown: true,
    title: 'Thank you',
    numbers: [{ text: '{field|Trees|0|none|0}', label: 'trees' }],
    actions: [{ label: 'Give again', address: 'https://example.org/give' }],
    qrCode: true,
  },
};

interface Saving {
  readonly at?: typeof IN_YEAR | typeof LAST_YEAR | typeof ORCHARD;
  readonly caller?: Caller;
  readonly expectedRevision?: number;
}

const save = (on: TestServer, story: object = STORY, options: Saving = {}): Promise<unknown> => {
  const { at = IN_YEAR, caller = ADA, expectedRevision = 0 } = options;
  return on.handlers.callables.saveStory({ ...at, story, expectedRevision }, caller);
};
const atPath = (path: string): YearStory => ({
  ...STORY,
  hostedPage: { ...STORY.hostedPage, path },
});
const onCard = (changes: Partial<ClosingCard>): YearStory => ({
  ...STORY,
  closingCard: { ...STORY.closingCard, ...changes },
});
const claims = async (on: TestServer) =>
  Object.fromEntries(
    (await on.documents.list('hostedPages')).map(({ id, data }) => [id, data] as const),
  );

describe('saving the story of a year', () => {
  it('keeps all of it, claims its path, and says so in the log', async () => {
    const on = server();
    expect(await save(on)).toEqual({ outcome: 'saved', revision: 1 });
    expect(await on.data(YEAR)).toMatchObject({
      story: STORY,
      storyRevision: 1,
      storySavedBy: 'ada@example.org',
      storySavedAt: new Date('2026-06-01T00:00:00Z'),
      name: '2026',
    });
    expect(await claims(on)).toEqual({
      'your-year-26': { organisationId: 'grove', yearId: '2026' },
    });
    const log = await on.documents.list('organisations/grove/activity');
    expect(log.map(({ data }) => data)).toMatchObject([
      { deed: 'storySaved', by: 'ada@example.org', yearId: '2026' },
    ]);
  });

  it('takes what nobody has set yet', async () => {
    expect(await save(server(), DEFAULT_STORY)).toEqual({ outcome: 'saved', revision: 1 });
  });

  it('is for admins', async () => {
    const on = server();
    await expect(save(on, STORY, { caller: MILO })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await claims(on)).toEqual({});
  });

  it('stops a save that began before another’s, claims nothing for it, and says who saved (D22)', async () => {
    const on = server();
    await save(on);
    const sasha = { uid: 'sasha', token: { email: 'sasha@example.org' } };
    expect(await save(on, atPath('other-year'), { caller: sasha })).toEqual({
      outcome: 'conflict',
      revision: 1,
      savedBy: 'ada@example.org',
      savedAt: '2026-06-01T00:00:00.000Z',
    });
    expect(await claims(on)).toHaveProperty('your-year-26');
    expect(await claims(on)).not.toHaveProperty('other-year');
    // The same save again, its answer lost on the way, is no conflict with oneself.
    expect(await save(on)).toEqual({ outcome: 'saved', revision: 1 });
  });

  it('is refused for a year that has been deleted', async () => {
    const on = server();
    await on.handlers.callables.deleteYear({ ...IN_YEAR, confirmedName: '2026' }, ADA);
    await expect(save(on)).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});

describe('the path of a hosted page', () => {
  it.each([
    ['of another year', LAST_YEAR, ADA],
    ['of another organisation', ORCHARD, OLIVE],
  ] as const)('stays the year’s that has it, whatever %s wants', async (_, at, caller) => {
    const on = server();
    await save(on);
    expect(await save(on, STORY, { at, caller })).toEqual({
      outcome: 'refused',
      at: 'hostedPage.path',
      sentence: 'Another year has this address already. Choose another one.',
    });
    expect(await claims(on)).toEqual({
      'your-year-26': { organisationId: 'grove', yearId: '2026' },
    });
    const { organisationId, yearId } = at;
    expect(await on.data(`organisations/${organisationId}/years/${yearId}`)).not.toHaveProperty(
      'story',
    );
  });

  it('is free again once the year has another, or none', async () => {
    const on = server();
    await save(on);
    await save(on, atPath('woods-26'), { expectedRevision: 1 });
    expect(Object.keys(await claims(on))).toEqual(['woods-26']);
    expect(await save(on, STORY, { at: ORCHARD, caller: OLIVE })).toMatchObject({
      outcome: 'saved',
    });
    await save(on, { ...atPath(''), linksLeadTo: 'embedPage' }, { expectedRevision: 2 });
    expect(Object.keys(await claims(on))).toEqual(['your-year-26']);
  });

  it('is never freed for a year that does not have it', async () => {
    const on = server();
    await save(on);
    // As a merge by hand or a restored document may leave it.
    await on.documents.commit([
      { kind: 'merge', path: 'organisations/orchard/years/2026', data: { story: STORY } },
    ]);
    await save(on, atPath('orchard-26'), { at: ORCHARD, caller: OLIVE });
    expect(await claims(on)).toEqual({
      'your-year-26': { organisationId: 'grove', yearId: '2026' },
      'orchard-26': { organisationId: 'orchard', yearId: '2026' },
    });
  });

  it('is kept while its year can be restored, and free when it is gone', async () => {
    const on = server();
    await save(on);
    await save(on, atPath('last-year'), { at: LAST_YEAR });
    await on.handlers.callables.deleteYear({ ...IN_YEAR, confirmedName: '2026' }, ADA);
    expect(await save(on, STORY, { at: ORCHARD, caller: OLIVE })).toMatchObject({
      outcome: 'refused',
    });
    on.advance(30 * 24 * 60 * 60 * 1000);
    await on.handlers.removeDeleted();
    expect(Object.keys(await claims(on))).toEqual(['last-year']);
  });

  it('is free when its organisation is gone', async () => {
    const on = server();
    await save(on);
    await save(on, atPath('orchard-26'), { at: ORCHARD, caller: OLIVE });
    const sasha = { uid: 'sasha', token: { email: 'sasha@example.org' } };
    await on.handlers.callables.deleteOrganisation(
      { organisationId: 'grove', confirmedName: 'Grove' },
      sasha,
    );
    on.advance(30 * 24 * 60 * 60 * 1000);
    await on.handlers.removeDeleted();
    expect(Object.keys(await claims(on))).toEqual(['orchard-26']);
  });
});

describe('a story that cannot be shown as it stands is refused:', () => {
  const label = 'Give';
  const address = 'https://example.org/give';
  const number = { text: '{field|Trees|0|none|0}', label: 'trees' };

  it.each<readonly [string, object]>([
    ['an unknown language', { ...STORY, language: 'xx' }],
    ['an unknown transition', { ...STORY, transition: 'year' }],
    ['a path of capitals', atPath('Your-Year')],
    ['a path of two letters', atPath('ab')],
    ['a path of 61 letters', atPath('a'.repeat(61))],
    ['a path that begins with a hyphen', atPath('-year')],
    ['a path with a slash', atPath('your/year')],
    ['links to a page without a path', atPath('')],
    [
      'a page title without end',
      { ...STORY, hostedPage: { ...STORY.hostedPage, title: 'a'.repeat(101) } },
    ],
    [
      'a page description without end',
      { ...STORY, hostedPage: { ...STORY.hostedPage, description: 'a'.repeat(301) } },
    ],
    ['a logo over http', { ...STORY, logo: 'http://pictures.example.org/oak.svg' }],
    ['a logo in its address', { ...STORY, logo: 'data:image/svg+xml,<svg/>' }],
    ['a colour that CSS would have to parse', { ...STORY, colour: 'red;background:url(x)' }],
    ['a card title without end', onCard({ title: 'a'.repeat(101) })],
    ['data in the card’s title', onCard({ title: 'Thank you, {field|First Name|0|none|}' })],
    [
      'data in the title of the page',
      { ...STORY, hostedPage: { ...STORY.hostedPage, title: '{search|walks|0|numberOfTimes|}' } },
    ],
    ['data in a label', onCard({ numbers: [{ ...number, label: '{field|Trees|0|none|} trees' }] })],
    ['six numbers', onCard({ numbers: Array.from({ length: 6 }, () => number) })],
    ['a number without a text', onCard({ numbers: [{ ...number, text: ' ' }] })],
    [
      'a number with a broken placeholder',
      onCard({ numbers: [{ ...number, text: '{field|Trees}' }] }),
    ],
    ['a number of 201 characters', onCard({ numbers: [{ ...number, text: 'a'.repeat(201) }] })],
    ['a number without a label', onCard({ numbers: [{ ...number, label: '' }] })],
    ['a label of 61 characters', onCard({ numbers: [{ ...number, label: 'a'.repeat(61) }] })],
    [
      'three calls to action',
      onCard({ actions: Array.from({ length: 3 }, () => ({ label, address })) }),
    ],
    ['a call to action without a label', onCard({ actions: [{ label: '', address }] })],
    [
      'a call to action of 41 characters',
      onCard({ actions: [{ label: 'a'.repeat(41), address }] }),
    ],
    ['a call to action over http', onCard({ actions: [{ label, address: 'http://example.org' }] })],
    [
      'a call to action that runs',
      onCard({ actions: [{ label, address: 'javascript:alert(1)' }] }),
    ],
    [
      'a call to action with a password',
      onCard({ actions: [{ label, address: 'https://a:b@example.org' }] }),
    ],
    [
      'an address without end',
      onCard({ actions: [{ label, address: `https://example.org/${'a'.repeat(2_000)}` }] }),
    ],
  ])('%s', async (_, story) => {
    const on = server();
    await expect(save(on, story)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(await on.data(YEAR)).not.toHaveProperty('story');
    expect(await claims(on)).toEqual({});
  });
});
