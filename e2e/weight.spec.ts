import { signInAs } from './pages/signIn';
import { expect, test } from './support/test';
import { librariesLoadedTwice } from './weight/librariesLoadedTwice';
import { gzippedBytes, visitScripts } from './weight/visitScripts';
import { WEIGHED_PAGES, weightFault } from './weight/weighedPages';

test('no page loads more script than its budget, or a library twice', async ({
  browser,
  page,
  product,
}) => {
  await signInAs(page, 'admin');
  const storageState = await page.context().storageState({ indexedDB: true });
  for (const weighed of WEIGHED_PAGES) {
    const scripts = await visitScripts(browser, weighed.path, {
      baseURL: product.origin,
      ...(weighed.isSignedIn ? { storageState } : {}),
    });
    expect(scripts.length, `${weighed.name}: scripts were seen`).toBeGreaterThan(5);
    expect.soft(weightFault(weighed, gzippedBytes(scripts))).toBeNull();
    expect.soft(librariesLoadedTwice(scripts), weighed.name).toEqual([]);
  }
});
