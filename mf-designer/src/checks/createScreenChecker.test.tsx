import { asId, DEFAULT_CONTENT, defaultItem, type ItemId } from 'shared-kernel/model';

import { createScreenChecker, type ScreenToCheck } from './createScreenChecker';
import type { Finding } from './finding';
import { judgeLayout } from './judgeLayout';

jest.mock('./judgeLayout');
const measured = jest.mocked(judgeLayout);

const TOO_WIDE = {
  code: 'leavesStage' as const,
  itemId: asId<ItemId>('tree'),
  detail: '',
  message: ' stands outside',
};

/** A screen with nothing on it that has to come, or with a picture. */
const aScreen = (...urls: readonly string[]): ScreenToCheck => ({
  content: {
    ...DEFAULT_CONTENT,
    items: urls.map((url) => ({
      ...defaultItem(asId<ItemId>('tree'), 1),
      type: 'image' as const,
      text: 'A tree',
      url,
    })),
  },
  ...{ year: null, supportersTotal: 0, before: null, comesInBy: 'cut' },
});

const whenIdle = (work: () => void) => {
  const timer = setTimeout(work, 1);
  return () => {
    clearTimeout(timer);
  };
};

/** Checks a screen; what has been told so far, as codes. */
function checked(screen: ScreenToCheck) {
  const told: (readonly string[])[] = [];
  const checker = createScreenChecker(document, whenIdle);
  checker.check(screen, (findings: readonly Finding[]) => {
    told.push(findings.map(({ code }) => code));
  });
  return { told, checker };
}

beforeEach(() => {
  jest.useFakeTimers();
  measured.mockReset().mockReturnValue([]);
});
afterEach(() => {
  jest.useRealTimers();
});

it('[S66] looks again where it measured before pictures and fonts had come', async () => {
  measured.mockReturnValue([TOO_WIDE]);
  const { told } = checked(aScreen('https://pictures.example/tree.png'));
  while (told.length === 0) await jest.advanceTimersByTimeAsync(100);
  expect(told[0]).toEqual(['leavesStage']);

  measured.mockReturnValue([]);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(told.at(-1)).toEqual([]);
  expect(told).toHaveLength(2);
});

it('[S66] looks once where nothing was on its way', async () => {
  const { told } = checked(aScreen());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([[]]);
});

it('[S66] tells nothing of a check that was called off', async () => {
  const { told, checker } = checked(aScreen());
  await jest.advanceTimersByTimeAsync(3);
  expect(measured).toHaveBeenCalled();
  checker.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});
