import { useState } from 'react';
import { links } from 'shared-kernel/contract';
import { printCount, type Year } from 'shared-kernel/model';
import { Box, Button, Table, Text } from 'shared-kernel/ui';
import { HomePanel } from './HomePanel';
import { reachRows, type ReachRow } from './reachRows';
import type { Part } from './useYearHome';

/** Rows before the others are asked for. */
const FIRST_ROWS = 7;

/** How many supporters see 0, 1, 2, … screens: a table whose middle column is drawn as bars. */
export const ReachPanel = ({ year }: { readonly year: Part<Year> }) => (
  <HomePanel title="Reach" part={year} more={{ to: links.screens(), words: 'Who sees what' }}>
    {({ supportersTotal, screensCombined }) => {
      if (supportersTotal < 0) return <Note>Working...</Note>;
      if (supportersTotal === 0) return <Note>There are no supporters to reach yet.</Note>;
      return <Bars rows={reachRows(screensCombined, supportersTotal)} />;
    }}
  </HomePanel>
);

const Note = ({ children }: { readonly children: string }) => (
  <Text fontSize="sm" color="fg.muted">
    {children}
  </Text>
);

const Bars = ({ rows }: { readonly rows: readonly ReachRow[] }) => {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <Table.Root size="sm" aria-label="Supporters by number of screens">
        <Table.Header srOnly>
          <Table.Row>
            <Table.ColumnHeader>Screens</Table.ColumnHeader>
            <Table.ColumnHeader aria-hidden />
            <Table.ColumnHeader>Supporters</Table.ColumnHeader>
            <Table.ColumnHeader>Share</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {shown.map((row) => (
            <Bar key={row.screens} {...row} />
          ))}
        </Table.Body>
      </Table.Root>
      {rows.length > FIRST_ROWS && (
        <Button
          size="sm"
          variant="plain"
          px="0"
          color="fg.muted"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
          }}
        >
          {all ? 'Show fewer' : `Show all ${String(rows.length)} rows`}
        </Button>
      )}
    </>
  );
};

const CELL = { borderBottomWidth: '0', px: '0', py: '1.5', fontVariantNumeric: 'tabular-nums' };

const Bar = ({ screens, supporters, percent, share }: ReachRow) => (
  <Table.Row bg="transparent">
    <Table.ColumnHeader
      scope="row"
      {...CELL}
      w="6.5rem"
      fontWeight="normal"
      color={screens === 0 ? 'fg.muted' : 'fg'}
    >
      {screens === 0 ? 'No screen' : screens === 1 ? '1 screen' : `${String(screens)} screens`}
    </Table.ColumnHeader>
    <Table.Cell {...CELL} aria-hidden>
      <Box h="10px" borderRadius="full" bg="bg.muted" overflow="hidden">
        <Box
          h="full"
          minW={supporters > 0 ? '3px' : undefined}
          borderRadius="full"
          bg={screens === 0 ? 'border.emphasized' : 'green.solid'}
          style={{ width: `${String(Math.min(percent, 100))}%` }}
        />
      </Box>
    </Table.Cell>
    <Table.Cell {...CELL} w="1%" ps="4" textAlign="end" fontWeight="medium" whiteSpace="nowrap">
      {printCount(supporters)}
    </Table.Cell>
    <Table.Cell {...CELL} w="4.25rem" textAlign="end" color="fg.muted" whiteSpace="nowrap">
      {share}
    </Table.Cell>
  </Table.Row>
);
