import type { Supporter, YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { supportersPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import { PAGE_SIZE } from './limits';
import { mergeSupporter } from './mergeSupporter';

/** What a file means for the year's supporters. */
export interface YearChanges {
  /** Supporters of the file, in its order, with what stays of their stored fields (D2d). */
  readonly merged: readonly Supporter[];
  /** What is stored of those who are new (null) or change, by e-mail. */
  readonly before: ReadonlyMap<string, Supporter | null>;
  /** Supporters who are not in the file, by e-mail. */
  readonly absent: readonly Supporter[];
}

export interface ReadFileColumns {
  readonly fieldNames: readonly string[];
  readonly supporters: readonly Supporter[];
}

/** Compares a file with what is stored, page by page; `onCompared` is told how many stored supporters are through. */
export async function yearChanges(
  documents: Documents,
  scope: YearScope,
  { fieldNames, supporters }: ReadFileColumns,
  onCompared: (compared: number) => Promise<void>,
): Promise<YearChanges> {
  const columns = new Set(fieldNames);
  const merged = new Map(supporters.map((supporter) => [supporter.email, supporter]));
  const before = new Map<string, Supporter | null>(supporters.map(({ email }) => [email, null]));
  const absent: Supporter[] = [];
  let compared = 0;
  for await (const page of documents.pages(supportersPath(scope), PAGE_SIZE)) {
    for (const document of page) {
      const stored = supporterOf(document);
      const fromFile = merged.get(stored.email);
      if (fromFile === undefined) {
        absent.push(stored);
        continue;
      }
      const after = mergeSupporter(columns, fromFile, stored);
      merged.set(stored.email, after);
      if (isSame(stored, after)) before.delete(stored.email);
      else before.set(stored.email, stored);
    }
    compared += page.length;
    await onCompared(compared);
  }
  return { merged: [...merged.values()], before, absent };
}

function isSame(one: Supporter, other: Supporter): boolean {
  const names = Object.keys(one.fields);
  return (
    one.supporterId === other.supporterId &&
    names.length === Object.keys(other.fields).length &&
    names.every(
      (name) => Object.hasOwn(other.fields, name) && one.fields[name] === other.fields[name],
    )
  );
}
