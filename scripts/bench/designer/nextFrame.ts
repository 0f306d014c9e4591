import type { Page } from '@playwright/test';
import { ANSWERED } from './markAnswers';

/** Half a millisecond more than a frame of 60 a second. */
const ON_TIME_MS = 1000 / 60 + 0.5;

/** In milliseconds of the page's clock. */
interface Frame {
  readonly dueMs: number;
  readonly begunMs: number;
}

interface Record {
  readonly actedMs: number;
  readonly answeredMs: number;
  readonly frames: readonly Frame[];
}

export interface NextFrame {
  /** Whether the very next frame after the action, on time, holds the answer (`markAnswers`). */
  readonly holdsAnswer: boolean;
  /** Whether the frame after that one is on time as well. */
  readonly keepsPace: boolean;
}

/** How the next frame answers an action. Without tracing, and with every frame asked for, as while something moves. */
export async function nextFrameAfter(
  page: Page,
  firstType: string,
  act: () => Promise<void>,
): Promise<NextFrame> {
  await page.evaluate(record(firstType));
  await act();
  const { actedMs, answeredMs, frames } = await page.evaluate<Record>('answered');
  const next = frames.findIndex(({ begunMs }) => begunMs > actedMs);
  const [before, holding, after] = frames.slice(Math.max(0, next - 1));
  if (before === undefined || holding === undefined || after === undefined) {
    throw new Error('The page drew no frames around the action.');
  }
  return {
    holdsAnswer: answeredMs <= holding.begunMs && holding.dueMs - before.dueMs <= ON_TIME_MS,
    keepsPace: after.dueMs - holding.dueMs <= ON_TIME_MS,
  };
}

/**
 * In the page: begins with a frame, and leaves `answered`, what happened up to the second frame after the action. A text,
 * since a function would miss its compiler's help.
 */
const record = (firstType: string): string => `new Promise((begun) => {
  const frames = [];
  let actedMs = Infinity;
  performance.clearMarks('${ANSWERED}');
  addEventListener('${firstType}', () => { actedMs = performance.now(); }, { capture: true, once: true });
  globalThis.answered = new Promise((resolve) => {
    requestAnimationFrame(function tick(dueMs) {
      frames.push({ dueMs, begunMs: performance.now() });
      begun();
      if (frames.filter(({ begunMs }) => begunMs > actedMs).length < 2) {
        requestAnimationFrame(tick);
        return;
      }
      const [mark] = performance.getEntriesByName('${ANSWERED}');
      resolve({ actedMs, answeredMs: mark?.startTime ?? Infinity, frames });
    });
  });
})`;
