import type { Locator, Page } from '@playwright/test';
import { signInAs } from './pages/signIn';
import { drawn } from './support/answersInTurn';
import { holdAnswers, type HeldAnswers } from './support/heldAnswers';
import { expect, test } from './support/test';

interface Press {
  readonly name: string;
  readonly at: string;
  readonly target: (page: Page) => Locator;
  /** What the press brings. */
  readonly brings: (page: Page) => Promise<void>;
}

const PRESSES: readonly Press[] = [
  {
    name: 'Personal links',
    at: '/screens',
    target: (page) => page.getByRole('link', { name: 'Personal links' }),
    brings: (page) => expect(page).toHaveURL(/\/screens\/links$/),
  },
  {
    name: 'Save search',
    at: '/searches/planters',
    target: (page) => page.getByRole('button', { name: 'Save search' }),
    brings: (page) => expect(page.getByText('Saved successfully!')).toBeVisible(),
  },
];

/** Presses while the answer number `moment` (from 0) arrives. False where the page waits for fewer. */
async function pressAt(page: Page, answers: HeldAnswers, press: Press, moment: number) {
  const { at, target, brings } = press;
  answers.hold();
  await page.goto(at);
  while (!(await target(page).isVisible())) await answers.letNext();
  for (let before = 0; before < moment; before++) await answers.letNext();
  const box = await target(page).boundingBox();
  if (box === null) throw new Error(`${press.name} is not there`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const came = await answers.letNext();
  await page.mouse.up();
  answers.letAll();
  await brings(page);
  return came;
}

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });
    for (const press of PRESSES)
      test(`a press on ${press.name} counts at every moment while its page fills`, async ({
        page,
      }) => {
        await signInAs(page, 'admin');
        const answers = await holdAnswers(page);
        let moment = 0;
        while (await pressAt(page, answers, press, moment)) moment += 1;
        console.log(device, press.name, moment);
        expect(moment).toBeGreaterThan(1);
        await drawn(page);
      });
  });
}
