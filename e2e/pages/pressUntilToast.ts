import type { Page } from '@playwright/test';

/**
 * Presses a button and waits for the toast of its success, which stays for 2 s: the browser watches
 * for it from before the press, since what asks again and again may look too late on a busy machine.
 */
export async function pressUntilToast(page: Page, button: string, toast: string): Promise<void> {
  await Promise.all([
    page.getByText(toast).waitFor(),
    page.getByRole('button', { name: button }).click(),
  ]);
}
