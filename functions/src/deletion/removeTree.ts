import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';

const PAGE_SIZE = 500;
/** Collections that may be very long, and whose documents have nothing below them. */
const FLAT: ReadonlySet<string> = new Set([
  'supporters',
  'personalLinks',
  'fieldsList',
  'results',
  'chunks',
  'before',
  'activity',
  'activityDigests',
  'suppressions',
]);

/**
 * Deletes all that lies below a document, page by page, the deepest first. The document itself stays, so that whoever
 * comes after an end in between finds the rest.
 */
export async function removeBelow(services: Services, document: string): Promise<void> {
  for (const collection of await services.documents.collections(document))
    await emptied(services, `${document}/${collection}`, FLAT.has(collection));
}

async function emptied(services: Services, collection: string, isFlat: boolean): Promise<void> {
  const { documents, stopping } = services;
  const next = () => documents.page(collection, { size: PAGE_SIZE, after: null, select: ['name'] });
  for (let page = await next(); page.length > 0; page = await next()) {
    if (stopping?.aborted === true) throw new JobCutOff();
    if (!isFlat) for (const { path } of page) await removeBelow(services, path);
    await documents.bulk(page.map(({ path }) => ({ kind: 'delete' as const, path })));
  }
}
