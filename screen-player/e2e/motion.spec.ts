import fc from 'fast-check';
import { DEFAULT_BACKGROUND_MOTION, DEFAULT_MOTION } from 'shared-kernel/model';
import type { Item, ItemExit, ItemMotion, ScreenContent } from 'shared-kernel/model';
import type { PlayerPage } from 'screen-player/journeys/playerPage';
import { aContent, aText, anImage } from 'screen-player/journeys/playerContent';
import { expect, test } from 'screen-player/journeys/playerTest';

type Motion = Partial<Omit<ItemMotion, 'exit'>> & { readonly exit?: Partial<ItemExit> };

const moving = ({ exit, ...changes }: Motion): Pick<Item, 'motion'> => ({
  motion: { ...DEFAULT_MOTION, ...changes, exit: { ...DEFAULT_MOTION.exit, ...exit } },
});

const WORDS = 'Thank you Amina مرحبا بك 💚 for £30';

/** Everything that can move, within 7 s. */
const EVERYTHING: ScreenContent = {
  ...aContent(
    aText('words', WORDS, {
      animation: 'zoom',
      ...moving({
        split: 'words',
        easing: 'spring',
        loop: 'shimmer',
        exit: { animation: 'fall', after: 3 },
      }),
    }),
    aText(
      'lines',
      `${WORDS} ${WORDS}`,
      { animation: 'slide', delay: 0.4, ...moving({ split: 'lines', loop: 'float' }) },
      { top: 25 },
    ),
    aText(
      'number',
      '£1,250',
      {
        animation: 'countUp',
        delay: 0.3,
        ...moving({ duration: 0.8, accent: 'burst', exit: { animation: 'flip' } }),
      },
      { top: 45 },
    ),
    anImage('image', '/picture.svg', {
      animation: 'bounce',
      ...moving({ easing: 'easeInOut', loop: 'drift', accent: 'confetti' }),
    }),
  ),
  backgroundImage: '/picture.svg',
  backgroundMotion: {
    ...DEFAULT_BACKGROUND_MOTION,
    movement: 'panUp',
    gradient: { colours: ['#0f5f5b', '#123a6b', '#7a2f6f'], angle: 160, movement: 'turn' },
  },
};

const picturesAt = async (
  moments: readonly number[],
  show: (timeMs: number) => Promise<void>,
  player: PlayerPage,
) => {
  const pictures: Buffer[] = [];
  for (const timeMs of moments) {
    await show(timeMs);
    pictures.push(await player.picture());
  }
  return pictures;
};

test('[P3] random moments look the same whether they are played or sought', async ({ player }) => {
  const moments = fc.sample(fc.integer({ min: 1, max: 5600 }), 8).sort((one, other) => one - other);
  let playedMs = 0;
  await player.mount(EVERYTHING);
  await player.play();
  const played = await picturesAt(
    moments,
    async (timeMs) => {
      await player.tick(timeMs - playedMs);
      playedMs = timeMs;
    },
    player,
  );
  await player.mount(EVERYTHING);
  const sought = await picturesAt([...moments].reverse(), (timeMs) => player.seek(timeMs), player);
  sought.reverse().forEach((picture, index) => {
    expect(picture.equals(played[index] ?? Buffer.of()), `at ${String(moments[index])} ms`).toBe(
      true,
    );
  });
});

interface SplitText {
  readonly parts: number;
  /** Lines on which the parts stand, and those of the whole: a device's fonts decide how many. */
  readonly lines: number;
  readonly linesOfWhole: number;
  /** How far a part stands from where the whole has it, at most; CSS pixels. */
  readonly pixels: number;
}

const measureSplit = (player: PlayerPage): Promise<SplitText> =>
  player.do(({ handle }) => {
    const [whole, , holder] = handle.element.querySelector('[data-item-id]')?.children ?? [];
    const text = whole?.firstChild;
    if (!text || holder === undefined) throw new Error('not split');
    const placeOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect();
    };
    let at = 0;
    let pixels = 0;
    const [tops, topsOfWhole] = [new Set<number>(), new Set<number>()];
    for (const part of holder.children) {
      const shown = part.childNodes[1];
      const length = shown?.textContent?.length ?? 0;
      if (shown === undefined) throw new Error('no part');
      const [there, here] = [placeOf(text, at, at + length), placeOf(shown, 0, length)];
      tops.add(Math.round(here.top));
      topsOfWhole.add(Math.round(there.top));
      for (const side of ['left', 'right', 'top', 'bottom'] as const)
        pixels = Math.max(pixels, Math.abs(there[side] - here[side]));
      at += length;
    }
    const [lines, linesOfWhole] = [tops.size, topsOfWhole.size];
    return { parts: holder.children.length, lines, linesOfWhole, pixels };
  });

test('[P33] parts of a text stand where the whole does, in every script, at every width', async ({
  player,
}) => {
  const text = (split: ItemMotion['split']) =>
    aContent(
      aText('text', `${WORDS}, well-known ${WORDS}`, { animation: 'fade', ...moving({ split }) }),
    );
  for (const [width, fewest] of [
    [390, 2],
    [250, 4],
  ] as const) {
    for (const split of ['words', 'lines'] as const) {
      await player.mount(text(split), { stage: { width: 320, height: 500 } });
      await player.update({ stage: { width, height: 500 } });
      await player.seek(100);
      const { parts, lines, linesOfWhole, pixels } = await measureSplit(player);
      expect(lines).toBeGreaterThanOrEqual(fewest);
      expect({ parts, lines }).toEqual({
        parts: split === 'words' ? 17 : lines,
        lines: linesOfWhole,
      });
      expect(pixels, `${split} at ${String(width)} px`).toBeLessThan(0.5);
    }
  }
});

test(
  '[P33] the whole text is read out while it comes in parts',
  { tag: '@long' },
  async ({ player }) => {
    await player.mount(
      aContent(aText('text', 'You gave £30', { animation: 'fade', ...moving({ split: 'words' }) })),
    );
    await player.seek(100);
    await expect(player.host).toMatchAriaSnapshot(`- text: You gave £30`);
  },
);
