import {
  DEFAULT_CHART,
  DEFAULT_FIGURE,
  PLAIN_LOOK,
  type Item,
  type ItemId,
} from 'shared-kernel/model';

import { createStage } from '../stage/createStage';
import type { StageOptions } from '../stage/stageOptions';
import { anItem, aScreen } from '../testing/aScreen';

jest.mock('.', () => {
  throw new Error('offline');
});
jest.mock('../charts', () => {
  throw new Error('offline');
});

const { createObject } = jest.requireActual<Required<StageOptions>['objects']>('./createObject');

async function settled(item: Item, options: StageOptions = {}) {
  const stage = createStage(document, options);
  stage.paint(aScreen(item), 'mobilePortrait', { width: 400, height: 800 });
  const element = stage.itemBox('one' as ItemId)?.element;
  if (element === undefined) throw new Error('It was not painted');
  const before = element.textContent;
  for (let turn = 0; turn < 50 && element.textContent === before; turn += 1)
    await new Promise((resolve) => setTimeout(resolve));
  return { before, element };
}

it.each<[string, Partial<Item>]>([
  ['a turned text', { look: { ...PLAIN_LOOK, rotation: 30 } }],
  ['a number', { type: 'number', figure: DEFAULT_FIGURE }],
  ['a button', { type: 'button' }],
])('[P41] where the part of objects does not come, %s stands there plainly', async (_, parts) => {
  const { before, element } = await settled(
    anItem('one', { text: 'Thank you', backgroundColour: '#123456', ...parts }),
  );
  expect(before).toBe('');
  expect(element.textContent).toBe('Thank you');
  expect(element.style.backgroundColor).toBe('rgb(18, 52, 86)');
  expect(element.querySelector('[data-frame]')).toBeNull();
});

it('[P45] where the part of charts does not come, what would be heard of it is read', async () => {
  const values = [
    { label: 'May', value: '£5', colour: '' },
    { label: 'June', value: '£20', colour: '' },
  ];
  const { before, element } = await settled(
    anItem('one', { type: 'chart', text: 'Given', chart: { ...DEFAULT_CHART, values } }),
    { objects: { createObject } },
  );
  expect(before).toBe('Given: May £5, June £20');
  expect(element.querySelector('[aria-hidden]')?.textContent).toBe('GivenMay £5, June £20');
});
