import { calculationSentence } from 'evaluation';
import type {
  Calculation,
  CalculatedExample,
  CalculatedPreview,
  EditedCalculation,
  Search,
  Year,
} from 'shared-kernel/model';
import { nameOf, printCount } from 'shared-kernel/model';
import { HiddenFields } from 'shared-kernel/roles';
import { serverSentence } from 'shared-kernel/server';
import { Alert, Box, ErrorPanel, Heading, Panel, Stack, Table, Text } from 'shared-kernel/ui';
import { useRef } from 'react';
import { CopyEmail } from '../copy-email/CopyEmail';
import { MaskedEmails, ShowMaskedEmails } from '../copy-email/MaskedEmails';
import { ScrollTable } from '../scroll-table/ScrollTable';
import { Coverage } from './Coverage';
import { useCalculatedPreview } from './useCalculatedPreview';

interface PreviewPanelProps {
  readonly id: string;
  readonly calculation: Calculation | null;
  readonly year: Year;
  readonly searches: readonly Search[];
}

/** What the form comes to over all supporters of the year, before it is saved. */
export const PreviewPanel = ({ id, calculation, year, searches }: PreviewPanelProps) => {
  const shown = useCalculatedPreview(id, calculation);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel as="section" aria-label="Preview">
      <Heading ref={heading} as="h3" tabIndex={-1} fontSize="md" fontWeight="semibold">
        Preview
      </Heading>
      <Stack gap="3" mt="2">
        {calculation === null ? (
          <Text color="fg.muted">
            As soon as it is known what to work out, supporters of this year stand here with what it
            comes to for them.
          </Text>
        ) : (
          <Text>{sentenceOf(calculation, year, searches)}</Text>
        )}
        {shown.status === 'failed' && (
          <ErrorPanel title="The preview could not be worked out" onRetry={shown.retry}>
            {serverSentence(shown.failure)} Nothing has been changed.
          </ErrorPanel>
        )}
        {(shown.status === 'working' || shown.status === 'ready') &&
          (shown.preview === null || calculation === null ? (
            <Text color="fg.muted" role="status">
              Working...
            </Text>
          ) : (
            <Box
              aria-busy={shown.status === 'working'}
              opacity={shown.status === 'working' ? 0.6 : 1}
            >
              {shown.preview.masked !== undefined && (
                <Box mb="3">
                  <HiddenFields
                    names={shown.preview.masked}
                    onShow={() => {
                      heading.current?.focus();
                      shown.reveal();
                    }}
                  />
                </Box>
              )}
              <Shown preview={shown.preview} field={{ id, calculation }} />
            </Box>
          ))}
      </Stack>
    </Panel>
  );
};

export const sentenceOf = (
  calculation: Calculation,
  { dateTo }: Year,
  searches: readonly Search[],
): string =>
  calculationSentence(calculation, {
    dateTo,
    nameOfSearch: (id) => {
      const search = searches.find((one) => one.id === id);
      return search === undefined ? null : nameOf(search);
    },
  });

interface ShownProps {
  readonly preview: CalculatedPreview;
  readonly field: EditedCalculation;
}

const Shown = ({ preview, field }: ShownProps) => (
  <MaskedEmails
    of={{ kind: 'calculated', field }}
    emails={preview.examples.map(({ supporterEmail }) => supporterEmail)}
  >
    <Stack gap="3">
      {preview.problems.map((problem) => (
        <Alert.Root key={problem} status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">{problem}</Alert.Title>
        </Alert.Root>
      ))}
      <Coverage figures={preview.figures} />
      {preview.zero > 0 && (
        <Text fontSize="sm" color="fg.muted">
          For {printCount(preview.zero)} of them it is 0.
        </Text>
      )}
      {preview.examples.length > 0 && (
        <ScrollTable
          label="Examples"
          head={
            <>
              <Table.ColumnHeader>Value</Table.ColumnHeader>
              <Table.ColumnHeader>Worked out of</Table.ColumnHeader>
              <Table.ColumnHeader>Supporter</Table.ColumnHeader>
            </>
          }
        >
          {preview.examples.map((example, index) => (
            <Table.Row key={`${example.supporterEmail} ${String(index)}`} verticalAlign="top">
              <Table.Cell fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {example.value}
              </Table.Cell>
              <Table.Cell color="fg.muted" overflowWrap="anywhere">
                {workedWords(example)}
              </Table.Cell>
              <Table.Cell overflowWrap="anywhere">
                <CopyEmail email={example.supporterEmail} index={index} />
              </Table.Cell>
            </Table.Row>
          ))}
        </ScrollTable>
      )}
      <ShowMaskedEmails />
    </Stack>
  </MaskedEmails>
);

const workedWords = ({ workedFrom }: CalculatedExample): string =>
  workedFrom.length === 0
    ? '–'
    : workedFrom.map(({ name, value }) => `${name}: ${value}`).join(', ');
