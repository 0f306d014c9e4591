import { succeeded } from 'shared-kernel/model';
import { ofPerson, useReading } from 'shared-kernel/server-state';
import { Box, Grid, Heading, Panel, Skeleton, Stack, Text } from 'shared-kernel/ui';
import {
  placedRemotes,
  remoteFacts,
  SHELL_FACTS,
  type RemoteFacts,
} from '../../faults/remoteFacts';
import { remoteName } from './remoteName';

interface Release {
  readonly id: string;
  readonly name: string;
  /** Null where its manifest could not be read. */
  readonly facts: RemoteFacts | null;
}

async function readReleases() {
  const remotes = await Promise.all(
    placedRemotes().map(async (remote): Promise<Release> => ({
      id: remote.id,
      name: remoteName(remote.id),
      facts: await remoteFacts(remote),
    })),
  );
  return succeeded([{ id: 'shell', name: remoteName('shell'), facts: SHELL_FACTS }, ...remotes]);
}

/** The versions that this page has, and whose they are. */
export const ReleaseList = () => {
  const [loaded] = useReading(ofPerson('releases', readReleases));
  const count = placedRemotes().length + 1;
  return (
    <Stack as="section" gap="3" aria-label="Versions">
      <Heading as="h2" fontSize="lg" fontWeight="semibold">
        Versions
      </Heading>
      <Panel as="ul" listStyleType="none" py="1">
        {loaded.status === 'ready'
          ? loaded.value.map((release) => <Line key={release.id} {...release} />)
          : Array.from({ length: count }, (_, at) => <Skeleton key={at} h={LINE_HEIGHT} />)}
      </Panel>
    </Stack>
  );
};

/** Of what arrives and of what stands in its place until then. */
const LINE_HEIGHT = { base: '24', md: '12' } as const;

const Line = ({ name, facts }: Release) => (
  <Grid
    as="li"
    templateColumns={{ base: '1fr auto', md: '2fr 1fr 2fr 2fr' }}
    columnGap="4"
    rowGap="1"
    alignItems="baseline"
    py="3"
    minH={LINE_HEIGHT}
    borderTopWidth="1px"
    _first={{ borderTopWidth: 0 }}
  >
    <Text fontWeight="medium">{name}</Text>
    <Text textAlign={{ base: 'end', md: 'start' }} fontVariantNumeric="tabular-nums">
      {facts === null ? 'Unknown' : facts.version}
    </Text>
    <Fact>{facts?.owner}</Fact>
    <Fact>{facts === null ? undefined : builtWith(facts)}</Fact>
  </Grid>
);

const Fact = ({ children }: { children: string | undefined }) => (
  <Box
    gridColumn={{ base: '1 / -1', md: 'auto' }}
    display={children === undefined ? { base: 'none', md: 'block' } : undefined}
    color="fg.muted"
    fontSize="sm"
    overflowWrap="anywhere"
  >
    {children}
  </Box>
);

function builtWith({ contract, kernel }: RemoteFacts): string | undefined {
  if (contract === null) return undefined;
  return `Contract ${String(contract)}${kernel === null ? '' : `, kernel ${kernel}`}`;
}
