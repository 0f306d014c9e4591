import { useSearchParams } from 'shared-kernel/contract';
import { decodeSearch, nameOf, type Search, type SearchDefinition } from 'shared-kernel/model';
import { Heading, Stack, Text } from 'shared-kernel/ui';
import { VersionsButton } from 'shared-kernel/versions';
import { definitionOf } from './definitionOf';

interface SearchVersionsProps {
  readonly search: Search;
  /** What it asks, for people. */
  readonly sentenceOf: (search: SearchDefinition) => string;
  readonly onTake: (search: SearchDefinition) => void;
}

/** Earlier saves of the search. */
export const SearchVersions = ({ search, sentenceOf, onTake }: SearchVersionsProps) => (
  <VersionsButton
    openAtFirst={useSearchParams()[0].has('versions')}
    kind="search"
    id={search.id}
    part="search"
    read={(saved) => {
      const read = decodeSearch(search.id, saved);
      return read.ok ? definitionOf(read.value) : null;
    }}
    look={(then) => (
      <Stack gap="1">
        <Heading as="h3" fontSize="md" overflowWrap="anywhere">
          {nameOf(then)}
        </Heading>
        <Text overflowWrap="anywhere">{sentenceOf(then)}</Text>
      </Stack>
    )}
    onTake={onTake}
  />
);
