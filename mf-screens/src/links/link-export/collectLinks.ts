import type { PersonalLinksPage } from 'shared-kernel/model';
import type { ServerFailure, ServerAnswer } from 'shared-kernel/server';
import { isDefused, LINKS_CSV_HEADER, linksCsv } from './linksCsv';

/** What an export has of its file. */
export interface CollectedLinks {
  /** One part for each page of the server's answer. */
  readonly csvParts: readonly string[];
  readonly count: number;
  /** Supporters who get no link, since they have no supporter id to send it by. */
  readonly withoutIdCount: number;
  /** Ids that are written with an apostrophe before them. */
  readonly defusedCount: number;
  /** Where the next page begins; null at the end. */
  readonly after: string | null;
}

export const NOTHING_COLLECTED: CollectedLinks = {
  csvParts: [LINKS_CSV_HEADER],
  count: 0,
  withoutIdCount: 0,
  defusedCount: 0,
  after: null,
};

/** How a collection ended; what was collected stands in each, so that one that failed can go on. */
export type CollectionEnd =
  | { readonly status: 'complete'; readonly collected: CollectedLinks }
  | { readonly status: 'cancelled' }
  | {
      readonly status: 'failed';
      readonly collected: CollectedLinks;
      readonly failure: ServerFailure;
    };

interface Collecting {
  readonly askPage: (after: string | null) => ServerAnswer<PersonalLinksPage>;
  readonly onPage: (collected: CollectedLinks) => void;
  readonly signal: AbortSignal;
}

/** Asks for page after page until there is none left, the person cancels, or the server fails. */
export async function collectLinks(
  begun: CollectedLinks,
  { askPage, onPage, signal }: Collecting,
): Promise<CollectionEnd> {
  let collected = begun;
  do {
    const answer = await askPage(collected.after);
    if (signal.aborted) return { status: 'cancelled' };
    if (!answer.ok) return { status: 'failed', collected, failure: answer.error };
    collected = withPage(collected, answer.value);
    onPage(collected);
  } while (collected.after !== null);
  return { status: 'complete', collected };
}

const withPage = (
  before: CollectedLinks,
  { rows, withoutId, next }: PersonalLinksPage,
): CollectedLinks => ({
  csvParts: [...before.csvParts, linksCsv(rows)],
  count: before.count + rows.length,
  withoutIdCount: before.withoutIdCount + withoutId,
  defusedCount: before.defusedCount + rows.filter((row) => isDefused(row.supporterId)).length,
  after: next,
});
