import fc from 'fast-check';
import { BOUNDS, decodeScreenContent, VIEWS } from 'shared-kernel/model';
import {
  FUZZ_TIMEOUT_MS,
  fuzzRuns,
  malformedValue,
  mutated,
  unboundedIn,
  VALID_DOCUMENTS,
  wholeExtremesOf,
} from 'shared-kernel/testing/fuzz';
import { manualClock } from '../testing/manualClock';
import { mountScreen } from './mountScreen';

/** Shows a spoiled screen in a view, plays it to its end, and takes it away. */
function playThrough(data: unknown, view: (typeof VIEWS)[number]): void {
  const content = decodeScreenContent(data);
  if (!content.ok) return;
  const host = document.createElement('div');
  const { clock, tick } = manualClock();
  const handle = mountScreen(host, {
    content: content.value,
    view,
    stage: { width: 390, height: 844 },
    clock,
    reducedMotion: false,
  });
  expect(Number.isFinite(handle.durationMs)).toBe(true);
  expect(handle.durationMs).toBeGreaterThanOrEqual(0);
  // A timer of a browser reaches 2^31 ms: a screen of 200 objects, an hour after each, stays within.
  const longestMs = BOUNDS.delaySeconds.most * 1000 * (content.value.items.length + 1) + 60_000;
  expect(handle.durationMs).toBeLessThanOrEqual(longestMs);
  handle.play();
  tick(300);
  handle.seek(handle.durationMs);
  expect(unboundedIn(handle.element)).toEqual([]);
  expect(handle.element.querySelector('script, iframe, object, [onerror], [onload]')).toBeNull();
  for (const image of handle.element.querySelectorAll<HTMLImageElement>('img[src]'))
    expect(['http:', 'https:', 'data:', 'blob:']).toContain(new URL(image.src).protocol);
  handle.destroy();
  expect(host).toBeEmptyDOMElement();
}

it(
  'whatever is read of a spoiled screen plays to its end, and runs nothing',
  () => {
    fc.assert(
      fc.property(
        mutated(VALID_DOCUMENTS.content, malformedValue),
        fc.constantFrom(...VIEWS),
        playThrough,
      ),
      fuzzRuns('content in the player'),
    );
  },
  FUZZ_TIMEOUT_MS,
);

it.each(wholeExtremesOf(VALID_DOCUMENTS.content))(
  'a screen whose every number is $number plays to its end, and no style is without end',
  ({ data }) => {
    for (const view of VIEWS) playThrough(data, view);
  },
);
