import { inLayerOrder } from 'evaluation';
import fc from 'fast-check';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';

import { addItem } from './addItem';
import { appendItems } from './appendItems';
import { moveLayers, type LayerMove } from './layers';

const ids = (...names: readonly string[]) => names.map((name) => asId<ItemId>(name));

const content = (...layers: readonly number[]): ScreenContent => ({
  ...DEFAULT_CONTENT,
  items: layers.map((layer, index) => ({
    ...defaultItem(asId<ItemId>(String(index + 1)), index + 1),
    layer,
  })),
});

/** From the back to the front. */
const stack = ({ items }: ScreenContent): string =>
  inLayerOrder(items)
    .map(({ id }) => id)
    .join('');

it.each([
  ['front', ['1'], '2341'],
  ['forward', ['1'], '2134'],
  ['backward', ['4'], '1243'],
  ['back', ['4'], '4123'],
  ['front', ['2', '1'], '3412'],
  ['forward', ['3', '4'], '1234'],
  ['backward', ['1', '3'], '1324'],
] as const)('[S96] to the %s of %j', (move, moved, expected) => {
  expect(stack(moveLayers(content(0, 0, 0, 0), ids(...moved), move))).toBe(expected);
});

const anyContent = fc
  .array(fc.nat(5), { minLength: 1, maxLength: 8 })
  .map((layers) => content(...layers));
const anyMove = fc.constantFrom<LayerMove>('front', 'forward', 'backward', 'back');
const anyIds = fc
  .uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 })
  .map((some) => ids(...some.map(String)));

it('[S96] moves nothing in time, and takes back what the other way did to one object', () => {
  fc.assert(
    fc.property(anyContent, anyMove, anyIds, (before, move, moved) => {
      const after = moveLayers(before, moved, move);
      expect(after.items.map(({ id, order }) => [id, order])).toEqual(
        before.items.map(({ id, order }) => [id, order]),
      );
      expect(after.items.every(({ layer }) => layer >= 0)).toBe(true);
      const [one] = moved.filter((id) => before.items.some((item) => item.id === id));
      if (one === undefined) return;
      const forward = moveLayers(before, [one], 'forward');
      if (stack(forward) !== stack(before))
        expect(stack(moveLayers(forward, [one], 'backward'))).toBe(stack(before));
    }),
  );
});

it('[S96] what lies as it comes in needs no layers, and nothing to do changes nothing', () => {
  const restored = moveLayers(moveLayers(content(0, 0, 0), ids('1'), 'front'), ids('1'), 'back');
  expect(restored.items.map(({ layer }) => layer)).toEqual([0, 0, 0]);
  const plain = content(0, 0, 0);
  expect(moveLayers(plain, ids('3'), 'front')).toBe(plain);
  expect(moveLayers(plain, [], 'back')).toBe(plain);
});

it('[S96] what is added or pasted lies in front of everything, and among itself as it did', () => {
  const raised = moveLayers(content(0, 0), ids('1'), 'front');
  expect(stack(addItem(raised, asId<ItemId>('new'), 'shape', 'mobilePortrait'))).toBe('21new');
  const pasted = appendItems(raised, content(4, 0).items, () => asId<ItemId>(crypto.randomUUID()));
  const names = new Map(pasted.ids.map((id, index) => [id, ['a', 'b'][index] ?? '']));
  expect(inLayerOrder(pasted.content.items).map(({ id }) => names.get(id) ?? id)).toEqual([
    '2',
    '1',
    'b',
    'a',
  ]);
});
