import type { CallableName } from '../testing/access/rows';
import { CALLABLE_OPERATIONS } from '../testing/access/operations';
import { PEOPLE, type PersonName } from '../testing/access/people';
import { idsOf, type Home } from '../testing/access/row';
import { twoOrganisations } from '../testing/access/world';
import { pathsHolding } from '../testing/everything';
import type { TestServer } from '../testing/testServer';

/** Robin's gift, which stands nowhere else. */
const VALUE = /86[7]53/;
const GIFT = '86753.25';
const YEAR = 'organisations/grove/years/grove-2026';
const ROBIN = 'robin@grove.example';
const WORDS = { description: '', owner: '', source: '', retention: '' };

const HOME: Home = {
  organisation: 'grove',
  organisationId: 'grove',
  yearId: 'grove-2026',
  admin: PEOPLE.admin.caller ?? { uid: '', token: {} },
};

const EXAMPLE = { value: GIFT, supporterEmail: ROBIN };

/** What told a value before somebody said that the field is sensitive. */
async function world(): Promise<TestServer> {
  const on = twoOrganisations();
  const merge = (path: string, data: object) =>
    ({ kind: 'merge', path, data: { ...data } }) as const;
  await on.documents.commit([
    merge(`${YEAR}/supporters/${ROBIN}`, { fields: { Gift: GIFT, Note: 'Qwxgrove' } }),
    merge(`${YEAR}/fieldsList/gift`, {
      count: 2,
      exampleValues: { random: [EXAMPLE], largest: EXAMPLE, smallest: EXAMPLE },
      ...{ spread: { [GIFT]: 1 }, histogram: [{ label: GIFT, count: 1 }], spreadId: 'apart' },
      topValues: [{ value: GIFT, count: 5 }],
    }),
    merge(`${YEAR}/fieldSpreads/apart`, { spread: { [GIFT]: 1 } }),
    merge(YEAR, { fields: { list: { Gift: { exampleValues: { largest: EXAMPLE } } } } }),
  ]);
  const { describeField, saveCalculatedField } = on.handlers.callables;
  const ids = idsOf(HOME);
  const description = { ...WORDS, sensitive: true };
  for (const [id, field] of [
    ['double', 'Gift'],
    ['fourfold', 'double'],
  ] as const)
    await saveCalculatedField(
      {
        ...{ ...ids, expectedRevision: 0 },
        field: { ...{ id, name: id, explained: false }, calculation: twice(field) },
      },
      HOME.admin,
    );
  await describeField(
    { ...ids, fieldName: 'Gift', description, expectedRevision: 0 },
    PEOPLE.member.caller,
  );
  await on.settled();
  return on;
}

const twice = (field: string) => ({
  kind: 'rate',
  field,
  gives: 1,
  per: 1,
  rounding: 'hundredths',
});

/** What the server keeps to itself, by rules that are asked about in `matrix.test.ts`. */
const CLOSED =
  /\/(supporters|snapshot|versions|bin|publishing|publications|publishedPieces|addresses|personalLinks|results)\/|\/imports\/[^/]+\/(chunks|before|rejected)\//;

/**
 * Who is told a value, and why: `logged` is the click that shows it; `rights` the file of everything that is held about a
 * person, whose making has a line of the log, too.
 */
const TOLD: Partial<Record<CallableName, 'logged' | 'rights'>> = {
  showSensitiveField: 'logged',
  exportSupporter: 'rights',
};

const ASKING: readonly PersonName[] = ['member', 'viewer', 'publisher', 'admin'];

it.each(CALLABLE_OPERATIONS.map((operation) => [operation.name, operation] as const))(
  '%s tells no value of a sensitive field',
  async (name, operation) => {
    for (const person of ASKING) {
      const on = await world();
      const request = await operation.request(on, HOME);
      const outcome = await operation.ask(on, request, PEOPLE[person].caller);
      await on.settled();
      const mayBe = TOLD[name as CallableName] !== undefined && outcome.kind === 'answer';
      expect([person, VALUE.test(outcome.text)]).toEqual([person, mayBe]);
      const readable = pathsHolding(on.documents, VALUE).filter((path) => !CLOSED.test(path));
      expect([person, readable]).toEqual([person, []]);
    }
  },
  60_000,
);

const asking = (on: TestServer, name: CallableName, request: object, person: PersonName) =>
  on.handlers.callables[name]({ ...idsOf(HOME), ...request }, PEOPLE[person].caller);

const looks = async (on: TestServer): Promise<readonly unknown[]> =>
  (await on.documents.list('organisations/grove/activity'))
    .filter(({ data }) => String(data['deed']).startsWith('sensitive'))
    .map(({ data }) => [data['deed'], data['by'], data['subject'], data['supporter'] !== '']);

it('names the fields of a supporter that are masked, and shows them on a click that is logged', async () => {
  const on = await world();
  const supporter = { supporterId: 'Qwxgrove-1', fields: { Note: 'Qwxgrove' } };
  for (const person of ['member', 'viewer', 'admin'] as const)
    expect(await asking(on, 'readSupporter', { email: ROBIN }, person)).toEqual({
      outcome: 'found',
      supporter: {
        ...{ ...supporter, masked: ['Gift', 'double', 'fourfold'] },
        searchCounts: { givers: 1 },
      },
    });
  const reveal = { email: ROBIN, reveal: true };
  await expect(asking(on, 'readSupporter', reveal, 'viewer')).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await looks(on)).toEqual([]);
  expect(await asking(on, 'readSupporter', reveal, 'member')).toEqual({
    outcome: 'found',
    supporter: { ...supporter, fields: { ...supporter.fields, Gift: GIFT } },
  });
  expect(await looks(on)).toEqual([['sensitiveSeen', 'mia@example.org', '', true]]);
});

it('shows examples and the spread of a field on a click that is logged', async () => {
  const on = await world();
  const shown = await asking(on, 'showSensitiveField', { fieldName: 'Gift' }, 'member');
  expect(shown).toMatchObject({
    field: { name: 'Gift', type: 'number', count: 2, exampleValues: { largest: EXAMPLE } },
  });
  expect(await looks(on)).toEqual([['sensitiveFieldSeen', 'mia@example.org', 'Gift', false]]);
  const nothing = asking(on, 'showSensitiveField', { fieldName: 'Nothing' }, 'member');
  await expect(nothing).rejects.toMatchObject({ code: 'not-found' });
});

it.each(['Gift', 'double', 'fourfold'])(
  'masks what would be worked out of %s, until somebody asks who may',
  async (field) => {
    const on = await world();
    const draft = { field: { id: 'draft', calculation: twice(field) }, requestId: 1 };
    for (const person of ['member', 'viewer'] as const)
      expect(await asking(on, 'previewCalculatedField', draft, person)).toMatchObject({
        ...{ masked: [field], examples: [], zero: 0 },
        figures: { having: 2, thresholds: null },
      });
    const reveal = { ...draft, reveal: true };
    await expect(asking(on, 'previewCalculatedField', reveal, 'viewer')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await looks(on)).toEqual([]);
    const shown = await asking(on, 'previewCalculatedField', reveal, 'member');
    expect(JSON.stringify(shown)).toMatch(VALUE);
    expect(await looks(on)).toEqual([['sensitiveFieldSeen', 'mia@example.org', field, false]]);
  },
);
