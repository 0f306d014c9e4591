import type { SavedTemplate, SearchId, TemplateScreen } from 'shared-kernel/model';
import { mapContent, mapSearch, type ReferenceMap } from 'year-transfer';

/** A template as far as one of its screens goes: with the searches that this one leads to. */
export function partOf(template: SavedTemplate, screen: TemplateScreen): SavedTemplate {
  const byId = new Map<string, SavedTemplate['searches'][number]>(
    template.searches.map((search) => [search.id, search]),
  );
  const led = new Set<string>();
  const follow = (id: string): SearchId | null => {
    const search = byId.get(id);
    if (search !== undefined && !led.has(id)) {
      led.add(id);
      mapSearch(search, followed);
    }
    return null;
  };
  const followed: ReferenceMap = { field: ({ name }) => name, search: follow };
  screen.searchIds.forEach(follow);
  mapContent(screen.content, followed);
  return {
    ...template,
    screens: [screen],
    searches: template.searches.filter(({ id }) => led.has(id)),
  };
}
