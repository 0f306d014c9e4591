import { useYear } from 'shared-kernel/session';
import { Box, Input, Text, VisuallyHidden } from 'shared-kernel/ui';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';

import type { DataSource, YearSources } from '../../document/placeholders/dataSource';
import { optionRowsOf, withGroups } from './pickerRows';
import { filterChoices, sourceChoices, type SourceChoice } from './sourceChoices';
import { SourceRow, ROW_PX } from './SourceRow';
import { useListWindow } from './useListWindow';

interface SourcePickerProps {
  readonly year: YearSources;
  readonly onPick: (source: DataSource) => void;
}

const LIST_PX = ROW_PX * 6.5;

/** [S43] The year's fields and searches, filtered by typing; arrows choose, Enter picks. */
export const SourcePicker = ({ year, onPick }: SourcePickerProps) => {
  const supporters = useYear().year.supportersTotal;
  const listId = useId();
  const [filter, setFilter] = useState('');
  const [active, setActive] = useState(0);
  const choices = useMemo(() => sourceChoices(year), [year]);
  const rows = useMemo(() => withGroups(filterChoices(choices, filter)), [choices, filter]);
  const optionRows = useMemo(() => optionRowsOf(rows), [rows]);
  const activeRow = optionRows[active] ?? -1;
  const shown = useListWindow(rows.length, active === 0 ? 0 : activeRow, {
    rowPx: ROW_PX,
    listPx: LIST_PX,
  });
  const rowId = (row: number) => `${listId}-${String(row)}`;

  const pick = ({ source, refusal }: SourceChoice) => {
    if (refusal === null) onPick(source);
  };
  const press = (event: KeyboardEvent) => {
    const moved = MOVES[event.key]?.(active, optionRows.length);
    if (moved !== undefined) setActive(moved);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      const row = rows[activeRow];
      if (row?.kind === 'choice') pick(row.choice);
    } else return;
    event.preventDefault();
  };

  return (
    <Box>
      <Input
        size="sm"
        role="combobox"
        aria-label="Find a field or search"
        placeholder="Find a field or search"
        autoComplete="off"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeRow < 0 ? undefined : rowId(activeRow)}
        value={filter}
        onChange={(event) => {
          setFilter(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <Box
        ref={shown.list}
        id={listId}
        role="listbox"
        aria-label="Fields and searches"
        tabIndex={-1}
        mt="2"
        mx="-2"
        overflowY="auto"
        position="relative"
        style={{ height: LIST_PX }}
        onScroll={shown.onScroll}
      >
        <div role="presentation" style={{ height: rows.length * ROW_PX }}>
          {rows.slice(shown.first, shown.end).map((row, index) => (
            <SourceRow
              key={row.kind === 'group' ? row.name : row.choice.key}
              row={row}
              id={rowId(shown.first + index)}
              topPx={(shown.first + index) * ROW_PX}
              position={optionRows.indexOf(shown.first + index) + 1}
              total={optionRows.length}
              active={shown.first + index === activeRow}
              supporters={supporters}
              onPick={pick}
            />
          ))}
        </div>
        {rows.length === 0 && (
          <Text px="2" py="6" textAlign="center" color="fg.muted">
            {choices.length === 0
              ? 'This year has no fields and searches yet. Import supporter data on Data fields.'
              : `No field or search is called “${filter}”.`}
          </Text>
        )}
      </Box>
      <VisuallyHidden aria-live="polite">
        {optionRows.length === 1 ? '1 found' : `${String(optionRows.length)} found`}
      </VisuallyHidden>
    </Box>
  );
};

const PAGE_ROWS = 6;

const MOVES: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (count === 0 ? 0 : (active + 1) % count),
  ArrowUp: (active, count) => (count === 0 ? 0 : (active - 1 + count) % count),
  PageDown: (active, count) => Math.max(0, Math.min(active + PAGE_ROWS, count - 1)),
  PageUp: (active) => Math.max(0, active - PAGE_ROWS),
};
