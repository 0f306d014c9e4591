import {
  DEFAULT_CONTENT,
  DELAY_OPTIONS,
  DEVICE_PRESETS,
  FONT_SIZES,
  LINE_HEIGHTS,
  failed,
  succeeded,
  VIEWS,
  type ItemId,
} from 'shared-kernel/model';
import { aCondition, aField, anOrganisation, aSearch, aYear } from 'shared-kernel/testing';
import { parseText } from 'evaluation';
import { hasItalic } from 'screen-player';

import { shortagesOf } from '../document/timing/shortages';
import { stillStretches } from '../document/timing/stillStretches';
import { nameOfSource } from '../document/placeholders/dataSource';
import { dataFillings } from '../editor/preview/dataCases';
import { replacedBy, withBehind } from './applyTemplate';
import { withIllustrationsKept } from './illustratedSetting';
import { makeTemplate } from './makeTemplate';
import { dataChoices, guessedChoice } from './questions/dataChoices';
import type { TemplateQuestion } from './questions/templateQuestion';
import { SCENES, STORIES } from './stories/stories';
import { showsPhotograph } from './styles/composeScene';
import { STYLES } from './styles/styles';
import type { TemplateSetting } from './template';
import { templateOf } from './templates';
import { templateSetting } from './templateSetting';

const FIELDS = [
  aField({ name: 'Last Name', count: 90 }),
  aField({ name: 'First Name', count: 40 }),
  aField({ name: 'DON Appeal', type: 'donation', count: 50 }),
  aField({ name: 'Total given', type: 'donation', count: 10 }),
  aField({ name: 'Broken | name', type: 'donation', count: 99 }),
  aField({ name: 'Date Joined', type: 'date', count: 5 }),
];
const SEARCHES = [
  aSearch({ name: 'Gave a lot', conditions: [aCondition({ fieldType: 'data' })] }),
  aSearch({ name: 'Took any action', conditions: [aCondition()] }),
  aSearch({ name: 'Signed a petition', conditions: [aCondition()] }),
];
/** Every screen in every style. */
const TEMPLATES = STYLES.flatMap((style) =>
  SCENES.map((scene) => {
    const template = templateOf(scene, style);
    return { ...template, name: `${template.name} (${style.name})` };
  }),
);

const NAMES: Record<string, string> = {
  firstName: 'First Name',
  donations: 'Total given',
  petitions: 'Signed a petition',
  actions: 'Took any action',
  joined: 'Date Joined',
  regularGift: 'nothing',
  hours: 'nothing',
};

const bestGuess = (question: TemplateQuestion) =>
  guessedChoice(question, dataChoices(question, { fields: FIELDS, searches: SEARCHES }));

function settingWith(sourceFor: typeof bestGuess) {
  let ids = 0;
  return templateSetting({
    organisation: anOrganisation({ preferences: { fontFamilies: ['Lora'], colours: [] } }),
    year: aYear({ supportersTotal: 12_480 }),
    screens: [],
    sourceFor,
    newId: () => `item-${String((ids += 1))}` as ItemId,
  });
}

it('[S150] four stories of six to eight screens in three styles, each screen with a name of its own', () => {
  expect(STORIES).toHaveLength(4);
  expect(STYLES).toHaveLength(3);
  for (const { scenes } of STORIES) {
    expect(scenes.length).toBeGreaterThanOrEqual(6);
    expect(scenes.length).toBeLessThanOrEqual(8);
    expect(new Set(scenes).size).toBe(scenes.length);
  }
  expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
  expect(new Set(SCENES.map(({ name }) => name)).size).toBe(SCENES.length);
});

it('[S150] screens of a story come in as its style has it, the first one as the year has it', () => {
  const [bold] = STYLES;
  const [scene] = SCENES;
  if (scene === undefined) throw new Error('there are scenes');
  const transitionOf = (follows: boolean) =>
    templateOf(scene, bold, follows).content(settingWith(bestGuess)).transition;
  expect(transitionOf(false)).toEqual(DEFAULT_CONTENT.transition);
  expect(transitionOf(true)).toEqual(bold.transition);
});

it('[S163] a photograph stands in place of a shape where its style has room for one', () => {
  const photograph = {
    url: '/media/p',
    text: 'Two people plant a tree',
    focus: { top: 20, left: 70 },
  };
  const pairs = STYLES.flatMap((style) => SCENES.map((scene) => ({ style, scene })));
  const withRoom = pairs.filter(({ style, scene }) => showsPhotograph(scene, style));
  expect(withRoom.length).toBeGreaterThan(5);
  for (const { style, scene } of pairs) {
    const made = (photographs: TemplateSetting['photographs']) =>
      templateOf(scene, style).content({ ...settingWith(bestGuess), photographs });
    const [without, given] = [made({}), made({ [scene.id]: photograph })];
    const shown = given.items.filter(({ url }) => url === photograph.url);
    if (!showsPhotograph(scene, style)) {
      expect(given).toEqual(without);
      continue;
    }
    expect(shown).toMatchObject([{ ...photograph, type: 'image', shape: null }]);
    expect(shown[0]?.photo?.mask).not.toBe('rectangle');
    expect(given.items).toHaveLength(without.items.length);
    const words = ({ items }: typeof given) => items.filter(({ type }) => type === 'text');
    expect(words(given)).toEqual(words(without));
  }
});

