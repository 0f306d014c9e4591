import {
  FilterBox,
  ListSelect,
  ViewSwitch,
  type ListQuery,
  type ListView,
} from 'shared-kernel/list-tools';
import type { CountedTag } from 'shared-kernel/model';
import { Flex, Text } from 'shared-kernel/ui';
import { SHOW_OPTIONS, SORT_OPTIONS, type ScreenShow, type ScreenSort } from './listedScreens';

/** Screens up to this many are seen at a glance and need neither sorting nor filter. */
const AT_A_GLANCE = 5;

interface ScreenControlsProps {
  readonly query: ListQuery<ScreenSort, ScreenShow>;
  readonly tags: readonly CountedTag[];
  readonly listed: number;
  readonly all: number;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** How the screens are listed: which of them, how sorted, as cards or as rows. */
export const ScreenControls = (props: ScreenControlsProps) => {
  const { query, tags, listed, all } = props;
  const sortOf = query.sort === 'order' ? '' : ' Choose “In their order” to move screens.';
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {(all > AT_A_GLANCE || query.narrowed || query.sort !== 'order') && (
        <>
          <FilterBox
            label="Filter screens"
            placeholder="Filter by name or tag"
            filter={query.find}
            onChange={query.setFind}
          />
          <ListSelect
            label="Show"
            value={query.show}
            options={SHOW_OPTIONS}
            onChange={query.setShow}
          />
          {(tags.length > 0 || query.tag !== '') && (
            <ListSelect
              label="Tag"
              value={query.tag}
              options={tagOptions(tags, query.tag)}
              onChange={query.setTag}
            />
          )}
          <ListSelect
            label="Sort by"
            value={query.sort}
            options={SORT_OPTIONS}
            onChange={query.setSort}
          />
        </>
      )}
      <Text
        flex="1"
        role="status"
        aria-label="Screens listed"
        color="fg.muted"
        fontSize="sm"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
      >
        {query.narrowed && `${String(listed)} of ${String(all)} screens.`}
        {sortOf}
      </Text>
      <ViewSwitch view={props.view} onChange={props.onView} />
    </Flex>
  );
};

const tagOptions = (tags: readonly CountedTag[], chosen: string) => [
  { value: '', label: 'All tags' },
  ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${String(count)})` })),
  ...(chosen === '' || tags.some(({ tag }) => tag === chosen)
    ? []
    : [{ value: chosen, label: `${chosen} (0)` }]),
];
