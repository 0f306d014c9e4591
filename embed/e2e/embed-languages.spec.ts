import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from 'e2e/support/embedTest';

const ENGLISH = path.join(import.meta.dirname, '../src/words/en.json');

/** Nothing of it stands beside its box. */
const sticksOut = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((host) =>
    Array.from(host.shadowRoot?.querySelectorAll<HTMLElement>('button, p, summary') ?? [])
      .filter((element) => element.checkVisibility() && element.closest('.story-frame') === null)
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );

/** All that is said outside of the screens: seen, read out or shown by a mouse that rests. */
const said = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((host) =>
    Array.from(host.shadowRoot?.querySelectorAll('*') ?? [])
      .filter((element) => !/^(style|path)$/i.test(element.tagName))
      .flatMap((element) => [
        element.getAttribute('aria-label'),
        element.getAttribute('title'),
        ...Array.from(element.childNodes, (node) =>
          node.nodeType === Node.TEXT_NODE ? node.textContent : null,
        ),
      ])
      .flatMap((text) => (text === null || text.trim() === '' ? [] : [text.trim()])),
  );

/** English messages of some length that stand as they are, without anything filled in. */
async function englishTexts(): Promise<ReadonlySet<string>> {
  const texts = (group: unknown): readonly string[] =>
    typeof group === 'string' ? [group] : Object.values(group ?? {}).flatMap(texts);
  const all = texts(JSON.parse(await readFile(ENGLISH, 'utf8')));
  return new Set(all.filter((text) => text.length > 5 && !text.includes('{')));
}

const LANGUAGES = [
  {
    language: 'de',
    side: 'ltr',
    play: 'Ihr Jahr ansehen',
    next: 'Nächstes Bild',
    pause: 'Pause',
    read: 'Als Text lesen',
    notMe: 'Nicht Robin?',
    first: 'Bild 1',
    left: 'Diese Seite ist nicht mehr persönlich',
  },
  {
    language: 'ar',
    side: 'rtl',
    play: 'شاهدوا عامكم',
    next: 'الشاشة التالية',
    pause: 'إيقاف مؤقت',
    read: 'القراءة كنص',
    notMe: 'لستم Robin؟',
    first: 'الشاشة ١',
    left: 'لم تعد هذه الصفحة شخصية',
  },
] as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const { language, side, play, pause, next, read, notMe, first, left } of LANGUAGES)
  test.describe(language, () => {
    test.beforeAll(({ links }) => links.speak(language));
    test.afterAll(({ links }) => links.speak('en'));

    test(`[D248] a year in ${language} says all that is ours in it`, async ({
      campaign,
      links,
      page,
    }) => {
      const english = await englishTexts();
      const spokenEnglish = async () =>
        (await said(campaign.places)).filter((text) => english.has(text));
      await campaign.visit({ token: await links.exportToken(), query: '?mode=poster' });
      await expect(campaign.button(play)).toBeVisible();
      const container = campaign.places.locator('.container');
      await expect(container).toHaveAttribute('lang', language);
      await expect(container).toHaveCSS('direction', side);
      expect(await sticksOut(campaign.places)).toEqual([]);

      await campaign.button(play).click();
      await campaign.button(pause).click();
      await campaign.button(next).click();
      expect(await spokenEnglish()).toEqual([]);

      await page.keyboard.press('Escape');

      await campaign.places.getByText(read, { exact: true }).click();
      await expect(campaign.places.getByText(first, { exact: true })).toBeVisible();
      expect(await sticksOut(campaign.places)).toEqual([]);

      await campaign.button(notMe).click();
      await expect(campaign.notice(left)).toBeVisible();
      expect(await spokenEnglish()).toEqual([]);
    });
  });

test.describe('without its part', () => {
  test.use({ expectedComplaints: [['Failed to load resource'], { scope: 'test' }] });

  test('[D248] a language is English, and says so', async ({ campaign, links, page }) => {
    await links.speak('de');
    await page.route('**/embed-words-de*', (route) => route.abort());
    await campaign.visit({ token: await links.exportToken(), query: '?mode=poster' });
    await expect(campaign.play).toBeVisible();
    await expect(campaign.places.locator('.container')).toHaveAttribute('lang', 'en');
    await links.speak('en');
  });
});
