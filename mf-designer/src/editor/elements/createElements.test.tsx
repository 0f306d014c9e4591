import { asId, type ItemId } from 'shared-kernel/model';

import { createElements } from './createElements';

const ONE = asId<ItemId>('One');

it('finds what is drawn for as long as it is', () => {
  const elements = createElements();
  expect(elements.itemOnCanvas(ONE)).toBeNull();
  const box = document.createElement('div');
  const unregister = elements.register('itemOnCanvas', (id) => (id === ONE ? box : null));
  expect(elements.itemOnCanvas(ONE)).toBe(box);
  expect(elements.itemOnCanvas(asId<ItemId>('Two'))).toBeNull();
  unregister();
  expect(elements.itemOnCanvas(ONE)).toBeNull();
});

it('keeps what took the place of another, when the other goes after it', () => {
  const elements = createElements();
  const [before, after] = [document.createElement('div'), document.createElement('div')];
  const leave = elements.register('itemProperties', () => before);
  elements.register('itemProperties', () => after);
  leave();
  expect(elements.itemProperties()).toBe(after);
});
