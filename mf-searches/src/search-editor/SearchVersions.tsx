import { decodeSearch, nameOf, type Search, type SearchDefinition } from 'shared-kernel/model';
import { Button, Heading, History, Stack, Text } from 'shared-kernel/ui';
import { Versions, type SavedFields } from 'shared-kernel/versions';
import { useState } from 'react';
import { definitionOf } from './definitionOf';

interface SearchVersionsProps {
  readonly search: Search;
  /** What it asks, for people. */
  readonly sentenceOf: (search: SearchDefinition) => string;
  readonly onTake: (search: SearchDefinition) => void;
}

/** Earlier saves of the search. */
export const SearchVersions = ({ search, sentenceOf, onTake }: SearchVersionsProps) => {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const read = (saved: SavedFields): SearchDefinition | null => {
    const decoded = decodeSearch(search.id, saved);
    return decoded.ok ? definitionOf(decoded.value) : null;
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        ms="-3"
        onClick={() => {
          setOpen(true);
        }}
      >
        <History size={16} aria-hidden />
        Versions
      </Button>
      <Versions
        open={open}
        kind="search"
        id={search.id}
        part="search"
        look={(saved) => {
          const then = read(saved);
          return then === null ? null : (
            <Stack gap="1">
              <Heading as="h3" fontSize="md" overflowWrap="anywhere">
                {nameOf(then)}
              </Heading>
              <Text overflowWrap="anywhere">{sentenceOf(then)}</Text>
            </Stack>
          );
        }}
        onTake={(saved) => {
          const then = read(saved);
          if (then !== null) onTake(then);
          close();
        }}
        onClose={close}
      />
    </>
  );
};
