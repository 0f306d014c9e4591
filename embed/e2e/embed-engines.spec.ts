import { expect, test } from 'e2e/support/embedTest';
import { ENGINES } from 'e2e/support/engines/enginePage';
import { isHere, openEngine } from 'e2e/support/engines/openEngine';

/** What can be seen of the place for screens, in words. */
const seenWords = (): string =>
  [...document.querySelectorAll('[data-supporter-screens]')]
    .flatMap((place) => [...(place.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])])
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .map((element) => element.innerText)
    .join(' ');

/** What a supporter does, from the poster to the end and back, in the browser's own way of pressing and typing. */
for (const engine of ENGINES) {
  // All other journeys of the embed run in Chromium.
  const tag = engine === 'chromium' ? '@long' : [];
  test(`a personal link plays its screens: ${engine}`, { tag }, async ({ links, site }) => {
    test.skip(!isHere(engine), `${engine} is not on this machine`);
    const token = await links.exportToken();
    const page = await openEngine(engine);
    const saysAtLast = (words: string | RegExp) =>
      expect.poll(() => page.run(seenWords), { timeout: 40_000 }).toMatch(words);
    try {
      await page.open(`${site.origin}/your-year?open&mode=poster#s=${token}`);
      await page.press('button', 'Play your year');
      await saysAtLast(/Screen \d of/);
      // However late that was seen, and however slow the browser is.
      await page.press('button', 'Pause');
      await page.see('button', 'Play');
      while (!(await page.run(seenWords)).includes('Screen 1 of')) await page.keys('ArrowLeft');
      await page.press('button', 'Play');
      await saysAtLast(/Screen 1 [\s\S]*Robin/);
      expect(await page.run(() => location.href)).not.toContain(token);
      await page.keys('ArrowRight');
      await saysAtLast(/Screen 2 of/);
      await page.press('button', 'Pause');
      await page.see('button', 'Play');
      await page.keys('ArrowLeft');
      await saysAtLast(/Screen 1 of/);
      await page.press('button', 'Play');
      await saysAtLast(/Screen 2 of/);
      await page.keys('Escape');
      await page.see('button', 'Play your year');
    } finally {
      await page.close();
    }
  });
}
