import type { Supporter, YearScope } from 'shared-kernel/model';
import type { Documents } from './documents';
import { supportersPath } from './paths';
import { supporterOf } from './supporterOf';

/** Supporters' documents that are held at a time. */
const PAGE_SIZE = 500;

/** A year's supporters as they are stored, page by page. */
export async function* supporterPages(
  documents: Documents,
  scope: YearScope,
): AsyncGenerator<readonly Supporter[]> {
  for await (const page of documents.pages(supportersPath(scope), PAGE_SIZE))
    yield page.map(supporterOf);
}
