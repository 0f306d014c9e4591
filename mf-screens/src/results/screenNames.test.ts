import { asId, type ScreenId } from 'shared-kernel/model';
import { aScreen } from 'shared-kernel/testing';
import { inScreenOrder, screenNames } from './screenNames';

const id = asId<ScreenId>;
const screens = [aScreen({ id: id('b'), name: 'Hello' }), aScreen({ id: id('a'), name: '' })];

it('names a screen, one without a name and one that is gone', () => {
  const nameOf = screenNames(screens);
  expect(['b', 'a', 'gone'].map((one) => nameOf(id(one)))).toEqual([
    'Hello',
    'Untitled',
    'A screen that was deleted',
  ]);
});

it('orders rows as supporters see the screens, those that are gone last', () => {
  const rows = ['gone', 'a', 'b'].map((one) => ({ screenId: id(one) }));
  expect(inScreenOrder(rows, screens).map(({ screenId }) => screenId)).toEqual(['b', 'a', 'gone']);
});
