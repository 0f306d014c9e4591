import type { FieldUses } from 'evaluation';
import type { FieldListEntry } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { useIsAdmin } from 'shared-kernel/session';
import { Badge, Box, chakra, ChevronRight, Flex, Grid, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import type { ListPlace } from '../windowed-list/WindowedList';
import { FIELD_WORDS } from '../field-words/fieldWords';
import { FieldPanel } from './FieldPanel';
import { Filled } from './FillRate';
import { fieldSummary } from './fieldSummary';
import { useOpenRow } from './openRows';
import { rawValuesAtom } from './rawValues';
import { SpecialCategoryQuestion } from './SpecialCategoryQuestion';

interface FieldRowProps {
  readonly field: FieldListEntry;
  readonly supportersTotal: number;
  readonly uses: FieldUses;
  readonly place: ListPlace;
  /** It is the field that somebody looks for: its row is open until they close it. */
  readonly isLookedFor: boolean;
  /** After something was said of the field, or its type has changed. */
  readonly onChanged: () => Promise<void>;
}

/** Pixels of a closed row in a wide window. */
const ROW_HEIGHT = 40;

/** Pixels that a closed row usually takes in the window as it is: a narrow one has it in two lines. */
export const rowHeight = (): number => (window.innerWidth < 768 ? 64 : ROW_HEIGHT);

/**
 * One data field in a line, which opens to what is in it (spec §2). Whatever opens does so below the line, so that
 * neither it nor what stands above it moves.
 */
export const FieldRow = ({ field, place, isLookedFor, ...about }: FieldRowProps) => {
  const panel = useId();
  const { open, toggle } = useOpenRow(field.name, isLookedFor);
  const isEmpty = !useHasMore(field, about.uses);
  const isOpen = open && !isEmpty;
  return (
    <Box
      as="article"
      aria-label={field.name}
      aria-posinset={place.position}
      aria-setsize={place.size}
      borderTopWidth={place.position === 1 ? '0' : '1px'}
    >
      <Line
        field={field}
        supportersTotal={about.supportersTotal}
        {...(isEmpty ? {} : { opening: { isOpen, panel, toggle } })}
      />
      <ForEditors>
        <Box px="4" pb="3" css={{ '&:empty': { display: 'none' } }}>
          <SpecialCategoryQuestion field={field} onChanged={about.onChanged} />
        </Box>
      </ForEditors>
      {isOpen && (
        <Box id={panel} px="4" pb="4" ps={{ md: '10' }}>
          <FieldPanel field={field} {...about} />
        </Box>
      )}
    </Box>
  );
};

/** A field without data has a row that opens only where something is said of it, or can be. */
function useHasMore(field: FieldListEntry, { searches, screens }: FieldUses): boolean {
  const admin = useIsAdmin();
  return (
    field.type !== 'unknown' ||
    admin ||
    field.neverShareSetBy !== undefined ||
    (field.dictionary?.description ?? '') !== '' ||
    searches.length + screens.length > 0
  );
}

/** The columns of a row; in a narrow window name and type stand over the two others. */
const COLUMNS = {
  columnGap: '4',
  px: '4',
  templateColumns: {
    base: 'minmax(0, 1fr) auto',
    md: 'minmax(0, 5fr) 6.5rem 10rem minmax(0, 6fr)',
  },
} as const;

/** What the columns are called. Each row says it in words of its own to who hears it. */
export const ColumnNames = () => (
  <Grid
    aria-hidden
    {...COLUMNS}
    display={{ base: 'none', md: 'grid' }}
    py="2"
    fontSize="xs"
    fontWeight="medium"
    color="fg.muted"
    borderBottomWidth="1px"
  >
    <Text ps="6">Field</Text>
    <Text>Type</Text>
    <Text>Filled</Text>
    <Text>Values</Text>
  </Grid>
);

interface LineProps {
  readonly field: FieldListEntry;
  readonly supportersTotal: number;
  /** Absent where the row has nothing to open. */
  readonly opening?: {
    readonly isOpen: boolean;
    readonly panel: string;
    readonly toggle: () => void;
  };
}

const Line = ({ field, supportersTotal, opening }: LineProps) => {
  const isRaw = useAtomValue(rawValuesAtom);
  return (
    <Grid
      {...COLUMNS}
      position="relative"
      rowGap="1"
      alignItems="center"
      minH={`${String(ROW_HEIGHT - 1)}px`}
      py={{ base: '2', md: '1' }}
      {...(opening === undefined ? {} : { _hover: { bg: 'bg.subtle' } })}
    >
      <Flex minW="0" align="center" gap="2">
        <chakra.h2 minW="0" fontSize="md" fontWeight="medium" lineHeight="1.4">
          {opening === undefined ? (
            <Text as="span" display="block" ps="6" truncate title={field.name}>
              {field.name}
            </Text>
          ) : (
            <OpenButton name={field.name} {...opening} />
          )}
        </chakra.h2>
        {field.dictionary?.sensitive === true && (
          <Badge variant="surface" colorPalette="orange" flex="none">
            Sensitive
          </Badge>
        )}
      </Flex>
      <Box justifySelf={{ base: 'end', md: 'start' }}>
        <Badge variant="subtle" colorPalette={field.type === 'unknown' ? 'gray' : 'accent'}>
          {FIELD_WORDS[field.type].label}
        </Badge>
      </Box>
      <Box order={{ base: 1, md: 0 }} justifySelf={{ base: 'end', md: 'start' }}>
        <Filled field={field} supportersTotal={supportersTotal} />
      </Box>
      <Text
        minW="0"
        fontSize="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
        lineClamp={{ base: 2, md: 1 }}
        ps={{ base: '6', md: '0' }}
      >
        {/* Open, the row says all of it below. */}
        {(opening?.isOpen !== true || field.type === 'unknown') && fieldSummary(field, isRaw)}
      </Text>
    </Grid>
  );
};

/** Its name opens a row, and so does a press anywhere in its line. */
const OpenButton = ({
  name,
  isOpen,
  panel,
  toggle,
}: NonNullable<LineProps['opening']> & { readonly name: string }) => (
  <chakra.button
    type="button"
    display="flex"
    w="full"
    minW="0"
    gap="2"
    alignItems="center"
    textAlign="start"
    cursor="pointer"
    aria-expanded={isOpen}
    aria-controls={isOpen ? panel : undefined}
    onClick={toggle}
    _before={{ content: '""', position: 'absolute', inset: '0' }}
    _focusVisible={{
      outline: 'none',
      _before: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
    }}
  >
    <Box
      as="span"
      flex="none"
      color="fg.muted"
      transition="transform 150ms ease-out"
      transform={isOpen ? 'rotate(90deg)' : undefined}
    >
      <ChevronRight size={16} aria-hidden />
    </Box>
    <Text
      as="span"
      position="relative"
      minW="0"
      title={name}
      overflowWrap="anywhere"
      lineClamp={isOpen ? 3 : 1}
    >
      {name}
    </Text>
  </chakra.button>
);
