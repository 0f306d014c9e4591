import {
  DEFAULT_STORY,
  readShowAnswer,
  type ClosingCard,
  type FinishedShow,
  type YearStory,
} from 'shared-kernel/model';
import {
  anItem,
  aShownScreen,
  askShow,
  aShowServer,
  ROBINS_FIELDS,
  tokenOf,
} from '../testing/aShow';
import { aField, YEAR } from '../testing/aYear';

const GIFT = { text: '{field|Gift|0|moneyPounds|}', label: ' Given by you ' };
const THANKED = { text: '{search|givers|0|none|}', label: 'Thanks' };
const TOWN = { text: 'from {field|Town|0|none|somewhere}', label: 'With love' };
const card = (changes: Partial<ClosingCard>): Partial<YearStory> => ({
  closingCard: { ...DEFAULT_STORY.closingCard, ...changes },
});

async function shown(
  story: Partial<YearStory>,
  {
    inside = {},
    supporterId = '5100',
  }: { inside?: Parameters<typeof aShowServer>[0]; supporterId?: string } = {},
): Promise<FinishedShow> {
  const server = aShowServer(inside);
  await server.documents.commit([
    { kind: 'merge', path: YEAR, data: { story: { ...DEFAULT_STORY, ...story } } },
  ]);
  const answer = readShowAnswer(
    await (await askShow(server, await tokenOf(server, supporterId))).json(),
  );
  if (answer === null || 'code' in answer) throw new Error(`No show: ${JSON.stringify(answer)}`);
  return answer;
}

describe('the closing card', () => {
  it('has the supporter’s own numbers, printed as on screens', async () => {
    const { closingCard } = await shown(card({ numbers: [GIFT, THANKED, TOWN], qrCode: true }));
    expect(closingCard).toEqual({
      title: '',
      numbers: [
        { value: '£4,711.25', label: 'Given by you' },
        { value: '1', label: 'Thanks' },
        { value: 'from Much-Alder-Kjh', label: 'With love' },
      ],
      actions: [],
      qrCode: true,
    });
  });

  it('leaves out a number that this supporter has none of, a zero and what cannot be read', async () => {
    const none = { text: '{field|Nobody|0|none|plenty}', label: 'Fallback' };
    const broken = { text: '{field|Gift}', label: 'Broken' };
    const { closingCard } = await shown(card({ numbers: [THANKED, TOWN, none, broken, GIFT] }), {
      supporterId: '5200',
    });
    expect(closingCard?.numbers).toEqual([{ value: '£1', label: 'Given by you' }]);
  });

  it('never has a field that staff said nobody may share', async () => {
    const marked = { ...aField('Gift', 'number'), neverShareSetBy: 'ada@example.org' };
    const { closingCard, screens } = await shown(card({ numbers: [GIFT, TOWN] }), {
      inside: { 'fieldsList/f3': marked },
    });
    expect(closingCard?.numbers.map(({ label }) => label)).toEqual(['With love']);
    expect(JSON.stringify(closingCard)).not.toContain('4,711');
    // What staff put on a screen is theirs to say; it is seen and not shared.
    expect(JSON.stringify(screens)).toContain(ROBINS_FIELDS.Gift);
  });

  it('takes along calls to action with words and a safe address, two at most', async () => {
    const action = (address: string, label = 'Join us') => ({ address, label });
    const { closingCard } = await shown(
      card({
        actions: [
          action('http://example.org/'),
          action('javascript:alert(1)'),
          action(''),
          action('https://example.org/join', ' '),
          action('https://example.org/join'),
          action('https://example.org/give', ' Give '),
          action('https://example.org/third'),
        ],
      }),
    );
    expect(closingCard?.actions).toEqual([
      { label: 'Join us', address: 'https://example.org/join' },
      { label: 'Give', address: 'https://example.org/give' },
    ]);
  });

  it('has five numbers at most, and is absent where staff want none', async () => {
    const numbers = Array.from({ length: 8 }, () => GIFT);
    expect((await shown(card({ numbers }))).closingCard?.numbers).toHaveLength(5);
    expect(await shown(card({ numbers, shown: false }))).not.toHaveProperty('closingCard');
  });
});

describe('a year’s story', () => {
  it('gives its language, logo and colour to the show', async () => {
    const show = await shown({ language: 'nl', logo: '/demo/logo.svg', colour: '#123456' });
    expect(show.language).toBe('nl');
    expect(show.organisation).toEqual({ name: 'Grove', logo: '/demo/logo.svg', colour: '#123456' });
    expect((await shown({})).organisation).not.toHaveProperty('logo');
  });

  it('looks as the brand kit has it until somebody says otherwise, and as before without a kit', async () => {
    const logo = `/media/${'a'.repeat(32)}#640x320,`;
    const palette = {
      ground: '#fffdf7',
      text: '#102a20',
      accent: '#b3261e',
      secondAccent: '#1e6fb3',
    };
    const fonts = { heading: 'Lora', body: 'Inter' };
    const look = async (story: object | null, kit = true) => {
      const server = aShowServer();
      const brand = { logo, palette, fonts, corners: 'soft' };
      await server.documents.commit([
        { kind: 'merge', path: 'organisations/grove', data: kit ? { brand } : {} },
        { kind: 'merge', path: YEAR, data: story === null ? {} : { story } },
      ]);
      const answer = readShowAnswer(await (await askShow(server, await tokenOf(server))).json());
      return answer !== null && 'screens' in answer ? answer.organisation : answer;
    };
    const { look: _, ...before } = { ...DEFAULT_STORY, colour: '#123456' };
    const byKit = { name: 'Grove', logo, colour: '#b3261e' };
    expect(await look(null)).toEqual(byKit);
    expect(await look(DEFAULT_STORY)).toEqual(byKit);
    expect(await look(null, false)).toEqual({ name: 'Grove', colour: DEFAULT_STORY.colour });
    // One that was saved before there was a choice looks as it did.
    expect(await look(before)).toEqual({ name: 'Grove', colour: '#123456' });
    expect(await look({ ...DEFAULT_STORY, look: 'own', logo: '/demo/logo.svg' })).toEqual({
      ...{ name: 'Grove', logo: '/demo/logo.svg', colour: DEFAULT_STORY.colour },
    });
  });

  it('says how screens follow each other where they leave it to the year', async () => {
    const zoom = { kind: 'zoomThrough', duration: 1 };
    const { screens } = await shown(
      { transition: 'push' },
      {
        inside: {
          'screens/more': aShownScreen(3, [anItem('More')], {
            content: { items: [anItem('More')], transition: zoom },
          }),
        },
      },
    );
    expect(screens.map(({ content }) => content.transition.kind)).toEqual([
      'push',
      'push',
      'zoomThrough',
    ]);
  });

  it('names the objects that move from screen to screen, by no name of the staff’s', async () => {
    const named = (text: string, name: string) => anItem(text, { name });
    const inside = {
      'screens/hello': aShownScreen(1, [named('A', 'secret sum'), named('B', 'alone')]),
      'screens/thanks': aShownScreen(2, [
        named('C', 'secret sum'),
        named('D', ''),
        named('E', 'new'),
      ]),
    };
    const namesOf = ({ screens }: FinishedShow) =>
      screens.map(({ content }) => content.items.map(({ name }) => name));
    expect(namesOf(await shown({ transition: 'sharedElement' }, { inside }))).toEqual([
      ['1', ''],
      ['1', '', ''],
    ]);
    expect(namesOf(await shown({ transition: 'push' }, { inside }))).toEqual([
      ['', ''],
      ['', '', ''],
    ]);
  });
});
