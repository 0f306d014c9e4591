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
  await page.waitForTimeout(100);
  await act();
  await page.waitForTimeout(250);
  const { actedMs, answeredMs, frames } = await page.evaluate<Record>('endOfRecord()');
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

/** In the page: `endOfRecord()` answers what happened since. A text, since a function would miss its compiler's help. */
const record = (firstType: string): string => `{
  const frames = [];
  let actedMs = Infinity;
  let frame = requestAnimationFrame(function tick(dueMs) {
    frames.push({ dueMs, begunMs: performance.now() });
    frame = requestAnimationFrame(tick);
  });
  const onAct = () => {
    actedMs = Math.min(actedMs, performance.now());
  };
  performance.clearMarks('${ANSWERED}');
  addEventListener('${firstType}', onAct, true);
  var endOfRecord = () => {
    cancelAnimationFrame(frame);
    removeEventListener('${firstType}', onAct, true);
    const marks = performance.getEntriesByName('${ANSWERED}');
    return { actedMs, answeredMs: marks[0]?.startTime ?? Infinity, frames };
  };
}`;
