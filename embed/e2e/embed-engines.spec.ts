import { expect, test } from 'e2e/support/embedTest';
import { isHere, openEngine } from 'e2e/support/engines/openEngine';

/** What can be seen of the place for screens, in words. */
const seenWords = (): string =>
  [...document.querySelectorAll('[data-supporter-screens]')]
    .flatMap((place) => [...(place.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])])
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .map((element) => element.innerText)
    .join(' ');

for (const engine of ['firefox', 'webkit'] as const) {
  test(`a personal link plays its screens in turn: ${engine}`, async ({ links, site }) => {
    test.skip(!isHere(engine), `${engine} is not on this machine`);
    const token = await links.exportToken();
    const page = await openEngine(engine);
    try {
      await page.open(`${site.origin}/your-year?open#s=${token}`);
      await expect
        .poll(() => page.run(seenWords), { timeout: 30_000 })
        .toMatch(/Screen 1 [\s\S]*Robin/);
      expect(await page.run(() => location.href)).not.toContain(token);
      await expect.poll(() => page.run(seenWords), { timeout: 40_000 }).toContain('Screen 2 of');
    } finally {
      await page.close();
    }
  });
}
