import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browser';
import { startProduct } from '../../e2e/support/localBackend';
import { ITEMS, itemOnCanvas, openHundredItems, rowOfList } from './designer/designerPage';
import { answerOf, frameCosts, type Answer } from './designer/frameCosts';
import { traceMainThread } from './designer/mainThread';
import { markAnswers } from './designer/markAnswers';
import { nextFrameAfter, type NextFrame } from './designer/nextFrame';
import { percentile } from './measure';

type Write = (line: string) => void;

const FRAME_MS = 1000 / 60;
const MOVES = 240;
const ACTIONS = 12;

/** The built product in Chromium, with a screen of a hundred items; beside a page that does nothing but move one. */
export const benchDesigner = async (_rows: number, write: Write): Promise<void> => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'bench-designer-'));
  const product = await startProduct({ dataDirectory });
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({
      baseURL: product.origin,
      viewport: { width: 1440, height: 900 },
    });
    const session = await page.context().newCDPSession(page);
    write(
      `\nDesigner, ${String(ITEMS)} items, without a GPU. Milliseconds; cpu: main thread alone\n`,
    );
    await page.setContent(EMPTY_PAGE);
    write(await drag('floor: one of 100 empty boxes moved', page, session, page.locator('#moved')));
    await openHundredItems(page);
    await markAnswers(page);
    write(await drag('drag', page, session, itemOnCanvas(page, 50)));
    await benchAnswers(page, session, write);
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  }
};

async function benchAnswers(page: Page, session: CDPSession, write: Write): Promise<void> {
  const answer = async (name: string, firstType: string, act: Act) => {
    const answers: Answer[] = [];
    const frames: NextFrame[] = [];
    for (let index = 0; index < 2 * ACTIONS; index += 1) {
      const perform = await act(index);
      await settled(page);
      if (index % 2 === 0) {
        answers.push(
          answerOf(
            await traceMainThread(session, () => perform().then(() => settled(page))),
            firstType,
          ),
        );
      } else frames.push(await nextFrameAfter(page, firstType, perform));
    }
    write(answersLine(name, answers, frames));
  };

  await answer('select on the canvas', 'pointerdown', (index) =>
    press(page, itemOnCanvas(page, (index * 17 + 3) % ITEMS)),
  );
  await answer('select in the list', 'pointerup', (index) =>
    press(page, rowOfList(page, (index * 3) % 7)),
  );
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await answer('type a character', 'keydown', (index) =>
    Promise.resolve(() => page.keyboard.press(String.fromCharCode(97 + index))),
  );
  await answer('drop', 'pointerup', async (index) => {
    const centre = await centreOf(itemOnCanvas(page, (index * 17 + 3) % ITEMS));
    await page.mouse.move(centre.x, centre.y);
    await page.mouse.down();
    await page.mouse.move(centre.x + 9, centre.y + 5, { steps: 3 });
    return () => page.mouse.up();
  });
}

/** Makes ready for an action, and returns the action alone. */
type Act = (index: number) => Promise<() => Promise<void>>;

async function press(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await centreOf(target);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

/** Takes a thing and moves it around a circle, one event after the other as fast as the page takes them. */
async function drag(
  name: string,
  page: Page,
  session: CDPSession,
  thing: Locator,
): Promise<string> {
  const { x, y } = await centreOf(thing);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y);
  await settled(page);
  await page.evaluate(RECORD_FRAMES);
  const events = await traceMainThread(session, async () => {
    for (let move = 0; move < MOVES; move += 1) {
      const angle = (move / 60) * Math.PI;
      await page.mouse.move(x + 60 * Math.sin(angle), y + 60 * (1 - Math.cos(angle)));
    }
  });
  const intervals = await page.evaluate<number[]>('benchFrames');
  await page.mouse.up();
  await settled(page);
  const over = intervals.filter((interval) => interval > FRAME_MS + 0.5).length / intervals.length;
  const costs = sorted(frameCosts(events));
  return `${name.padEnd(38)} ${String(intervals.length)} frames, ${(over * 100).toFixed(1)} % over 16.7, slowest ${tenths(Math.max(...intervals))}; cpu a frame: median ${tenths(percentile(costs, 0.5))}, p95 ${tenths(percentile(costs, 0.95))}, most ${tenths(percentile(costs, 1))}\n`;
}

function answersLine(
  name: string,
  answers: readonly Answer[],
  frames: readonly NextFrame[],
): string {
  const costs = sorted(answers.map(({ answerMs }) => answerMs));
  const later = sorted(answers.map(({ longestLaterMs }) => longestLaterMs));
  return `${name.padEnd(38)} in the next frame: ${countOf(frames, 'holdsAnswer')}, the one after on time too: ${countOf(frames, 'keepsPace')}; cpu until it is seen, traced: median ${tenths(percentile(costs, 0.5))}, most ${tenths(percentile(costs, 1))}; longest task after: median ${tenths(percentile(later, 0.5))}\n`;
}

const countOf = (frames: readonly NextFrame[], which: keyof NextFrame): string =>
  `${String(frames.filter((frame) => frame[which]).length)} of ${String(frames.length)}`;

const EMPTY_PAGE = `<style>div { position: absolute; width: 60px; height: 18px; background: #14746f }</style>
${'<div></div>'.repeat(ITEMS - 1)}<div id="moved" style="left: 300px; top: 300px"></div>
<script>
  const moved = document.querySelector('#moved');
  let wanted = null;
  addEventListener('pointermove', (event) => {
    if (wanted === null) requestAnimationFrame(() => {
      moved.style.left = wanted.clientX + 'px';
      moved.style.top = wanted.clientY + 'px';
      wanted = null;
    });
    wanted = event;
  });
</script>`;

/** In the page: `benchFrames` gets the milliseconds between frames from now on. */
const RECORD_FRAMES = `
  var benchFrames = [];
  {
    const frames = benchFrames;
    let before = null;
    requestAnimationFrame(function tick(now) {
      if (benchFrames !== frames) return;
      if (before !== null) frames.push(now - before);
      before = now;
      requestAnimationFrame(tick);
    });
  }`;

/** Resolves when the page has had nothing to do for a while, with what was deferred; at last after a second. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(
          () =>
            requestIdleCallback(
              () => {
                resolve();
              },
              { timeout: 1000 },
            ),
          250,
        );
      }),
  );
};

async function centreOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);
const tenths = (value: number): string => value.toFixed(1);
