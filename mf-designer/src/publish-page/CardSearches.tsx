import { Link, links } from 'shared-kernel/contract';
import type { SearchId } from 'shared-kernel/model';
import { Badge, Box, Button, Flex, Text } from 'shared-kernel/ui';

export interface ShownSearch {
  readonly id: SearchId;
  readonly name: string;
  readonly changed: boolean;
}

interface CardSearchesProps {
  readonly searches: readonly ShownSearch[];
  readonly alongside: readonly string[];
}

/** [S166] What decides about who sees a screen, and what of it is not what it was. */
export const CardSearches = ({ searches, alongside }: CardSearchesProps) =>
  searches.length === 0 ? null : (
    <Box fontSize="sm">
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Text color="fg.muted">{searches.length === 1 ? 'Search:' : 'Searches:'}</Text>
        {searches.map(({ id, name, changed }) => (
          <Flex key={id} as="span" gap="1.5" align="center" minW="0">
            <Button asChild variant="plain" size="sm" h="auto" p="0" color="accent.fg" minW="0">
              <Link to={links.search(id)}>{name}</Link>
            </Button>
            {changed && (
              <Badge size="xs" colorPalette="orange">
                Changed
              </Badge>
            )}
          </Flex>
        ))}
      </Flex>
      {alongside.length > 0 && (
        <Text color="fg.muted">
          {`The change of the search also concerns ${new Intl.ListFormat('en-GB').format(alongside)}.`}
        </Text>
      )}
    </Box>
  );
