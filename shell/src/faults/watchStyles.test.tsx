import { tellFault } from './tellFault';
import { watchStyles } from './watchStyles';

jest.mock('./tellFault', () => ({ tellFault: jest.fn() }));

const anElement = (html: string): Element => {
  document.head.insertAdjacentHTML('beforeend', html);
  const element = document.head.lastElementChild;
  if (element === null) throw new Error('nothing was inserted');
  return element;
};

it('takes away on leaving what a remote has inserted and reaches beyond it, and leaves the rest', () => {
  const before = anElement('<style>p { margin: 0 }</style>');
  const leave = watchStyles('searches');
  const leaking = anElement('<style>header { display: none }</style>');
  const ofTheInterface = anElement('<style data-emotion="css">p { margin: 0 }</style>');
  leave();
  expect([before, leaking, ofTheInterface].map((one) => one.isConnected)).toEqual([
    ...[true, false, true],
  ]);
  expect(tellFault).toHaveBeenCalledTimes(1);
  expect(tellFault).toHaveBeenCalledWith('searches', 'style', {
    message: 'A style sheet reaches beyond its area: <style>',
    stack: '',
  });
});
