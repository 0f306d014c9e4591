import type { Item, ScreenContent } from 'shared-kernel/model';
import type { PlayerPage } from 'screen-player/journeys/playerPage';
import { aContent, aText, anImage } from 'screen-player/journeys/playerContent';
import { expect, test } from 'screen-player/journeys/playerTest';

const MOVING = ['bounce', 'countUp', 'fade', 'flip', 'slide', 'typewriter', 'zoom'] as const;
const TEXT = 'Thank you 💚 your £1,250 helped';

test.describe('movement', () => {
  test('[P18] every animation ends as the picture that none shows', async ({ player }) => {
    const withAnimation = (animation: (typeof MOVING)[number] | 'none') =>
      aContent(
        aText('text', TEXT, { animation, backgroundColour: 'rgba(255,209,102,0.8)' }),
        anImage('image', '/picture.svg', { animation }),
      );
    await player.mount(withAnimation('none'));
    await player.seekToEnd();
    const expected = await player.picture();
    for (const animation of MOVING) {
      await player.mount(withAnimation(animation));
      expect((await player.picture()).equals(expected), `${animation} at first`).toBe(false);
      await player.seekToEnd();
      expect((await player.picture()).equals(expected), `${animation} at the end`).toBe(true);
      expect(await player.movements()).toBe(0);
    }
  });

  test('[P3] seeking to a moment and playing up to it are one picture', async ({ player }) => {
    for (const animation of MOVING) {
      const content = aContent(
        aText('text', TEXT, { animation }),
        anImage('image', '/picture.svg', { animation, delay: 0.1 }),
      );
      await player.mount(content);
      await player.play();
      for (const ms of [80, 160, 17, 143]) await player.tick(ms);
      const played = await player.picture();
      await player.seekToEnd();
      await player.seek(400);
      expect((await player.picture()).equals(played), animation).toBe(true);
      await player.seekToEnd();
      expect((await player.picture()).equals(played), `${animation} moves`).toBe(false);
    }
  });

  test('[P22] with reduced motion items fade in, whole', async ({ page, player }) => {
    const content = aContent(
      ...MOVING.map((animation, index) =>
        aText(animation, TEXT, { animation }, { top: index * 12 }),
      ),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await player.mount(content);
    await player.seek(150);
    expect(await player.movements()).toBe(MOVING.length);
    await player.seek(300);
    expect(await player.movements()).toBe(0);
    const faded = await player.picture();
    await player.seekToEnd();
    expect((await player.picture()).equals(faded)).toBe(true);
  });

  test('[P25] the whole text is read out while a part of it is seen', async ({ player }) => {
    await player.mount(
      aContent(
        aText('first', 'You gave £1250', { animation: 'countUp' }),
        aText('second', 'Thank you', { animation: 'typewriter', delay: 1 }),
        aText('third', 'Not yet', { delay: 5 }),
      ),
    );
    await player.seek(1100);
    await expect(player.host).toMatchAriaSnapshot(`- text: You gave £1,250 Thank you`);
    await expect(player.host).not.toContainText('Not yet', { useInnerText: true });
    await player.seekToEnd();
    await expect(player.host).toMatchAriaSnapshot(`- text: You gave £1,250 Thank you Not yet`);
  });
});

test.describe('a failing image', () => {
  test.use({ expectedComplaints: ['404'] });

  test('[P15] shows its alternative text, and the show goes on', async ({ player }) => {
    await player.mount(
      aContent(
        anImage('image', '/gone.svg', { text: 'A young wood' }),
        aText('after', 'Grown by you', { delay: 1 }, { top: 60 }),
      ),
    );
    await player.play();
    await player.tick(1000);
    await expect(player.host.getByText('A young wood')).toBeVisible();
    await expect(player.host.getByText('Grown by you')).toBeVisible();
    await player.tick(5000);
    expect(await player.phase()).toBe('ended');
  });
});

test.describe('text', () => {
  const measured = (player: PlayerPage, ...items: readonly Item[]) =>
    measuredScreen(player, aContent(...items));
  const measuredScreen = (player: PlayerPage, content: ScreenContent) =>
    player.page.evaluate(async (content) => {
      const stage = window.screenPlayer.createStage(document, { objects: window.screenPlayer });
      document.querySelector('#host')?.append(stage.element);
      stage.paint(content, 'mobilePortrait', { width: 400, height: 500 });
      await Promise.all(
        [...stage.element.querySelectorAll<HTMLImageElement>('img[src]')].map((image) =>
          image.decode(),
        ),
      );
      // A stage that is seen at half its size measures the same.
      stage.element.style.setProperty('transform', 'scale(0.5)');
      stage.element.style.setProperty('transform-origin', '0 0');
      return [...window.screenPlayer.measureStage(stage).values()];
    }, content);

  test('[P7] [P26] right-aligned items end where they should, whatever they hold', async ({
    player,
  }) => {
    const [text] = await measured(
      player,
      aText('right', 'Short', { horizontalAlignment: 'right' }, { horizontal: 10, maxWidth: 50 }),
    );
    expect(text?.box).toMatchObject({ left: 160, width: 200 });
    expect((text?.text?.left ?? 0) + (text?.text?.width ?? 0)).toBeCloseTo(360, 0);
  });

  test('[P26] long words wrap inside their box', async ({ player }) => {
    const [text] = await measured(
      player,
      aText('long', 'Donaudampfschifffahrtsgesellschaft'.repeat(3), {}, { maxWidth: 40 }),
    );
    expect(text).toMatchObject({ textLeavesBox: false, leavesStage: false });
    expect(text?.box.width).toBe(160);
    expect(text?.box.height).toBeGreaterThan(150);
  });

  test('[P17] [P26] share buttons are measured as they stand: in rows of eight, four, two or one', async ({
    player,
  }) => {
    const share = (id: string, maxWidth: number) =>
      aText(id, '', { type: 'share' }, { maxWidth, horizontal: 0, top: 0 });
    const measures = await measured(
      player,
      share('eight', 90),
      share('four', 80),
      share('two', 40),
      share('one', 20),
    );
    expect(measures.map(({ box }) => box.height)).toEqual([40, 84, 172, 348]);
    const [low] = await measured(player, aText('low', '', { type: 'share' }, { top: 95 }));
    expect(low).toMatchObject({ leavesStage: true, text: null, contrast: null });
  });

  test('[P26] tells what leaves the stage and what cannot be read', async ({ player }) => {
    const pale = { family: 'Arial', colour: '#cccccc', style: 'normal', weight: 'normal' } as const;
    const [low, faint, picture, above] = await measured(
      player,
      aText('low', 'Below the edge', {}, { top: 98 }),
      aText('faint', 'Hard to read', { font: pale }, { top: 20 }),
      anImage('picture', '/picture.svg', {}, { top: 40 }),
      aText('above', 'Over a picture', {}, { top: 41 }),
    );
    expect(low).toMatchObject({ leavesStage: true, contrast: 21 });
    expect(faint?.contrast).toBeCloseTo(1.61, 2);
    expect(faint?.contrastNeeded).toBe(3);
    expect(picture).toMatchObject({ text: null, contrast: null });
    expect(above).toMatchObject({ background: null, contrast: null });
  });

  test('[P26] judges text by the pixels of the background picture behind it', async ({
    player,
  }) => {
    const white = { family: 'Arial', colour: '#ffffff', style: 'normal', weight: 'bold' } as const;
    const place = { horizontal: 5, maxWidth: 40 };
    const [teal, yellow] = await measuredScreen(player, {
      ...aContent(
        aText('teal', 'On teal', { font: white }, { ...place, top: 2 }),
        aText('yellow', 'On yellow', { font: white }, { ...place, top: 45 }),
      ),
      backgroundImage: '/picture.svg',
    });
    expect(teal?.contrast).toBeCloseTo(5.6, 1);
    expect(yellow?.contrast).toBeCloseTo(1.4, 1);
  });

  test('right-to-left text reads in its own direction and emoji stay whole', async ({ player }) => {
    await player.mount(
      aContent(
        aText('rtl', 'שלום לכולם!', {}, { top: 5, horizontal: 10, maxWidth: 80 }),
        aText('family', '👩‍👩‍👧 x', { animation: 'typewriter' }, { top: 40 }),
      ),
    );
    await player.seekToEnd();
    const [first, last] = await player.do(({ handle }) => {
      const text = handle.element.querySelector('[data-item-id=rtl] span')?.firstChild;
      if (!text) throw new Error('no text');
      return [0, 10].map((index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(last).toBeLessThan(first ?? 0);
    await player.seek(50);
    const typed = await player.do(
      ({ handle }) =>
        handle.element.querySelector('[data-item-id=family] [aria-hidden]')?.firstChild
          ?.textContent,
    );
    expect(typed).toBe('👩‍👩‍👧');
  });
});

test.describe('on foreign pages', () => {
  const content = aContent(
    aText('text', TEXT, { horizontalAlignment: 'right' }, { horizontal: 10, maxWidth: 60 }),
    aText('rtl', 'שלום', { animation: 'countUp' }, { top: 70 }),
    anImage('image', '/picture.svg', { horizontalAlignment: 'center' }, { top: 45 }),
  );
  const foreign = (importance: string) => `
    html { direction: rtl; letter-spacing: 4px; text-transform: uppercase; font: italic 40px cursive; color: red }
    #host * { margin: 9px${importance}; border: 3px solid red${importance}; letter-spacing: 9px${importance};
      max-width: 50px${importance}; float: right${importance}; display: inline-flex${importance};
      text-shadow: 2px 2px red${importance}; text-transform: uppercase${importance} }`;

  for (const [place, shadow, importance] of [
    ['in the page, against ordinary rules', false, ''],
    ['in a shadow root, against !important rules', true, ' !important'],
  ] as const) {
    test(`[P27] looks the same ${place}`, async ({ player }) => {
      await player.mount(content, { shadow });
      await player.seekToEnd();
      const box = { x: 0, y: 0, width: 390, height: 500 };
      const picture = async () => {
        await player.page.evaluate(() => {
          document.querySelector<HTMLElement>('#host')?.style.setProperty('position', 'fixed');
          document.querySelector<HTMLElement>('#host')?.style.setProperty('inset', '0');
          document.querySelector<HTMLElement>('#host')?.style.setProperty('direction', 'ltr');
        });
        return player.page.screenshot({ clip: box });
      };
      const expected = await picture();
      await player.page.evaluate(
        (rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets.push(sheet);
        },
        foreign(importance).replace(
          '#host *',
          shadow ? '*:not(html, body, #host)' : '#host > div *',
        ),
      );
      expect((await picture()).equals(expected)).toBe(true);
    });
  }
});

test.describe('a hundred items', () => {
  const items = Array.from({ length: 100 }, (_, index) =>
    aText(
      `item ${String(index)}`,
      `Item ${String(index)} £1,250`,
      { animation: MOVING[index % MOVING.length] ?? 'none', delay: 0.02, order: index },
      { top: (index % 25) * 4, horizontal: Math.floor(index / 25) * 25, maxWidth: 20 },
    ),
  );

  test('[P28] a change of one touches that one alone', async ({ player }) => {
    await player.mount(aContent(...items));
    await player.seekToEnd();
    const changed = items.map((item, index) =>
      index === 50 ? { ...item, text: 'New words' } : { ...item },
    );
    const touched = await player.do(
      async ({ handle }, content) => {
        const ids: (string | undefined)[] = [];
        const note = (records: readonly MutationRecord[]) => {
          for (const { target } of records) {
            const element = target instanceof Element ? target : target.parentElement;
            ids.push(element?.closest<HTMLElement>('[data-item-id]')?.dataset['itemId']);
          }
        };
        const observer = new MutationObserver(note);
        observer.observe(handle.element, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        handle.update({ content });
        await Promise.resolve();
        note(observer.takeRecords());
        return [...new Set(ids)];
      },
      aContent(...changed),
    );
    expect(touched).toEqual(['item 50']);
  });
});
