import { DEFAULT_STORY, readShowAnswer, type FinishedShow } from 'shared-kernel/model';
import { anItem, aShownScreen, askShow, aShowServer, tokenOf } from '../testing/aShow';
import { aField, aSearch, atLeast, YEAR } from '../testing/aYear';

const never = (name: string, type: 'number' | 'string') => ({
  ...aField(name, type),
  neverShareSetBy: 'ada@example.org',
});
const calculated = (name: string, calculation: object) => ({
  ...{ name, calculation, explained: true, explanation: `How ${name} came about.` },
});
const referring = (dataId: string) => ({ ...atLeast('', 1), dataType: 'search' as const, dataId });

/** All that tells of gifts, by field and by search. */
const FIELDS = {
  Gift: null,
  Given: { kind: 'sum', fields: { by: 'prefix', prefix: 'Gi' }, isMoney: true },
  Trees: { kind: 'rate', field: 'Given', gives: 1, per: 100, rounding: 'down' },
  Largest: { kind: 'largest', fields: { by: 'names', names: ['Gift'] }, tells: 'value' },
} as const;
const SEARCHES = {
  givers: aSearch(atLeast('Gift', 100)),
  planters: aSearch(atLeast('Trees', 1)),
  either: aSearch(referring('planters')),
};
const texts = [
  ...Object.keys(FIELDS).map((name) => `{field|${name}|0|none|}`),
  ...Object.keys(SEARCHES).map((id) => `{search|${id}|0|none|}`),
];

async function shownWith(inside: Parameters<typeof aShowServer>[0]): Promise<FinishedShow> {
  const server = aShowServer({
    ...Object.fromEntries(
      Object.entries(FIELDS).flatMap(([name, calculation]) =>
        calculation === null
          ? []
          : [[`calculatedFields/${name}`, calculated(name, calculation)] as const],
      ),
    ),
    ...Object.fromEntries(
      Object.entries(SEARCHES).map(([id, search]) => [`searches/${id}`, search]),
    ),
    'screens/hello': aShownScreen(1, [
      anItem('Dear {field|First Name|0|none|friend}'),
      ...texts.map((text) => anItem(text)),
    ]),
    ...inside,
  });
  const numbers = [...texts, '{field|Town|0|none|}'].map((text) => ({ text, label: text }));
  const shows: FinishedShow[] = [];
  // A card has five numbers at most.
  for (const some of [numbers.slice(0, 4), numbers.slice(4)]) {
    const closingCard = { ...DEFAULT_STORY.closingCard, numbers: some };
    const story = { ...DEFAULT_STORY, closingCard };
    await server.documents.commit([{ kind: 'merge', path: YEAR, data: { story } }]);
    await server.settled();
    const answer = readShowAnswer(await (await askShow(server, await tokenOf(server))).json());
    if (answer === null || 'code' in answer) throw new Error(JSON.stringify(answer));
    shows.push(answer);
  }
  const [first, second] = shows;
  if (first?.closingCard === undefined || second?.closingCard === undefined) throw new Error();
  const both = [...first.closingCard.numbers, ...second.closingCard.numbers];
  return { ...first, closingCard: { ...first.closingCard, numbers: both } };
}

const kept = ({ closingCard, screens, firstName }: FinishedShow) => ({
  card: closingCard?.numbers.map(({ label }) => label),
  explained: screens.flatMap(({ explanations = [] }) => explanations.map((one) => one.sentence)),
  firstName,
});

it('[E84] what nobody marked is on the card, explained, and on the picture', async () => {
  expect(kept(await shownWith({}))).toEqual({
    card: [...texts, '{field|Town|0|none|}'],
    explained: ['Given', 'Trees', 'Largest'].map((name) => `How ${name} came about.`),
    firstName: 'Robin-Zyx',
  });
});

it('[E84] what tells of a field that is never shared is nowhere that it could be shared', async () => {
  const show = await shownWith({
    'fieldsList/f0': never('First Name', 'string'),
    'fieldsList/f3': never('Gift', 'number'),
  });
  expect(kept(show)).toEqual({ card: ['{field|Town|0|none|}'], explained: [], firstName: null });
  // The screens are the supporter's own, and what is said for others to read has nobody's values.
  expect(JSON.stringify(show.screens)).toContain('4711');
  expect(JSON.stringify(show.screens.map(({ shareTexts }) => shareTexts))).not.toContain('4711');
});
