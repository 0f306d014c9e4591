import { dayOrder } from 'evaluation';
import {
  dayBeside,
  dayOfInput,
  dayWords,
  isoDay,
  localDay,
  type CivilDate,
  type Year,
} from 'shared-kernel/model';
import { usePageActions } from 'shared-kernel/page-actions';
import { Button, Download, Field, Flex, Heading, Input, Panel, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { linksPortAtom } from '../linksPort';
import { ExportOutcome } from './ExportOutcome';
import type { LinkExporting } from './useLinkExport';
import { proposedValidUntil } from './validUntil';

interface ExportLinksProps {
  readonly year: Year;
  readonly exporting: LinkExporting;
}

/** Makes a link for every supporter, and hands them over as one CSV file. */
export const ExportLinks = ({ year, exporting }: ExportLinksProps) => {
  const today = localDay(useAtomValue(linksPortAtom).now());
  const [written, write] = useState(() => isoDay(proposedValidUntil(today)));
  const validUntil = usableDay(dayOfInput(written), today);
  const isRunning = exporting.state.status === 'running';
  const hasSupporters = year.supportersTotal !== 0;
  const canExport = validUntil !== null && !isRunning && hasSupporters;
  const start = () => {
    if (validUntil !== null) exporting.start(validUntil);
  };
  usePageActions([
    {
      id: 'export-links',
      label: 'Export personal links',
      keys: [],
      isAvailable: () => canExport,
      run: start,
    },
    {
      id: 'cancel-link-export',
      label: 'Cancel the export of links',
      keys: [],
      isAvailable: () => isRunning,
      run: exporting.cancel,
    },
    {
      id: 'save-links-again',
      label: 'Save the file of links again',
      keys: [],
      isAvailable: () => exporting.state.status === 'complete',
      run: exporting.save,
    },
  ]);
  return (
    <Panel as="section" aria-label="Export the links">
      <Heading as="h2" fontSize="lg" fontWeight="semibold">
        Export the links
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="1" mb="4">
        One CSV file with each supporter’s id and link. Links of earlier exports go on working until
        their own last day, unless they are revoked.
      </Text>
      <Flex gap="4" wrap="wrap" align="flex-start">
        <Field.Root w="auto" minW="12rem" invalid={validUntil === null} disabled={isRunning}>
          <Field.Label>Valid until</Field.Label>
          <Input
            type="date"
            value={written}
            min={isoDay(today)}
            max={isoDay(latestDay(today))}
            onChange={(event) => {
              write(event.currentTarget.value);
            }}
          />
          <Field.ErrorText>
            Choose a day from today to {dayWords(latestDay(today))}.
          </Field.ErrorText>
        </Field.Root>
        <Button mt={{ base: 0, sm: '26px' }} disabled={!canExport} onClick={start}>
          <Download size={16} aria-hidden />
          Export personal links
        </Button>
      </Flex>
      {!hasSupporters && (
        <Text mt="3" color="fg.muted" fontSize="sm">
          {year.name} has no supporters yet. Import them first.
        </Text>
      )}
      <ExportOutcome exporting={exporting} supportersTotal={year.supportersTotal} />
    </Panel>
  );
};

const TWO_YEARS_IN_DAYS = 730;
const latestDay = (today: CivilDate): CivilDate => dayBeside(today, TWO_YEARS_IN_DAYS);

const usableDay = (day: CivilDate | null, today: CivilDate): CivilDate | null =>
  day !== null && dayOrder(day) >= dayOrder(today) && dayOrder(day) <= dayOrder(latestDay(today))
    ? day
    : null;
