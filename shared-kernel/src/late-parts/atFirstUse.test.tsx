import { fireEvent } from '@testing-library/react';
import { atFirstUse } from './atFirstUse';

it('waits until a hand is on the page, and no longer after that', () => {
  const [one, other, third] = [jest.fn(), jest.fn(), jest.fn()];
  atFirstUse(one);
  atFirstUse(other);
  fireEvent.scroll(window);
  expect(one).not.toHaveBeenCalled();

  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.pointerMove(document.body);
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);

  atFirstUse(third);
  expect(third).toHaveBeenCalledTimes(1);
});
