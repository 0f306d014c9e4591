import {
  DEFAULT_CONTENT,
  DELAY_OPTIONS,
  DEVICE_PRESETS,
  FONT_SIZES,
  LINE_HEIGHTS,
  VIEWS,
  type ItemId,
} from 'shared-kernel/model';
import { aCondition, aField, anOrganisation, aScreen, aSearch, aYear } from 'shared-kernel/testing';
import { parseText } from 'evaluation';

import { shortagesOf } from '../document/timing/shortages';
import { stillStretches } from '../document/timing/stillStretches';
import { dataFillings } from '../editor/preview/dataCases';
import { replacedBy, withBehind } from './applyTemplate';
import { makeTemplate } from './makeTemplate';
import { dataChoices } from './questions/dataChoices';
import type { TemplateQuestion } from './questions/templateQuestion';
import { TEMPLATES } from './templates';
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
const NAMES: Record<string, string> = {
  firstName: 'First Name',
  donations: 'Total given',
  petitions: 'Signed a petition',
  actions: 'Took any action',
  joined: 'Date Joined',
};

const bestGuess = (question: TemplateQuestion) =>
  dataChoices(question, { fields: FIELDS, searches: SEARCHES })[0] ?? null;

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

it('[S60] there are eight of them, each in words and with a name of its own', () => {
  expect(TEMPLATES).toHaveLength(8);
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(8);
});

it.each(TEMPLATES)('[S60] $name has a layout of its own in every view', ({ content }) => {
  for (const { screenSizes } of content(settingWith(bestGuess)).items) {
    expect(Object.keys(screenSizes)).toEqual([...VIEWS]);
    for (const view of VIEWS) {
      const layout = screenSizes[view];
      expect(layout?.position.horizontal).toBeLessThanOrEqual(100 - (layout?.maxWidth ?? 101));
      expect(layout?.font.size).toBeLessThan(DEVICE_PRESETS[view].small.height);
      expect(FONT_SIZES).toContain(layout?.font.size);
      expect(LINE_HEIGHTS).toContain(layout?.font.lineHeight);
    }
  }
});

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

it('[S61] the picture of one of the year’s screens is used again, with the words beside it', () => {
  const pictureOf = (picture: string) =>
    TEMPLATES.map(({ content }) => content({ ...settingWith(bestGuess), picture }))
      .map(({ backgroundImage }) => backgroundImage)
      .filter((address) => address !== '');
  expect(new Set(pictureOf('/demo/wood.svg'))).toEqual(new Set(['/demo/wood.svg']));
  expect(pictureOf('')).toEqual([]);
});

it('[S61] pictures that will not be shown are left where they are', () => {
  const pictureOf = (...addresses: readonly string[]) =>
    templateSetting({
      organisation: anOrganisation(),
      year: aYear(),
      screens: addresses.map((backgroundImage, order) =>
        aScreen({ order, content: { ...DEFAULT_CONTENT, backgroundImage } }),
      ),
      sourceFor: () => null,
    }).picture;
  expect(pictureOf('', 'javascript:alert(1)', '/demo/wood.svg', '/demo/sea.svg')).toBe(
    '/demo/wood.svg',
  );
  expect(pictureOf('')).toBe('');
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

it.each(TEMPLATES)('[S65] $name gives everybody the time to read it', ({ content }) => {
  const setting = settingWith(bestGuess);
  const shownBy = (text: (shown: readonly string[]) => string) =>
    content({
      ...setting,
      dataFor: (question) => {
        const data = setting.dataFor(question);
        return { ...data, code: text(data.shown) };
      },
    });
  const longest = shownBy((shown) => shown.toSorted((a, b) => b.length - a.length)[0] ?? '');
  const missing = shownBy((shown) => shown.at(-1) ?? '');
  for (const screen of [longest, missing]) expect([...shortagesOf(screen)]).toEqual([]);
});

it('[S63] guesses the field or search that is meant by type and name', () => {
  const questions = TEMPLATES.flatMap(({ questions }) => questions);
  const guessed = questions.map((question) => {
    const source = bestGuess(question);
    return [question.id, source?.kind === 'field' ? source.field.name : source?.search.name];
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

it('[S61] the first font is for what is large, the organisation stands under its thanks', () => {
  const [thanks] = TEMPLATES;
  const items = thanks?.content(settingWith(bestGuess)).items ?? [];
  expect(items.find(({ text }) => text.trim() !== '')?.font).toMatchObject({
    family: 'Lora',
    weight: 'bold',
  });
  expect(items.map(({ text }) => text)).toContain('An organisation');
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
