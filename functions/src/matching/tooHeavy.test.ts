import { failed } from 'shared-kernel/model';
import type { CountingQuestion } from '../countingThreads';
import {
  aField,
  aScreen,
  aSearch,
  atLeast,
  aYear,
  SCOPE,
  searchAtLeast,
  YEAR,
} from '../testing/aYear';
import { countAll, storedSearch, TWO_GIVERS } from '../testing/aYearOfGivers';
import { testServer, type TestServer } from '../testing/testServer';

const MILO = { uid: 'milo', token: {} };
const OF_YEAR = { organisationId: SCOPE.organisationId, yearId: SCOPE.yearId };

const SEARCHES = Object.fromEntries(
  ['one', 'two', 'three', 'four', 'five'].map((id) => [
    `searches/${id}`,
    aSearch(atLeast('Gift', 5)),
  ]),
);

const TOO_HEAVY = {
  supportersMatched: 0,
  supportersMatchedUpdate: false,
  supportersMatchedFault: {
    code: 'tooHeavy',
    message: expect.stringMatching(/^Not counted: .* looks at too many data fields/) as unknown,
  },
};
const COUNTED = { supportersMatched: 2, supportersMatchedFault: null };

/** Of these questions the counting thread says that they would take more memory than one may; gives all questions. */
function refusing(
  server: TestServer,
  isTooHeavy: (question: CountingQuestion) => boolean,
): CountingQuestion[] {
  const asked: CountingQuestion[] = [];
  const { countingThreads } = server.services;
  const ask = countingThreads.ask.bind(countingThreads);
  jest.spyOn(countingThreads, 'ask').mockImplementation((snapshot, question, options) => {
    asked.push(question);
    return isTooHeavy(question)
      ? Promise.resolve(failed('tooHeavy'))
      : ask(snapshot, question, options);
  });
  return asked;
}

const idsIn = (question: CountingQuestion): readonly string[] =>
  question.kind === 'year' ? [...(question.searchIds ?? [])] : [];

describe('a count that would take more memory than one question may', () => {
  it('is made in smaller parts', async () => {
    const server = testServer(aYear({ ...TWO_GIVERS, ...SEARCHES }));
    const asked = refusing(server, (question) => idsIn(question).length > 2);
    await countAll(server);

    for (const path of Object.keys(SEARCHES))
      expect(await server.data(`${YEAR}/${path}`)).toMatchObject(COUNTED);
    expect(asked.map((question) => idsIn(question).length)).toEqual([5, 3, 2, 1, 2, 0]);
  });

  it('in smaller parts works out the combination of screens all the same', async () => {
    const server = testServer(aYear({ ...TWO_GIVERS, ...SEARCHES, 'screens/all': aScreen() }));
    refusing(server, (question) => idsIn(question).length > 2);
    await countAll(server);
    const { screensCombinedSupportersMatched } = await server.data(YEAR);
    expect(screensCombinedSupportersMatched).toMatchObject({ '1': expect.anything() as unknown });
  });

  it('and cannot be made smaller says so, and the others are counted', async () => {
    const server = testServer(aYear({ ...TWO_GIVERS, ...SEARCHES, 'screens/all': aScreen('one') }));
    refusing(server, (question) => idsIn(question).includes('three'));
    await countAll(server);

    expect(await storedSearch(server, 'three')).toMatchObject(TOO_HEAVY);
    for (const id of ['one', 'two', 'four', 'five'])
      expect(await storedSearch(server, id)).toMatchObject(COUNTED);
    expect(await server.data(`${YEAR}/jobs/matching`)).toMatchObject({ state: 'idle' });
  });

  it('is refused to whoever waits for it, in a sentence', async () => {
    const server = testServer(aYear({ ...TWO_GIVERS, 'screens/all': aScreen() }));
    refusing(server, () => true);
    const edited = { ...SEARCHES['searches/one'], id: 'draft' };
    await expect(
      server.handlers.callables.countSearch({ ...OF_YEAR, search: edited, requestId: 1 }, MILO),
    ).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: expect.stringMatching(/^This search looks at too many values/) as unknown,
    });
    await expect(server.handlers.callables.readReach(OF_YEAR, MILO)).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: expect.stringMatching(/^What this year’s screens show looks at too/) as unknown,
    });
  });
});

describe('a search that is too long to be held with a thousand others', () => {
  /** All that decides who matches it has so many characters, beside some 500 that it has anyway. */
  const longOf = (characters: number) => aSearch(atLeast('x'.repeat(characters), 5));

  it('is not counted, nor is what refers to it; one within the limit is', async () => {
    const server = testServer(
      aYear({
        ...TWO_GIVERS,
        'searches/within': longOf(119_000),
        'searches/above': longOf(120_000),
        'searches/refers': aSearch(searchAtLeast('above', 0)),
        'searches/one': aSearch(atLeast('Gift', 5)),
      }),
    );
    await countAll(server);

    expect(await storedSearch(server, 'within')).toMatchObject({
      supportersMatched: 0,
      supportersMatchedUpdate: false,
    });
    expect((await storedSearch(server, 'within'))['supportersMatchedFault']).not.toMatchObject({
      code: 'tooHeavy',
    });
    expect(await storedSearch(server, 'above')).toMatchObject(TOO_HEAVY);
    expect(await storedSearch(server, 'refers')).toMatchObject({
      supportersMatchedFault: { message: expect.stringContaining('is not counted') as unknown },
    });
    expect(await storedSearch(server, 'one')).toMatchObject(COUNTED);
  });
});

describe('what looks at more than a year may', () => {
  /** Fields whose names all hold an “e”, so that one condition looks at each of them. */
  const FIELDS = Object.fromEntries(
    Array.from({ length: 2_600 }, (_, n) => [
      `fieldsList/e${String(n)}`,
      aField(`e${String(n)}`, 'number'),
    ]),
  );
  const fuzzy = { ...atLeast('e', 1), dataIdMatch: 'fuzzy' } as const;
  const heavy = aSearch(...Array.from({ length: 100 }, () => fuzzy));

  it('is left out of live counts and of the reach as it is of the job', async () => {
    const server = testServer(
      aYear({
        ...TWO_GIVERS,
        ...FIELDS,
        'searches/heavy': heavy,
        'searches/one': aSearch(atLeast('Gift', 5)),
        'screens/heavy': aScreen('heavy'),
      }),
    );
    const asked = refusing(server, () => false);
    const edited = { ...aSearch(searchAtLeast('one', 1)), id: 'draft' };
    await server.handlers.callables.countSearch({ ...OF_YEAR, search: edited, requestId: 1 }, MILO);
    await server.handlers.callables.readReach(OF_YEAR, MILO);

    expect(asked).toHaveLength(2);
    for (const { definitions } of asked)
      expect(definitions.searches.map(({ id }) => id)).toEqual(['one']);
  });
});
