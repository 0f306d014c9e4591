import { calculationSentence } from 'evaluation';
import type {
  Calculation,
  CalculatedExample,
  CalculatedPreview,
  Search,
  Year,
} from 'shared-kernel/model';
import { nameOf } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { Alert, Box, ErrorPanel, Heading, Panel, Stack, Table, Text } from 'shared-kernel/ui';
import { CopyEmail } from '../copy-email/CopyEmail';
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
  return (
    <Panel as="section" aria-label="Preview">
      <Heading as="h3" fontSize="md" fontWeight="semibold">
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
          (shown.preview === null ? (
            <Text color="fg.muted" role="status">
              Working...
            </Text>
          ) : (
            <Box
              aria-busy={shown.status === 'working'}
              opacity={shown.status === 'working' ? 0.6 : 1}
            >
              <Shown preview={shown.preview} />
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

const Shown = ({ preview }: { readonly preview: CalculatedPreview }) => (
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
        For {preview.zero.toLocaleString('en-GB')} of them it is 0.
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
        {preview.examples.map((example) => (
          <Table.Row key={example.supporterEmail} verticalAlign="top">
            <Table.Cell fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {example.value}
            </Table.Cell>
            <Table.Cell color="fg.muted" overflowWrap="anywhere">
              {workedWords(example)}
            </Table.Cell>
            <Table.Cell overflowWrap="anywhere">
              <CopyEmail email={example.supporterEmail} />
            </Table.Cell>
          </Table.Row>
        ))}
      </ScrollTable>
    )}
  </Stack>
);

const workedWords = ({ workedFrom }: CalculatedExample): string =>
  workedFrom.length === 0
    ? '–'
    : workedFrom.map(({ name, value }) => `${name}: ${value}`).join(', ');
