import { CampaignPage } from '../pages/campaign';
import { startCampaignSite, type CampaignSite } from './campaignSite';
import { demoLinks, type DemoLinks } from './demoLinks';
import { openShadows } from './openShadows';
import { test as base } from './test';

interface EmbedWorker {
  readonly site: CampaignSite;
  readonly links: DemoLinks;
}

/** A campaign page of another origin beside the product, and Robin's personal link to it. */
export const test = base.extend<{ campaign: CampaignPage }, EmbedWorker>({
  site: [
    async ({ product }, use) => {
      const site = await startCampaignSite(product.origin);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  links: [
    async ({ product, site }, use) => {
      const links = await demoLinks(product.origin);
      await links.setEmbedPage(`${site.origin}/your-year`);
      await links.allowSharing({ hashtag: '#OakhollowYear', picture: true });
      await use(links);
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await openShadows(context);
    await use(context);
  },
  campaign: async ({ page, site }, use) => use(new CampaignPage(page, site)),
});

export { expect } from './test';
