import type { Search, SearchDefinition } from 'shared-kernel/model';

/** What a person edits of a search, without its counts. */
export const definitionOf = ({ id, name, match, conditions }: Search): SearchDefinition => ({
  id,
  name,
  match,
  conditions,
});
