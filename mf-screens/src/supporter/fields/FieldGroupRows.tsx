import { Box, chakra, Heading, HStack, Lock, Text } from 'shared-kernel/ui';
import { useId } from 'react';
import { GROUP_TITLES, type FieldGroup, type FieldRow } from './fieldRows';

interface FieldGroupRowsProps {
  readonly group: FieldGroup;
  readonly rows: readonly FieldRow[];
  readonly isRawShown: boolean;
}

/** The fields of one kind; nothing is drawn of none. */
export const FieldGroupRows = ({ group, rows, isRawShown }: FieldGroupRowsProps) => {
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading id={titleId} as="h3" fontSize="sm" fontWeight="semibold" color="fg.muted" mb="1">
        {GROUP_TITLES[group]}
      </Heading>
      <chakra.dl>
        {rows.map((row) => (
          <Row key={row.name} row={row} isRawShown={isRawShown} />
        ))}
      </chakra.dl>
    </Box>
  );
};

const Row = ({ row, isRawShown }: { row: FieldRow; isRawShown: boolean }) => (
  <Box
    display="grid"
    gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}
    columnGap="4"
    py="1.5"
    borderTopWidth="1px"
  >
    <chakra.dt color="fg.muted" overflowWrap="anywhere" lineHeight="short">
      {row.name}
    </chakra.dt>
    <chakra.dd overflowWrap="anywhere" fontVariantNumeric="tabular-nums" minW="0">
      <Value row={row} />
      {isRawShown && row.raw !== null && row.raw !== row.value && (
        <Text
          fontFamily="mono"
          fontSize="xs"
          color="fg.muted"
          whiteSpace="pre-wrap"
          maxH="8lh"
          overflowY="auto"
        >
          {row.raw}
        </Text>
      )}
    </chakra.dd>
  </Box>
);

const Value = ({ row: { value, raw, isMasked, isUnreadable } }: { row: FieldRow }) => {
  if (isMasked)
    return (
      <HStack as="span" gap="1.5" color="fg.muted">
        <Lock size={14} aria-hidden />
        Hidden
      </HStack>
    );
  if (isUnreadable)
    return (
      <>
        {raw}
        <Text color="fg.warning" fontSize="sm">
          It cannot be read as this kind of field, so searches take it as missing.
        </Text>
      </>
    );
  return <Text whiteSpace="pre-wrap">{value ?? raw}</Text>;
};
