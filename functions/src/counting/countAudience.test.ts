import { A_DAY } from 'shared-kernel/testing';
import { compileYear, evaluationState, fillText, placeholderContext } from 'evaluation';
import type { ScreenAudience } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { readFields } from '../definitions/readFields';
import { aField, aSearch, aSupporter, atLeast, aYear, SCOPE, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';

const callerOf = (uid: string): Caller => ({ uid, token: {} });
const MILO = callerOf('milo');

const TEXT = 'You gave {field|Gift|0|moneyPounds|so much} and walked {field|Walks|0|none|} times';
const SUPPORTERS: readonly Readonly<Record<string, string>>[] = [
  { Gift: '5', Walks: '1' },
  { Gift: '0', Walks: '3' },
  { Gift: '£1,000.50' },
  { Gift: 'CREDIT_X~success::5.00~refund::5.00', Walks: 'often' },
  { Gift: '-3', Walks: '0' },
  {},
];

const GIVERS = aYear({
  'fieldsList/f1': aField('Gift', 'donation'),
  'fieldsList/f2': aField('Walks', 'number'),
  'searches/givers': aSearch(atLeast('Gift', 5)),
  ...Object.fromEntries(
    SUPPORTERS.map((fields, index) => [
      `supporters/${String(index)}@example.org`,
      aSupporter(fields),
    ]),
  ),
});

const item = (parts: object = {}) => ({
  ...{ id: 'one', texts: [TEXT], conditions: [], conditionsMatch: 'all' },
  ...parts,
});
const SCREEN = { id: 'draft', match: 'allUsers', searchIds: [], items: [item()] };
const question = (screen: object = SCREEN) => ({
  ...{ organisationId: 'grove', yearId: '2026' },
  screen,
  requestId: 1,
});

const ask = (
  server: TestServer,
  data: object = question(),
  caller: Caller | null = MILO,
): Promise<unknown> => server.handlers.callables.countAudience(data, caller);

describe('countAudience', () => {
  it('says of the whole year what filling each supporter’s text says', async () => {
    const server = testServer(GIVERS);
    const { supporters, matched, items } = (await ask(server)) as ScreenAudience;
    const compiled = compileYear({
      today: A_DAY,
      year: {
        dateFrom: { year: 2025, month: 12, day: 31 },
        dateTo: { year: 2027, month: 1, day: 1 },
      },
      fields: await readFields(server.documents, SCOPE),
      searches: [],
      screens: [],
    });
    const texts = SUPPORTERS.map((fields) =>
      fillText(TEXT, placeholderContext(compiled, evaluationState(compiled, { fields }))),
    );
    const reading = (part: string) => texts.filter((text) => text.includes(part)).length;
    expect({ supporters, matched, shown: items[0]?.shown }).toEqual({
      ...{ supporters: 6, matched: 6, shown: 6 },
    });
    expect(items[0]?.placeholders).toMatchObject([
      { id: 'Gift', fallback: 'so much', missing: reading('gave so much'), unreadable: 1 },
      { id: 'Walks', fallback: '', missing: reading('walked  times'), unreadable: 1 },
    ]);
    expect(items[0]?.placeholders).toMatchObject([
      { zero: reading('gave £0 '), negative: reading('gave £-'), one: 0 },
      { zero: reading('walked 0 '), negative: 0, one: reading('walked 1 ') },
    ]);
    expect(reading('gave so much')).toBe(2);
  });

  it('asks the set-up and the conditions as they stand in the editor', async () => {
    const server = testServer(GIVERS);
    const setUp = { match: 'anySearches', searchIds: ['givers'] };
    const conditions = [{ id: 'c', ...atLeast('Walks', 1) }];
    await expect(ask(server, question({ ...SCREEN, ...setUp }))).resolves.toMatchObject({
      matched: 2,
      items: [{ shown: 2, placeholders: [{ missing: 0 }, { missing: 1 }] }],
    });
    await expect(
      ask(server, question({ ...SCREEN, items: [item({ conditions })] })),
    ).resolves.toMatchObject({ matched: 6, items: [{ shown: 2 }] });
  });

  it('counts nobody in a year without supporters', async () => {
    const server = testServer(aYear());
    await expect(ask(server)).resolves.toMatchObject({ supporters: 0, matched: 0 });
  });

  it('sees supporters who came since', async () => {
    const server = testServer(GIVERS);
    await ask(server);
    await server.documents.commit([
      { kind: 'set', path: `${YEAR}/supporters/new@example.org`, data: aSupporter({}) },
      { kind: 'merge', path: YEAR, data: { supportersData: { total: 7, revision: 'r2' } } },
    ]);
    await expect(ask(server)).resolves.toMatchObject({ supporters: 7 });
  });

  it('lets members and superadmins ask, and nobody else', async () => {
    const server = testServer(GIVERS);
    for (const uid of ['milo', 'ada', 'sasha'])
      await expect(ask(server, question(), callerOf(uid))).resolves.toBeDefined();
    for (const uid of ['otto', 'nobody'])
      await expect(ask(server, question(), callerOf(uid))).rejects.toMatchObject({
        code: 'permission-denied',
      });
    await expect(ask(server, question(), null)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  const many = <Thing>(length: number, thing: Thing): readonly Thing[] =>
    Array.from({ length }, () => thing);
  const fuzzy = { dataType: 'field', dataIdMatch: 'fuzzy', dataId: 'a' };

  it.each([
    ['no screen', { ...question(), screen: undefined }],
    ['an id of two segments', question({ ...SCREEN, id: 'a/b' })],
    ['more objects than a screen holds', question({ ...SCREEN, items: many(201, item()) })],
    [
      'a text that is too long',
      question({ ...SCREEN, items: [item({ texts: ['x'.repeat(20_001)] })] }),
    ],
    ['too many texts', question({ ...SCREEN, items: [item({ texts: many(61, 'x') })] })],
    [
      'too many conditions of one object',
      question({ ...SCREEN, items: [item({ conditions: many(101, fuzzy) })] }),
    ],
    [
      'too many conditions in all',
      question({ ...SCREEN, items: many(21, item({ conditions: many(100, fuzzy) })) }),
    ],
    [
      'too many placeholders in all',
      question({ ...SCREEN, items: [item({ texts: ['{field|A|0||}'.repeat(501)] })] }),
    ],
    [
      'conditions that are none',
      question({ ...SCREEN, items: [item({ conditions: [{ dataType: 7 }] })] }),
    ],
    ['no number', { ...question(), requestId: 'newest' }],
  ])('refuses %s', async (_, data) => {
    await expect(ask(testServer(GIVERS), data)).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it('refuses conditions that look at more fields than one screen may', async () => {
    const fields = Array.from(
      { length: 150 },
      (_, index) =>
        [`fieldsList/a${String(index)}`, aField(`a${String(index)}`, 'number')] as const,
    );
    const server = testServer(aYear(Object.fromEntries(fields)));
    const items = many(20, item({ texts: [], conditions: many(100, { id: 'c', ...fuzzy }) }));
    await expect(ask(server, question({ ...SCREEN, items }))).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: expect.stringMatching(/^This screen looks at too many values/) as unknown,
    });
  });

  it('answers the newest question of a person about a screen only', async () => {
    const server = testServer(GIVERS);
    const older = ask(server);
    await expect(ask(server, { ...question(), requestId: 2 })).resolves.toMatchObject({
      matched: 6,
    });
    await expect(older).resolves.toBeNull();
  });
});
