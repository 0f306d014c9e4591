import { List, Stack, Text } from 'shared-kernel/ui';
import type { TransferReport } from './transferScreen';

interface TransferReportViewProps {
  readonly report: TransferReport;
  readonly yearName: string;
}

/** What the other year does not have, and what becomes of it. */
export const TransferReportView = ({ report, yearName }: TransferReportViewProps) => {
  const { fields, searches, leftOut, seenByNobody } = report;
  if (fields.length + searches.length + leftOut.length === 0) {
    return <Text>{yearName} has every field and search that this screen uses.</Text>;
  }
  return (
    <Stack gap="3">
      <Missing
        title={`Not in ${yearName}: fields`}
        names={fields}
        outcome="Conditions on them are kept and marked as faulty; texts print their fallbacks."
      />
      <Missing
        title={`Not in ${yearName}: searches in conditions and texts`}
        names={searches}
        outcome="Conditions on them are kept and marked as faulty; texts print their fallbacks."
      />
      <Missing
        title={`Not in ${yearName}: searches that decide who sees the screen`}
        names={leftOut}
        outcome={
          seenByNobody
            ? 'The copy goes without them: until you choose others in its set-up, nobody sees it.'
            : 'The copy goes without them, which changes who sees it. Look at its set-up.'
        }
      />
    </Stack>
  );
};

interface MissingProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly outcome: string;
}

const Missing = ({ title, names, outcome }: MissingProps) =>
  names.length > 0 && (
    <Stack gap="1">
      <Text color="fg" fontWeight="medium">
        {title}
      </Text>
      <List.Root ps="5" maxH="8rem" overflowY="auto" aria-label={title} tabIndex={0}>
        {names.map((name) => (
          <List.Item key={name} overflowWrap="anywhere">
            {name}
          </List.Item>
        ))}
      </List.Root>
      <Text fontSize="sm">{outcome}</Text>
    </Stack>
  );
