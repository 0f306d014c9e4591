import type { FieldListEntry } from 'shared-kernel/model';
import { Badge, Flex, Heading, Panel, percentOf, SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { Extreme } from './Extreme';
import { FIELD_WORDS } from './fieldWords';
import { RandomExamples } from './RandomExamples';
import { Spread } from './Spread';

interface FieldPanelProps {
  readonly field: FieldListEntry;
  readonly supportersTotal: number;
}

/** One data field: what it is called, of which type, and what is in it (spec §2). */
export const FieldPanel = ({ field, supportersTotal }: FieldPanelProps) => {
  const words = FIELD_WORDS[field.type];
  return (
    <Panel as="article" aria-label={field.name}>
      <Flex wrap="wrap" gap="2" align="baseline" justify="space-between">
        <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere" minW="0">
          {field.name}
        </Heading>
        <Badge variant="subtle" colorPalette={field.type === 'unknown' ? 'gray' : 'accent'}>
          {words.label}
        </Badge>
      </Flex>
      {field.type === 'unknown' ? (
        <Text color="fg.muted" mt="1">
          No data found
        </Text>
      ) : (
        <FieldData field={field} supportersTotal={supportersTotal} />
      )}
    </Panel>
  );
};

const FieldData = ({ field, supportersTotal }: FieldPanelProps) => {
  const { largest, smallest, random } = field.exampleValues;
  const words = FIELD_WORDS[field.type];
  return (
    <Stack gap="3" mt="1">
      <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {fillRate(field.count, supportersTotal)}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <Extreme label={words.largest} example={largest} />
        <Extreme label={words.smallest} example={smallest} />
      </SimpleGrid>
      <Stack gap="0" align="stretch">
        <RandomExamples examples={random} />
        <Spread field={field} />
      </Stack>
    </Stack>
  );
};

function fillRate(count: number, total: number): string {
  const supporters = `${count.toLocaleString('en-GB')} supporter${count === 1 ? '' : 's'}`;
  return total > 0
    ? `${supporters} with a value (${String(percentOf(count, total))}%)`
    : `${supporters} with a value`;
}
