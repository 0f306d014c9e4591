import {
  DEFAULT_CHART,
  DEFAULT_FIGURE,
  DEFAULT_SHAPE,
  decodeScreenContent,
  PLAIN_LOOK,
  textsOfItem,
  withTexts,
  type Item,
} from 'shared-kernel/model';
import { VALID_DOCUMENTS } from 'shared-kernel/testing/fuzz';

const read = (parts: Readonly<Record<string, unknown>>): Item => {
  const content = decodeScreenContent({ items: [{ id: 'one', ...parts }] });
  const [item] = content.ok ? content.value.items : [];
  if (item === undefined) throw new Error('It was not read');
  return item;
};

it('an item of before has no look, shape or figure, and lies in no layer of its own', () => {
  const item = read({ type: 'text', screenSizes: { mobilePortrait: { maxWidth: 50 } } });
  expect(item).toMatchObject({ layer: 0, look: null, shape: null, figure: null });
  expect(item.screenSizes.mobilePortrait).toMatchObject({ height: null, verticalAlignment: 'top' });
});

it('a look says what it does not say as an item without one looks', () => {
  expect(read({ look: { rotation: 20 } }).look).toEqual({ ...PLAIN_LOOK, rotation: 20 });
});

it.each(['text', 'image', 'share', 'button'])('a %s has neither shape nor figure', (type) => {
  expect(read({ type, shape: DEFAULT_SHAPE, figure: DEFAULT_FIGURE })).toMatchObject({
    shape: null,
    figure: null,
  });
});

it('a shape, a number and a progress have theirs, said or not', () => {
  expect(read({ type: 'shape' })).toMatchObject({ text: '', shape: DEFAULT_SHAPE, figure: null });
  expect(read({ type: 'shape', shape: { form: 'ofALaterRelease' } }).shape).toEqual(DEFAULT_SHAPE);
  for (const type of ['number', 'progress'])
    expect(read({ type, figure: { label: 'given' } })).toMatchObject({
      text: '0',
      shape: null,
      figure: { ...DEFAULT_FIGURE, label: 'given' },
    });
});

it('only an image is cut to a form, and a group is any text', () => {
  const photo = { mask: 'arch', zoom: 2 };
  expect(read({ type: 'image', photo })).toMatchObject({ photo, group: '' });
  expect(read({ type: 'image', photo: { mask: 'of a later release', zoom: 0.2 } }).photo).toEqual({
    mask: 'rectangle',
    zoom: 1,
  });
  expect(read({ type: 'image' }).photo).toBeNull();
  expect(read({ type: 'text', photo, group: 'one' })).toMatchObject({ photo: null, group: 'one' });
});

it('only a chart has values, and what it does not say it says as a new one', () => {
  expect(read({ type: 'text', chart: DEFAULT_CHART }).chart).toBeNull();
  expect(read({ type: 'chart' })).toMatchObject({ text: '', chart: DEFAULT_CHART });
  const values = [{ label: 'May', value: null }];
  expect(read({ type: 'chart', chart: { values, form: 'ofALaterRelease' } }).chart).toEqual({
    ...DEFAULT_CHART,
    values: [{ label: 'May', value: '', colour: '' }],
  });
});

it('every text of a chart is listed and made another, and an item without one stays without', () => {
  const chart = read({ ...VALID_DOCUMENTS.content.items[4] });
  expect(textsOfItem(chart)).toEqual([
    'By month',
    '500',
    'Nothing yet',
    'In May {field|Gift|0|moneyPounds|nothing}',
    'May',
    '{field|Gift|0|moneyPounds|}',
  ]);
  const marked = withTexts(chart, (text, part) => `${part} ${text}`);
  expect(marked.chart?.values).toEqual([
    {
      label: 'chart.label.0 May',
      value: 'chart.value.0 {field|Gift|0|moneyPounds|}',
      colour: '#f4b942',
    },
  ]);
  const { chart: _chart, ...earlier } = read({ type: 'text' });
  expect(withTexts(earlier as Item, (text) => text)).not.toHaveProperty('chart');
});

it('every text of an item is listed and made another', () => {
  const [, , , progress] = VALID_DOCUMENTS.content.items;
  const item = read({ ...progress });
  const strings = Object.values(item.figure ?? {}).filter((value) => typeof value === 'string');
  const looks = [item.figure?.form, item.figure?.colour, item.figure?.trackColour];
  expect(new Set(textsOfItem(item))).toEqual(
    new Set([item.text, ...strings.filter((text) => !looks.includes(text))]),
  );
  const marked = withTexts(item, (text) => `<${text}>`);
  expect(textsOfItem(marked)).toEqual(textsOfItem(item).map((text) => `<${text}>`));
  expect(textsOfItem(read({ type: 'text', text: 'Hello' }))).toEqual(['Hello']);
});
