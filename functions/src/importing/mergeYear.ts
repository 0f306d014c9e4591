import type { Supporter, YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { supportersPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import { mergeSupporter } from './mergeSupporter';

const PAGE_SIZE = 500;

export interface MergedYear {
  /** Supporters of the file, in its order, with what stays of their stored fields. */
  readonly changed: readonly Supporter[];
  /** Supporters who are not in the file, by e-mail; they stay as they are (D2d). */
  readonly kept: readonly Supporter[];
}

/** What the year's supporters are once the file is in. */
export async function mergeYear(
  documents: Documents,
  scope: YearScope,
  columns: readonly string[],
  supporters: readonly Supporter[],
): Promise<MergedYear> {
  const columnNames = new Set(columns);
  const changed = new Map(supporters.map((supporter) => [supporter.email, supporter]));
  const kept: Supporter[] = [];
  for await (const page of documents.pages(supportersPath(scope), PAGE_SIZE)) {
    for (const document of page) {
      const stored = supporterOf(document);
      const fromFile = changed.get(stored.email);
      if (fromFile === undefined) kept.push(stored);
      else changed.set(stored.email, mergeSupporter(columnNames, fromFile, stored));
    }
  }
  return { changed: [...changed.values()], kept };
}