it('[S150] where screens share an element, each of them has it', () => {
  for (const style of STYLES.filter(({ transition }) => transition.kind === 'sharedElement')) {
    const shared = SCENES.map((scene) =>
      templateOf(scene, style)
        .content(settingWith(bestGuess))
        .items.flatMap(({ name }) => (name === '' ? [] : [name])),
    );
    expect(new Set(shared.map((names) => names.join())).size).toBe(1);
  }
});

it.each(TEMPLATES)('[S60] $name has a layout of its own in every view', ({ content }) => {
  for (const { type, screenSizes } of content(settingWith(bestGuess)).items) {
    expect(Object.keys(screenSizes)).toEqual([...VIEWS]);
    // Shapes may go beyond the stage, and pictures have no lines.
    if (type !== 'text') continue;
    for (const view of VIEWS) {
      const layout = screenSizes[view];
      expect(layout?.position.horizontal).toBeLessThanOrEqual(100 - (layout?.maxWidth ?? 101));
      expect(layout?.font.size).toBeLessThan(DEVICE_PRESETS[view].small.height);
      expect(FONT_SIZES).toContain(layout?.font.size);
      expect(LINE_HEIGHTS).toContain(layout?.font.lineHeight);
    }
  }
});

it.each(TEMPLATES)(
  '[S65] the first words of $name come at once, and the rest after them',
  ({ content }) => {
    const { items } = content(settingWith(bestGuess));
    const behind = items.findIndex(({ type }) => type !== 'shape' && type !== 'image');
    expect(items.slice(0, behind + 1).map(({ delay }) => delay)).toEqual(
      items.slice(0, behind + 1).map(() => 0),
    );
    for (const { delay } of items.slice(behind + 1)) expect(delay).toBeGreaterThan(0);
  },
);

it.each(TEMPLATES)('[S60] the delays of $name can be chosen', ({ content }) => {
  const { items, delayAfterLastItem } = content(settingWith(bestGuess));
  for (const { delay } of items) expect(DELAY_OPTIONS).toContain(delay);
  expect(DELAY_OPTIONS).toContain(delayAfterLastItem);
});

it.each(TEMPLATES)('[S65] [S85] $name comes in a rhythm', (template) => {
  const made = makeTemplate(template, settingWith(bestGuess), null);
  for (const fill of dataFillings(made, null)) {
    expect(stillStretches(fill(made))).toEqual([]);
    expect(shortagesOf(fill(made)).size).toBe(0);
  }
});

it('[S61] without fonts of the organisation, a style has its own', () => {
  const [template] = TEMPLATES;
  const familiesWith = (fonts: TemplateSetting['fonts']) =>
    new Set(
      template
        ?.content({ ...settingWith(bestGuess), fonts })
        .items.filter(({ type }) => type === 'text')
        .map(({ font }) => font.family),
    );
  expect(familiesWith({ display: 'Lora', body: 'Rubik' })).toEqual(new Set(['Lora', 'Rubik']));
  expect(familiesWith(null)).toEqual(new Set(Object.values(STYLES[0].fonts)));
});

it('[S117] slants no letters of a family that has no italic, whosever fonts it takes', () => {
  const slanted = (fonts: TemplateSetting['fonts']) =>
    TEMPLATES.flatMap(({ content }) =>
      content({ ...settingWith(bestGuess), fonts }).items.filter(
        ({ font }) => font.style === 'italic',
      ),
    );
  const upright = templateSetting({
    organisation: anOrganisation({
      preferences: { fontFamilies: ['Oswald', 'Caveat'], colours: [] },
    }),
    ...{ year: aYear(), screens: [], sourceFor: () => null },
  }).fonts;
  expect(slanted(upright)).toEqual([]);
  expect(slanted({ display: 'Lora', body: 'Rubik' }).length).toBeGreaterThan(0);
  const own = slanted(null).map(({ font }) => font.family);
  expect(own.filter((family) => !hasItalic(family))).toEqual([]);
  expect(own.length).toBeGreaterThan(0);
});

