import type { FieldUses } from 'evaluation';
import { histogramOf } from 'supporter-data';
import type { FieldListEntry } from 'shared-kernel/model';
import { Box, Flex, Grid, Stack, Text } from 'shared-kernel/ui';
import { MaskedEmails, ShowMaskedEmails } from '../copy-email/MaskedEmails';
import { Dictionary } from './Dictionary';
import { Extreme } from './Extreme';
import { FieldTypeSetting } from './FieldTypeSetting';
import { FIELD_WORDS } from '../field-words/fieldWords';
import { FillRate } from './FillRate';
import { HiddenValues } from './HiddenValues';
import { Histogram } from './Histogram';
import { NeverShare } from './NeverShare';
import { RandomExamples } from './RandomExamples';
import { Spread } from './Spread';
import { TopValues, TopValuesLine } from './TopValues';
import { UsedIn } from './UsedIn';
import { UnreadableNote } from './UnreadableNote';
import { useShownValues } from './useShownValues';

interface FieldPanelProps {
  readonly field: FieldListEntry;
  readonly supportersTotal: number;
  readonly uses: FieldUses;
  /** After something was said of the field, or its type has changed. */
  readonly onChanged: () => Promise<void>;
}

/** What an open row shows of its field: what is in it, who uses it, and what staff say of it (spec §2). */
export const FieldPanel = ({ field, onChanged, ...about }: FieldPanelProps) => (
  <>
    {field.dictionary !== undefined && field.dictionary.description !== '' && (
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
        {field.dictionary.description}
      </Text>
    )}
    {field.type === 'unknown' ? (
      <UsesOfEmpty field={field} uses={about.uses} />
    ) : (
      <>
        <FieldData field={field} onChanged={onChanged} {...about} />
        <FieldTypeSetting field={field} onChanged={() => void onChanged()} />
      </>
    )}
    <NeverShare field={field} onChanged={() => void onChanged()} />
  </>
);

type AboutField = Pick<FieldPanelProps, 'field' | 'uses'>;

const UsesOfEmpty = ({ field, uses }: AboutField) =>
  uses.searches.length + uses.screens.length === 0 ? null : (
    <UsedIn fieldName={field.name} uses={uses} />
  );

const FieldData = ({
  field: stored,
  uses,
  supportersTotal,
  onChanged,
}: AboutField & Pick<FieldPanelProps, 'supportersTotal' | 'onChanged'>) => {
  const { field, ...values } = useShownValues(stored);
  const isSensitive = stored.dictionary?.sensitive === true;
  const isHidden = isSensitive && !values.shown;
  const { largest, smallest, random } = field.exampleValues;
  const words = FIELD_WORDS[field.type];
  const bars = field.histogram ?? histogramOf(field.type, field.spread);
  const emails = [...random, largest, smallest].flatMap((example) => example?.supporterEmail ?? []);
  return (
    <MaskedEmails of={{ kind: 'field', name: field.name }} emails={emails}>
      <Stack gap="3" mt="2">
        <FillRate field={field} supportersTotal={supportersTotal} />
        {field.unreadable !== undefined && <UnreadableNote />}
        {isSensitive && (
          <HiddenValues
            fieldName={stored.name}
            shown={values.shown}
            asking={values.asking}
            onToggle={() => void values.toggle()}
          />
        )}
        {!isHidden && (
          <Grid
            gap="4"
            templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(2, 1fr) minmax(0, 2.4fr)' }}
          >
            <Extreme
              label={words.largest}
              type={field.type}
              example={largest}
              index={random.length}
            />
            <Extreme
              label={words.smallest}
              type={field.type}
              example={smallest}
              index={random.length + (largest === null ? 0 : 1)}
            />
            {bars !== null && (
              <Box minW="0" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
                <Histogram label={words.histogram} bars={bars} />
              </Box>
            )}
          </Grid>
        )}
        {!isHidden && <TopValuesLine field={field} />}
        {/* Whose values they are stays masked beside values that were asked for. */}
        {!isSensitive && <ShowMaskedEmails />}
        <Flex
          columnGap="5"
          wrap="wrap"
          css={{ '& > *': { minW: '0' }, '& > [data-state=open]': { flexBasis: '100%' } }}
        >
          {!isHidden && (
            <>
              <RandomExamples fieldName={field.name} type={field.type} examples={random} />
              <TopValues field={field} />
              <Spread field={field} />
            </>
          )}
          <UsedIn fieldName={field.name} uses={uses} />
          <Dictionary field={stored} onChanged={onChanged} />
        </Flex>
      </Stack>
    </MaskedEmails>
  );
};
