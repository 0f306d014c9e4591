import { expect, type Locator } from '@playwright/test';

/** Presses a button of a dialog that has just opened, once it has taken the focus (it would take it from the button) and the button can be pressed. */
export async function pressEnterOn(dialog: Locator, button: string | RegExp): Promise<void> {
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  const pressed = dialog.getByRole('button', { name: button });
  await expect(pressed).toBeEnabled();
  await pressed.press('Enter');
}
