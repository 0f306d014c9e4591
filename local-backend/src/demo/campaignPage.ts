import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { decodeYear } from 'shared-kernel/model';
import type { Documents } from 'functions/handlers';
import { demoFile } from './demoFile';
import { DEMO_ORGANISATIONS } from './organisations';

export const CAMPAIGN_PATH = '/demo/your-year';

/** Another origin than the product's `localhost`, though the same server answers there. */
const campaignAddress = (port: number): string => `http://127.0.0.1:${port}${CAMPAIGN_PATH}`;
const EARLIER_ADDRESS = /^http:\/\/127\.0\.0\.1:\d+\/demo\/your-year$/;

/**
 * The demo's campaign page, which stands for an organisation's own website and embeds the screens under the policy that
 * docs/embedding.md asks for.
 */
export async function campaignPage(port: string): Promise<Response> {
  const product = `http://localhost:${port}`;
  const nonce = randomUUID();
  const page = await readFile(demoFile('your-year.html'), 'utf8');
  const policy = [
    "default-src 'none'",
    `script-src ${product}`,
    `connect-src ${product}`,
    `img-src https: ${product}`,
    `font-src ${product}`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return new Response(page.replaceAll('{product}', product).replaceAll('{nonce}', nonce), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

/** Makes the campaign page the embed page of the demo's years that name one, unless somebody has chosen another. */
export async function pointAtCampaignPage(documents: Documents, port: number): Promise<void> {
  const embedPage = campaignAddress(port);
  for (const { id, years } of DEMO_ORGANISATIONS)
    for (const { definitions } of years) {
      const path = `organisations/${id}/years/${definitions.year.id}`;
      const stored = await documents.get(path);
      const year = stored && decodeYear(stored.id, stored.data);
      if (!year?.ok) continue;
      const now = year.value.embedPage;
      const isDemos = now === definitions.year.embedPage || EARLIER_ADDRESS.test(now);
      if (now !== '' && now !== embedPage && isDemos)
        await documents.commit([{ kind: 'merge', path, data: { embedPage } }]);
    }
}
