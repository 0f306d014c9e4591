import type { ChartValue } from 'shared-kernel/model';
import {
  ArrowDown,
  ArrowUp,
  Box,
  Button,
  HStack,
  IconButton,
  Stack,
  Text,
  Trash2,
} from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { ColourField } from '../../../controls/inputs/ColourField';
import { dataInWords } from '../../../document/placeholders/dataInWords';
import { useEditorValue } from '../../../editor/EditorContext';
import { readyYearDataAtom } from '../../../editor/year-data/yearDataAtom';

interface ChartValueRowProps {
  readonly value: ChartValue;
  readonly place: number;
  readonly last: number;
  readonly swatches: readonly string[];
  /** Whether it can have a colour of its own. */
  readonly coloured: boolean;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onColour: (colour: string) => void;
  readonly children: ReactNode;
}

/** One value: what it says in a line, and once it is opened in what it is written. */
export const ChartValueRow = (props: ChartValueRowProps) => {
  const { value, place, last, swatches, coloured, open, children } = props;
  const year = useEditorValue(readyYearDataAtom);
  const label = dataInWords(value.label, year).trim() || `Value ${String(place + 1)}`;
  const said = dataInWords(value.value, year).trim() || 'No data yet';
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2">
      <HStack gap="0">
        <Button
          size="xs"
          variant="ghost"
          flex="1"
          minW="0"
          justifyContent="flex-start"
          gap="2"
          aria-expanded={open}
          onClick={props.onOpen}
        >
          <Text as="span" truncate>
            {label}
          </Text>
          <Text as="span" color="fg.muted" fontWeight="normal" truncate>
            {said}
          </Text>
        </Button>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={`Move ${label} up`}
          disabled={place === 0}
          onClick={() => {
            props.onMove(-1);
          }}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={`Move ${label} down`}
          disabled={place === last}
          onClick={() => {
            props.onMove(1);
          }}
        >
          <ArrowDown />
        </IconButton>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={`Remove ${label}`}
          onClick={props.onRemove}
        >
          <Trash2 />
        </IconButton>
      </HStack>
      {open && (
        <Stack gap="3" p="2.5" borderTopWidth="1px">
          {children}
          {coloured && (
            <ColourField
              label="Colour of its own"
              value={value.colour}
              swatches={swatches}
              opacity
              onChange={props.onColour}
            />
          )}
        </Stack>
      )}
    </Box>
  );
};
