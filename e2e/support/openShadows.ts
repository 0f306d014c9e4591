import type { BrowserContext } from '@playwright/test';

/** The embed's shadow roots are closed to the page; a test looks into them like into any other part of it. */
export const openShadows = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      return attach.call(this, { ...options, mode: 'open' });
    };
  });
