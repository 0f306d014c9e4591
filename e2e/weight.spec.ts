import { expect, test } from './support/test';
import { librariesLoadedTwice } from './weight/librariesLoadedTwice';
import { gzippedBytes, visitPages, type VisitScript } from './weight/visitScripts';
import { WEIGHED_PAGES, weightFault } from './weight/weighedPages';

test('no page loads more script than its budget, or a library twice', async ({
  browser,
  product,
}) => {
  for await (const [page, scripts] of visitPages(browser, product.origin, WEIGHED_PAGES)) {
    expect(scripts.length, `${page.name}: scripts were seen`).toBeGreaterThan(
      page.isSignedIn ? 5 : 1,
    );
    expect.soft(weightFault(page, gzippedBytes(scripts))).toBeNull();
    expect.soft(librariesLoadedTwice(scripts), page.name).toEqual([]);
    expect.soft(scripts.filter(isCompiledLate).map(({ path }) => path)).toEqual([]);
  }
});

/** Of the tool's scripts, one that does not ask browsers to compile it while it comes (D563). */
const isCompiledLate = ({ path, code }: VisitScript): boolean =>
  /\.[0-9a-f]{10}\.js$/.test(path) &&
  !path.startsWith('/guestHome.') &&
  !code.startsWith('//# allFunctionsCalledOnLoad\n');
