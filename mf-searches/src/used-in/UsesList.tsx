import { Link, links } from 'shared-kernel/contract';
import { Box, List, Text } from 'shared-kernel/ui';
import { nameOf } from 'shared-kernel/model';
import type { SearchUse } from './usesOfSearch';

interface UsesListProps {
  readonly uses: readonly SearchUse[];
  /** Also say what deleting the search does to each. */
  readonly withLosses?: boolean;
}

const KIND_WORDS = { screen: 'Screen', search: 'Search' } as const satisfies Record<
  SearchUse['kind'],
  string
>;

/** Screens and searches that use a search, each a link to where it is used. */
export const UsesList = ({ uses, withLosses = false }: UsesListProps) => (
  <List.Root variant="plain" gap="2" fontSize="sm" aria-label="Used in">
    {uses.map((use) => (
      <List.Item key={`${use.kind} ${use.id}`} display="block" overflowWrap="anywhere">
        <Text as="span" color="fg.muted">
          {KIND_WORDS[use.kind]}{' '}
        </Text>
        <Box asChild color="accent.fg" fontWeight="medium" _hover={{ textDecoration: 'underline' }}>
          <Link to={addressOf(use)}>{nameOf(use)}</Link>
        </Box>
        {withLosses && (
          <Text as="span" color="fg.muted">
            : {use.losses.join('; ')}
          </Text>
        )}
      </List.Item>
    ))}
  </List.Root>
);

const addressOf = (use: SearchUse): string =>
  use.kind === 'search' ? links.search(use.id) : links.screenSetup(use.id);
