import { FilterBox, ListSelect, type ListQuery } from 'shared-kernel/list-tools';
import type { CountedTag } from 'shared-kernel/model';
import { Flex } from 'shared-kernel/ui';
import {
  SHOW_WORDS,
  SHOWS,
  SORT_WORDS,
  SORTS,
  type SearchShow,
  type SearchSort,
} from './listedSearches';

interface ListControlsProps {
  readonly query: ListQuery<SearchSort, SearchShow>;
  readonly tags: readonly CountedTag[];
}

/** How the list is narrowed and sorted. */
export const ListControls = ({ query, tags }: ListControlsProps) => (
  <Flex wrap="wrap" gap="2" align="center" w={{ base: 'full', lg: 'auto' }}>
    <ListSelect
      label="Show"
      value={query.show}
      options={SHOWS.map((value) => ({ value, label: SHOW_WORDS[value] }))}
      onChange={query.setShow}
    />
    {(tags.length > 0 || query.tag !== '') && (
      <ListSelect
        label="Tag"
        value={query.tag}
        options={[
          { value: '', label: 'All tags' },
          ...withChosen(tags, query.tag).map(({ tag, count }) => ({
            value: tag,
            label: `${tag} (${String(count)})`,
          })),
        ]}
        onChange={query.setTag}
      />
    )}
    <ListSelect
      label="Sort"
      value={query.sort}
      options={SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))}
      onChange={query.setSort}
    />
    <FilterBox
      label="Filter searches"
      placeholder="Filter by name or condition"
      filter={query.find}
      onChange={query.setFind}
    />
  </Flex>
);

/** A tag of the address that nothing has any more is still what the list is narrowed to. */
const withChosen = (tags: readonly CountedTag[], chosen: string): readonly CountedTag[] =>
  chosen === '' || tags.some(({ tag }) => tag === chosen)
    ? tags
    : [...tags, { tag: chosen, count: 0 }];
