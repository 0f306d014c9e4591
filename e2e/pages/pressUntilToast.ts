import type { Page } from '@playwright/test';

/**
 * Presses a button and waits for the toast of its success, which stays for 2 s: the page itself watches for it from
 * before the press, since what asks again and again from outside may look too late on a busy machine.
 */
export async function pressUntilToast(page: Page, button: string, toast: string): Promise<void> {
  await Promise.all([
    page.evaluate(untilShown, toast),
    page.getByRole('button', { name: button }).click(),
  ]);
}

/** Runs in the page, which calls back after every change. */
const untilShown = (text: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!document.body.textContent.includes(text)) return;
      watching.disconnect();
      resolve();
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, characterData: true, subtree: true });
    look();
  });
