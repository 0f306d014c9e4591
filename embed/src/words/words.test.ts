import { STORY_WORDS } from 'screen-player';
import { STORY_LANGUAGES } from 'shared-kernel/model';

import { ENGLISH, pageLanguage, speechIn, type Speech } from './speech';
import type { Words } from './words';

const inEvery = async <Told>(tell: (words: Words) => Told): Promise<Record<string, Told>> =>
  Object.fromEntries(
    await Promise.all(
      STORY_LANGUAGES.map(
        async (language) => [language, tell((await speechIn(language)).words)] as const,
      ),
    ),
  );

const everything = async ({ words: { story, poster, show, notices }, later }: Speech) => ({
  ...{ story, poster, show, notices },
  later: await later(),
});

const isFilledIn = (said: unknown): said is (...filled: readonly unknown[]) => string =>
  typeof said === 'function';

/** Every text by its path; functions are filled with two numbers. */
function textsOf(words: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  if (isFilledIn(words)) return new Map([[path, words(3, 7)]]);
  return new Map(
    Object.entries(words ?? {}).flatMap(([name, inner]) => [...textsOf(inner, `${path} ${name}`)]),
  );
}

it.each(STORY_LANGUAGES)('%s says everything, and nothing of it in English', async (language) => {
  const speech = await speechIn(language);
  expect(speech.language).toBe(language);
  const texts = textsOf(await everything(speech));
  const originals = textsOf(await everything(ENGLISH));
  expect([...texts.keys()].sort()).toEqual([...originals.keys()].sort());
  expect([...texts.values()].filter((text) => text.trim() === '')).toEqual([]);
  if (language === 'en') return;
  const left = [...texts].filter(([path, text]) => text.length > 6 && text === originals.get(path));
  expect(left).toEqual([]);
});

it.each(['de', 'fr', 'nl', 'es', 'it', 'pl', 'uk', 'ar'] as const)(
  '%s fills in what English fills in',
  async (language) => {
    const { words } = await speechIn(language);
    expect(words.story.shareBy('WhatsApp')).toContain('WhatsApp');
    expect(words.show.notName('Robin')).toContain('Robin');
    expect(words.show.label('Woods')).toContain('Woods');
    expect(words.show.message('Woods')).toContain('Woods');
    const digits = new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : language);
    expect(words.story.place(2, 13)).toMatch(
      new RegExp(`${digits.format(2)}.*${digits.format(13)}`),
    );
  },
);

it('the player says in English what it says by itself', () => {
  const said = (words: unknown) => [...textsOf(words)].map(([path, text]) => [path, text]);
  expect(said(ENGLISH.words.story).sort()).toEqual(said(STORY_WORDS).sort());
});

it('lengths have the plural of the language', async () => {
  const lengths = await inEvery(({ poster }) => [1, 2, 5, 22, 25, 112].map(poster.length));
  expect(lengths).toEqual({
    en: ['1 second', '2 seconds', '5 seconds', '22 seconds', '25 seconds', '112 seconds'],
    nl: ['1 seconde', '2 seconden', '5 seconden', '22 seconden', '25 seconden', '112 seconden'],
    de: ['1 Sekunde', '2 Sekunden', '5 Sekunden', '22 Sekunden', '25 Sekunden', '112 Sekunden'],
    fr: ['1 seconde', '2 secondes', '5 secondes', '22 secondes', '25 secondes', '112 secondes'],
    es: ['1 segundo', '2 segundos', '5 segundos', '22 segundos', '25 segundos', '112 segundos'],
    it: ['1 secondo', '2 secondi', '5 secondi', '22 secondi', '25 secondi', '112 secondi'],
    pl: ['1 sekunda', '2 sekundy', '5 sekund', '22 sekundy', '25 sekund', '112 sekund'],
    uk: ['1 секунда', '2 секунди', '5 секунд', '22 секунди', '25 секунд', '112 секунд'],
    ar: ['ثانية واحدة', 'ثانيتان', '٥ ثوانٍ', '٢٢ ثانية', '٢٥ ثانية', '١١٢ ثانية'],
  });
});

it.each([
  [0, '٠ ثانية'],
  [1, 'ثانية واحدة'],
  [2, 'ثانيتان'],
  [3, '٣ ثوانٍ'],
  [110, '١١٠ ثوانٍ'],
  [11, '١١ ثانية'],
  [100, '١٠٠ ثانية'],
])('Arabic has a form for each of its six categories: %s', async (seconds, said) => {
  const { words } = await speechIn('ar');
  expect(words.poster.length(seconds)).toBe(said);
});

describe('a language that cannot be had', () => {
  it.each(['pt', 'xx', '', 'constructor', 'en-US', 'EN'])('%s is English', async (tag) => {
    expect(await speechIn(tag)).toBe(ENGLISH);
  });

  it('is English where its part does not load', async () => {
    expect(await speechIn('de', () => Promise.reject(new Error('offline')))).toBe(ENGLISH);
  });

  it('is English where its part takes too long, and what comes then changes nothing', async () => {
    jest.useFakeTimers();
    const speaking = speechIn('de', () => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(4000);
    expect(await speaking).toBe(ENGLISH);
    jest.useRealTimers();
  });

  it('is asked for by the main part of its tag', async () => {
    expect((await speechIn('nl-BE')).language).toBe('nl');
    expect((await speechIn('AR-eg')).language).toBe('ar');
  });
});

describe('before the show is known', () => {
  const asked = (lang: string, ...languages: string[]): string =>
    pageLanguage({ documentElement: { lang } }, { languages });

  it.each<[string, string[], string]>([
    ['de', ['fr'], 'de'],
    ['de-AT', ['fr'], 'de-AT'],
    ['', ['pt', 'fr-CA', 'nl'], 'fr-CA'],
    ['pt', ['pt-BR', 'es'], 'es'],
    ['', [], 'en'],
    ['tlh', ['pt'], 'en'],
  ])('a page in %j, read by somebody of %j, is spoken to in %s', (lang, languages, expected) => {
    expect(asked(lang, ...languages)).toBe(expected);
  });
});
