import { fireEvent } from '@testing-library/dom';

import { whenStageSettled } from './whenStageSettled';

/** A promise that is kept when the test says so. */
function awaited() {
  let keep: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep: () => keep() };
}

function stageWith(fonts: Promise<void> | null, ...pictures: HTMLElement[]) {
  const element = document.createElement('div');
  element.append(...pictures);
  const ready = jest.fn();
  return { ready, stop: whenStageSettled({ element, fontsComing: () => fonts }, ready) };
}

function aPicture(): HTMLImageElement {
  const picture = document.createElement('img');
  picture.src = 'https://pictures.example/tree.png';
  return picture;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[S66] measures at once where nothing is on its way', () => {
  expect(stageWith(null).ready.mock.calls).toEqual([[true]]);
});

it('[S66] measures no text before its font has come or failed', async () => {
  const font = awaited();
  const { ready } = stageWith(font.promise);
  await jest.advanceTimersByTimeAsync(1999);
  expect(ready).not.toHaveBeenCalled();
  font.keep();
  await jest.advanceTimersByTimeAsync(0);
  expect(ready).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(ready.mock.calls).toEqual([[true]]);
});

it('[S66] waits for pictures and fonts alike', async () => {
  const font = awaited();
  const picture = aPicture();
  const { ready } = stageWith(font.promise, picture);
  fireEvent.error(picture);
  await jest.advanceTimersByTimeAsync(0);
  expect(ready).not.toHaveBeenCalled();
  font.keep();
  await jest.advanceTimersByTimeAsync(0);
  expect(ready).toHaveBeenCalledTimes(1);
});

it('[S66] waits two seconds at most, and not when it is called off', async () => {
  const patient = stageWith(awaited().promise);
  const calledOff = stageWith(awaited().promise, aPicture());
  calledOff.stop();
  await jest.advanceTimersByTimeAsync(2000);
  expect(patient.ready.mock.calls).toEqual([[false]]);
  expect(calledOff.ready).not.toHaveBeenCalled();
});
