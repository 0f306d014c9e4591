import {
  countWords,
  dayWords,
  printCount,
  unbroken,
  type CivilDate,
  type DayResults,
  type ResultCount,
} from 'shared-kernel/model';
import { Box, Button, Panel, Table } from 'shared-kernel/ui';
import { useState } from 'react';

/** Days before the others are asked for. */
const FIRST_DAYS = 14;

/** The outer cells stand where the texts of panels do. */
const CELLS_AS_PANEL = {
  '& th, & td': { paddingInline: { base: 1.5, md: 3 } },
  '& tr > :first-of-type': { paddingInlineStart: { base: 4, md: 5 } },
  '& tr > :last-of-type': { paddingInlineEnd: { base: 4, md: 5 } },
} as const;

/** Every day with its counts, the newest first. */
export const DayTable = ({ days }: { days: readonly DayResults[] }) => {
  const [allShown, showAll] = useState(false);
  const newestFirst = days.toReversed();
  const shown = allShown ? newestFirst : newestFirst.slice(0, FIRST_DAYS);
  return (
    <Panel p="0" px="0" py="0" overflow="hidden">
      <Box tabIndex={0} role="region" aria-label="Figures by day" overflowX="auto">
        <Table.Root size="sm" aria-label="Figures by day" css={CELLS_AS_PANEL}>
          <Table.Header>
            <Table.Row bg="bg.panel">
              <Table.ColumnHeader>Day</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Opened</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Finished</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Shared</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Acted</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ day, opened, finished, shared, acted }) => (
              <Table.Row key={dayWords(day)} bg="bg.panel">
                <Table.Cell fontWeight="medium" whiteSpace={{ sm: 'nowrap' }}>
                  {shortDay(day)}
                  <Box as="span" hideBelow="sm">
                    {unbroken(` ${String(day.year)}`)}
                  </Box>
                </Table.Cell>
                {[opened, finished, shared, acted].map((count, index) => (
                  <CountCell key={index} count={count} />
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {shown.length < days.length && (
        <Box p="3" borderTopWidth="1px">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              showAll(true);
            }}
          >
            Show all {days.length} days
          </Button>
        </Box>
      )}
    </Panel>
  );
};

const CountCell = ({ count }: { count: ResultCount }) => (
  <Table.Cell
    textAlign="end"
    fontVariantNumeric="tabular-nums"
    color={count.kind === 'fewerThan' ? 'fg.muted' : 'fg'}
  >
    {count.kind === 'exact' ? (
      countWords(count)
    ) : (
      <>
        <Box as="span" srOnly>
          {countWords(count)}
        </Box>
        <span aria-hidden>{unbroken(`${SIGNS[count.kind]} ${printCount(count.count)}`)}</span>
      </>
    )}
  </Table.Cell>
);

/** In place of words, which would break over two lines on a phone. */
const SIGNS = { fewerThan: '<', atLeast: '≥' } as const;

/** `14 Nov`: five columns have little room on a phone. */
const shortDay = ({ year, month, day }: CivilDate): string =>
  unbroken(
    new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
  );
