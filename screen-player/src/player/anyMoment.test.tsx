import fc from 'fast-check';

import { IN_LONG_RUN } from 'shared-kernel/testing';
import { createObject } from '../objects';
import { anyScreen } from '../testing/aScreen';
import { manualClock } from '../testing/manualClock';
import { createWatcher } from '../testing/seenOf';
import { mountScreen } from './mountScreen';
import type { ScreenToPlay } from './mountScreen';
import type { CreateParticles } from './particles';

const createParticles: CreateParticles = (box, { id }) => {
  const canvas = box.ownerDocument.createElement('canvas');
  box.append(canvas);
  return {
    showAt: (progress) => {
      canvas.style.setProperty('--drawn', `${id} ${progress.toFixed(9)}`);
    },
    remove: () => canvas.remove(),
  };
};

async function mount(screen: Pick<ScreenToPlay, 'content' | 'reducedMotion'>) {
  const time = manualClock();
  const { animate, seenOf } = createWatcher();
  const handle = mountScreen(document.createElement('div'), {
    stage: { width: 390, height: 844 },
    clock: time.clock,
    animate,
    loadAccents: () => Promise.resolve({ createParticles }),
    objects: { createObject },
    ...screen,
  });
  await Promise.resolve();
  await Promise.resolve();
  return { handle, seen: () => seenOf(handle.element), ...time };
}

const anyMoment = fc.nat(1_000_000);

it('[P3] the whole picture after playing up to any moment is the one after seeking to it', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyScreen,
      fc.array(anyMoment, { minLength: 1, maxLength: 4 }),
      anyMoment,
      fc.boolean(),
      async (content, stops, elsewhere, reducedMotion) => {
        const played = await mount({ content, reducedMotion });
        const sought = await mount({ content, reducedMotion });
        const { durationMs } = played.handle;
        const moments = stops
          .map((share) => Math.round((share / 1_000_000) * durationMs))
          .sort((one, other) => one - other);
        sought.handle.seek((elsewhere / 1_000_000) * durationMs);
        played.handle.play();
        for (const timeMs of moments) {
          played.tick(timeMs - played.handle.timeMs);
          sought.handle.seek(timeMs);
          expect(sought.seen()).toEqual(timeMs < durationMs ? played.seen() : sought.seen());
        }
        played.tick(durationMs);
        played.tick(600_000);
        sought.handle.seek(durationMs);
        expect(sought.seen()).toEqual(played.seen());
      },
    ),
    { numRuns: IN_LONG_RUN ? 40 : 15 },
  );
});

it('[P3] [P31] speed and pauses change when a moment comes, not what it shows', async () => {
  await fc.assert(
    fc.asyncProperty(anyScreen, fc.nat(20_000), async (content, halfMs) => {
      const [even, hurried] = await Promise.all([
        mount({ content, reducedMotion: false }),
        mount({ content, reducedMotion: false }),
      ]);
      fc.pre(2 * halfMs < even.handle.durationMs);
      even.handle.play();
      even.tick(2 * halfMs);
      hurried.handle.play();
      hurried.tick(halfMs);
      hurried.handle.pause();
      hurried.tick(777);
      hurried.handle.setSpeed(4);
      hurried.handle.play();
      hurried.tick(halfMs / 4);
      expect(hurried.seen()).toEqual(even.seen());
    }),
    { numRuns: 20 },
  );
});

it('[P23] what stands there after a failure is the still picture, whatever moved before', async () => {
  await fc.assert(
    fc.asyncProperty(anyScreen, anyMoment, async (content, share) => {
      const still = await mount({ content, reducedMotion: false });
      const failing = await mount({ content, reducedMotion: false });
      failing.handle.seek((share / 1_000_000) * failing.handle.durationMs);
      for (const { handle } of [still, failing]) {
        handle.update({ stage: { width: 0, height: 844 } });
      }
      expect(failing.seen()).toEqual(still.seen());
    }),
    { numRuns: 20 },
  );
});
