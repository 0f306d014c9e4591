/**
 * Loads the sheet of the styles of elements and tokens that the build has put beside the page (`DrawnPages`); false where
 * there is none, or it cannot be had: the tool makes them itself then.
 */
export async function loadGlobalStyles(): Promise<boolean> {
  const announced = document.querySelector<HTMLLinkElement>('link[data-global-styles]');
  if (announced === null) return false;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = announced.href;
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => {
      resolve(true);
    });
    sheet.addEventListener('error', () => {
      resolve(false);
    });
    document.head.prepend(sheet);
  });
}