it('[S150] the drawings that a template shows are brought into the library, each once, before it is made', async () => {
  const illustrated = STYLES.find(({ id }) => id === 'illustrated') ?? STYLES[0];
  const [scene] = SCENES;
  if (scene === undefined) throw new Error('there are scenes');
  const template = templateOf(scene, illustrated);
  const kept: string[] = [];
  const setting = await withIllustrationsKept(template, settingWith(bestGuess), ({ svg }) => {
    kept.push(svg);
    return Promise.resolve(succeeded('/media/kept'));
  });
  if (!setting.ok) throw new Error('nothing was refused');
  expect(kept).toEqual([expect.stringMatching(/^<svg /)]);
  const pictures = template.content(setting.value).items.filter(({ type }) => type === 'image');
  expect(pictures).toEqual([
    expect.objectContaining({ url: '/media/kept', text: 'Two hands hold a heart together' }),
  ]);
  const full = () => Promise.resolve(failed('The library is full.'));
  expect(await withIllustrationsKept(template, settingWith(bestGuess), full)).toEqual(
    failed('The library is full.'),
  );
});

it.each(TEMPLATES)('[S63] every placeholder of $name has a fallback', ({ content }) => {
  for (const { text } of content(settingWith(bestGuess)).items) {
    for (const part of parseText(text) ?? [{ fallback: '' }]) {
      if (typeof part !== 'string') expect(part.fallback.trim()).not.toBe('');
    }
  }
});

it.each(TEMPLATES)('[S63] $name stands in words where the year has no data', ({ content }) => {
  const { items } = content(settingWith(() => null));
  expect(items.filter(({ text }) => text.includes('{'))).toEqual([]);
});

it.each(TEMPLATES)('[S65] $name gives everybody the time to read it', (template) => {
  const setting = settingWith(bestGuess);
  const shownBy = (text: (shown: readonly string[]) => string) => {
    const dataFor = (question: TemplateQuestion) => {
      const data = setting.dataFor(question);
      return { ...data, code: text(data.shown) };
    };
    return makeTemplate(template, { ...setting, dataFor }, null);
  };
  const longest = shownBy((shown) => shown.toSorted((a, b) => b.length - a.length)[0] ?? '');
  const missing = shownBy((shown) => shown.at(-1) ?? '');
  for (const screen of [longest, missing]) expect([...shortagesOf(screen)]).toEqual([]);
});

it('[S63] guesses the field or search that is meant by type and name', () => {
  const questions = TEMPLATES.flatMap(({ questions }) => questions);
  const guessed = questions.map((question) => {
    const source = bestGuess(question);
    return [question.id, source === null ? 'nothing' : nameOfSource(source)];
  });
  expect(Object.fromEntries(guessed)).toEqual(NAMES);
});

it('[S63] offers what cannot stand in a placeholder, or counts nothing, to nobody', () => {
  const names = TEMPLATES.flatMap(({ questions }) => questions)
    .flatMap((question) => dataChoices(question, { fields: FIELDS, searches: SEARCHES }))
    .map((source) => (source.kind === 'field' ? source.field.name : source.search.name));
  expect(names).not.toContain('Broken | name');
  expect(names).not.toContain('Gave a lot');
});

it('[S63] offers numbers that say they are money, behind fields of donations', () => {
  const named = (type: 'donation' | 'number', ...names: readonly string[]) =>
    names.map((name) => aField({ name, type, count: 1 }));
  const fields = [
    ...named('number', 'Total given (£)', 'Amount', 'gift', 'Sum in EUR', '$ 2026'),
    ...named('number', 'Number of gifts', 'Hours given', 'Days since last gift', 'Age', 'Budget'),
    ...named('donation', 'DON Appeal'),
  ];
  const asked = TEMPLATES.flatMap(({ questions }) => questions);
  const offered = (id: string) =>
    asked
      .filter((question) => question.id === id)
      .slice(0, 1)
      .flatMap((question) => dataChoices(question, { fields, searches: [] }))
      .map(nameOfSource);
  const [first, ...others] = offered('donations');
  expect(first).toBe('DON Appeal');
  expect(others.toSorted()).toEqual(['$ 2026', 'Amount', 'Sum in EUR', 'Total given (£)', 'gift']);
  expect(offered('hours')).toContain('Hours given');
});

it('[S61] the first font is for what is large, and an editorial opening is signed', () => {
  const editorial = STYLES.find(({ id }) => id === 'editorial') ?? STYLES[0];
  const [scene] = SCENES;
  if (scene === undefined) throw new Error('there are scenes');
  const items = templateOf(scene, editorial).content(settingWith(bestGuess)).items;
  expect(items.find(({ text }) => text === 'Thank you,')?.font.family).toBe('Lora');
  expect(items.map(({ text }) => text)).toContain('AN ORGANISATION');
});

it('[S64] takes the place of everything, or stands behind what is there', () => {
  const [first, second] = TEMPLATES.map(({ content }) => content(settingWith(bestGuess)));
  if (first === undefined || second === undefined) throw new Error('two templates are needed');
  expect(replacedBy(first, second)).toBe(second);
  const both = withBehind(first, second);
  expect(both.backgroundColour).toBe(first.backgroundColour);
  expect(both.items).toHaveLength(first.items.length + second.items.length);
  expect(both.items.map(({ order }) => order)).toEqual(both.items.map((_item, index) => index + 1));
});
