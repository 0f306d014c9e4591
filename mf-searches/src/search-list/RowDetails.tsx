import { ExampleList } from 'shared-kernel/addresses';
import { isWorking, type Search } from 'shared-kernel/model';
import { Box, Collapsible, Grid, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import type { SearchUse } from '../used-in/usesOfSearch';
import { UsesList } from '../used-in/UsesList';
import { Breakdown } from './Breakdown';
import type { RowParts } from './useRowParts';

interface RowDetailsProps {
  readonly search: Search;
  readonly uses: readonly SearchUse[];
  readonly parts: RowParts;
}

/** What a row's buttons open, each in a place of its own, so that none moves another. */
export const RowDetails = ({ search, uses, parts }: RowDetailsProps) => {
  // Shown again once the new count is there.
  const isCounted = !isWorking(search);
  return (
    <Grid
      columnGap="6"
      alignItems="start"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 3fr)',
      }}
    >
      <Part id={parts.idOf('breakdown')} open={isCounted && parts.isOpen('breakdown')}>
        <Breakdown spread={search.supportersMatchedSpread} />
      </Part>
      <Part id={parts.idOf('examples')} open={isCounted && parts.isOpen('examples')}>
        <Heading>Example supporters</Heading>
        <ExampleList
          inColumns
          of={{ kind: 'search', id: search.id }}
          emails={search.supportersMatchedEmails}
        />
      </Part>
      <Part id={parts.idOf('uses')} open={parts.isOpen('uses')}>
        <Heading>Used in</Heading>
        <UsesList uses={uses} />
      </Part>
    </Grid>
  );
};

interface PartProps {
  readonly id: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Opens in 300 ms (spec §9). */
const Part = ({ id, open, children }: PartProps) => (
  <Box id={id} minW="0">
    <Collapsible.Root lazyMount open={open}>
      <Collapsible.Content animationDuration="300ms">
        <Box pt="3" pb="1">
          {children}
        </Box>
      </Collapsible.Content>
    </Collapsible.Root>
  </Box>
);

const Heading = ({ children }: { readonly children: ReactNode }) => (
  <Text aria-hidden fontSize="xs" color="fg.subtle" mb="1">
    {children}
  </Text>
);
