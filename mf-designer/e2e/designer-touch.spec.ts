import { designNewScreen } from 'e2e/pages/designNewScreen';
import { smallTargets } from 'e2e/support/smallTargets';
import { expect, test } from 'e2e/support/test';

for (const [width, height] of [
  [375, 812],
  [768, 1024],
] as const)
  test.describe(`under a finger, ${String(width)} px wide`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test(
      'each button with an icon alone is hit on 44 by 44 px',
      { tag: '@long' },
      async ({ page }) => {
        const designer = await designNewScreen(page, `Under a finger ${String(width)}`);
        await designer.addText('One');
        expect(await smallTargets(page, { iconsAlone: true })).toEqual([]);
      },
    );
  });
