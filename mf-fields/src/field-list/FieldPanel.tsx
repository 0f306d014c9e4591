import type { FieldUses } from 'evaluation';
import { histogramOf } from 'supporter-data';
import type { FieldListEntry } from 'shared-kernel/model';
import { Badge, Flex, Grid, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import type { ListPlace } from '../windowed-list/WindowedList';
import { Dictionary } from './Dictionary';
import { Extreme } from './Extreme';
import { FieldTypeBadge } from './FieldTypeBadge';
import { FIELD_WORDS } from '../field-words/fieldWords';
import { FillRate } from './FillRate';
import { Histogram } from './Histogram';
import { NeverShare } from './NeverShare';
import { RandomExamples } from './RandomExamples';
import { SpecialCategoryQuestion } from './SpecialCategoryQuestion';
import { Spread } from './Spread';
import { UsedIn } from './UsedIn';

interface FieldPanelProps {
  readonly field: FieldListEntry;
  readonly supportersTotal: number;
  readonly uses: FieldUses;
  readonly place: ListPlace;
  /** After something was said of the field, or its type has changed. */
  readonly onChanged: () => Promise<void>;
}

/** One data field: what it is called, of which type, what is in it, and who uses it (spec §2). */
export const FieldPanel = ({ field, place, onChanged, ...about }: FieldPanelProps) => (
  <Panel
    as="article"
    aria-label={field.name}
    aria-posinset={place.position}
    aria-setsize={place.size}
  >
    <Flex gap="3" align="flex-start" justify="space-between">
      <FieldTitle field={field} />
      <FieldTypeBadge field={field} onChanged={() => void onChanged()} />
    </Flex>
    {field.dictionary !== undefined && field.dictionary.description !== '' && (
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
        {field.dictionary.description}
      </Text>
    )}
    <SpecialCategoryQuestion field={field} onChanged={onChanged} />
    {field.type === 'unknown' ? (
      <NoData field={field} uses={about.uses} />
    ) : (
      <FieldData field={field} onChanged={onChanged} {...about} />
    )}
    <NeverShare field={field} onChanged={() => void onChanged()} />
  </Panel>
);

const FieldTitle = ({ field: { name, dictionary } }: Pick<AboutField, 'field'>) => (
  <Flex minW="0" columnGap="2" rowGap="1" wrap="wrap" align="center">
    <Heading
      as="h2"
      fontSize="lg"
      fontWeight="semibold"
      overflowWrap="anywhere"
      minW="0"
      lineClamp="3"
      title={name}
    >
      {name}
    </Heading>
    {dictionary?.sensitive === true && (
      <Badge variant="surface" colorPalette="orange">
        Sensitive
      </Badge>
    )}
  </Flex>
);

type AboutField = Pick<FieldPanelProps, 'field' | 'uses'>;

const NoData = ({ field, uses }: AboutField) => (
  <>
    <Text color="fg.muted" mt="1">
      No data found
    </Text>
    {uses.searches.length + uses.screens.length > 0 && (
      <UsedIn fieldName={field.name} uses={uses} />
    )}
  </>
);

const FieldData = ({
  field,
  uses,
  supportersTotal,
  onChanged,
}: AboutField & Pick<FieldPanelProps, 'supportersTotal' | 'onChanged'>) => {
  const { largest, smallest, random } = field.exampleValues;
  const words = FIELD_WORDS[field.type];
  const bars = field.histogram ?? histogramOf(field.type, field.spread);
  return (
    <Stack gap="3" mt="2">
      <FillRate field={field} supportersTotal={supportersTotal} />
      <Grid
        gap="4"
        templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(2, 1fr) minmax(0, 1.4fr)' }}
      >
        <Extreme label={words.largest} example={largest} />
        <Extreme label={words.smallest} example={smallest} />
        {bars !== null && <Histogram label={words.histogram} bars={bars} />}
      </Grid>
      <Flex
        columnGap="5"
        wrap="wrap"
        css={{ '& > *': { minW: '0' }, '& > [data-state=open]': { flexBasis: '100%' } }}
      >
        <RandomExamples fieldName={field.name} examples={random} />
        <Spread field={field} />
        <UsedIn fieldName={field.name} uses={uses} />
        <Dictionary field={field} onChanged={onChanged} />
      </Flex>
    </Stack>
  );
};
