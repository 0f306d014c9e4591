import { inItemOrder } from 'evaluation';
import type { ScreenDefinition, SearchDefinition, YearScope } from 'shared-kernel/model';
import { readDefinitions } from '../definitions/readDefinitions';
import type { DocumentReads } from '../store/documents';
import type { Saved } from './compose';

/** What staff have saved of a year, as far as it can be read. */
export async function readSaved(documents: DocumentReads, scope: YearScope): Promise<Saved> {
  const { stored, screens, searches } = await readDefinitions(documents, scope);
  const readable = new Set<string>(screens.map(({ id }) => id));
  return {
    screens: inItemOrder(screens).map(screenOf),
    searches: searches.map(searchOf),
    unreadable: new Set(
      stored.filter(({ kind, id }) => kind === 'screens' && !readable.has(id)).map(({ id }) => id),
    ),
  };
}

/** Without what says how often it was saved and counted. */
export const screenOf = ({
  id,
  name,
  order,
  match,
  searchIds,
  content,
}: ScreenDefinition): ScreenDefinition => ({ id, name, order, match, searchIds, content });

export const searchOf = ({ id, name, match, conditions }: SearchDefinition): SearchDefinition => ({
  id,
  name,
  match,
  conditions,
});
