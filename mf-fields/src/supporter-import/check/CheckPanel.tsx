import {
  printCount,
  type AbsentChoice,
  type ImportCheck,
  type ImportRecord,
  type SpecialAnswer,
} from 'shared-kernel/model';
import { usePageActions } from 'shared-kernel/page-actions';
import { Button, ConfirmDialog, Flex, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { CancelImport } from '../CancelImport';
import { Figures } from '../Figures';
import { RejectedRows } from '../result/RejectedRows';
import { UnreadableValues } from '../result/UnreadableValues';
import { AbsentInput } from './AbsentInput';
import { checkFigures, nothingToDo, rejectedTotal, supportersInFile } from './checkFigures';
import { FieldChanges } from './FieldChanges';
import { MergedRows } from './MergedRows';
import { SpecialFields } from './SpecialFields';

interface CheckPanelProps {
  readonly record: ImportRecord;
  readonly check: ImportCheck;
  readonly asking: boolean;
  readonly onRun: (absent: AbsentChoice, special: readonly SpecialAnswer[]) => void;
  readonly onColumns: () => void;
  readonly onCancel: () => void;
}

/** What the import would do; nothing is written before its button. */
export const CheckPanel = ({ record, check, asking, ...props }: CheckPanelProps) => {
  const [absent, setAbsent] = useState<AbsentChoice>('keep');
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [isConfirming, setConfirming] = useState(false);
  const hasSupporters = supportersInFile(check) > 0;
  const removed = absent === 'remove' && hasSupporters ? check.absentSupporters : 0;
  const { fieldsSpecial = [] } = check;
  const run = () => {
    const answer = (name: string) => ({ name, sensitive: !others.has(name) });
    props.onRun(absent, fieldsSpecial.map(answer));
  };
  const nothing = nothingToDo(check, removed);
  const ask = () => (removed > 0 ? setConfirming(true) : run());
  usePageActions([
    {
      id: 'run-import',
      label: `${runWords(check, removed)}${removed > 0 ? '…' : ''}`,
      keys: [],
      isAvailable: () => nothing === null && !asking,
      run: ask,
    },
    {
      id: 'back-to-columns',
      label: 'Back to the columns',
      keys: [],
      isAvailable: () => !asking,
      run: props.onColumns,
    },
  ]);
  return (
    <Stack gap="4">
      <Panel>
        <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          What importing {record.fileName} will do
        </Heading>
        <Text color="fg.muted" fontSize="sm" mb="2">
          Nothing has been written yet.
        </Text>
        <Figures label="Result of the check" figures={checkFigures(check)} />
        <MergedRows merged={check.merged} mergedRows={check.mergedRows} />
      </Panel>
      {check.absentSupporters > 0 && hasSupporters && (
        <AbsentInput count={check.absentSupporters} choice={absent} onChoice={setAbsent} />
      )}
      {hasSupporters && <FieldChanges check={check} />}
      {hasSupporters && fieldsSpecial.length > 0 && (
        <SpecialFields
          names={fieldsSpecial}
          others={others}
          disabled={asking}
          onChange={(name, sensitive) => {
            const rest = [...others].filter((one) => one !== name);
            setOthers(new Set(sensitive ? rest : [...rest, name]));
          }}
        />
      )}
      {record.rejectedRows.length > 0 && (
        <RejectedRows record={record} total={rejectedTotal(check.rejected)}>
          {hasSupporters && 'Everything else goes in. '}You can correct these lines in the file, and
          import it again.
        </RejectedRows>
      )}
      {hasSupporters && (
        <UnreadableValues record={record}>
          To change that, correct them in the file, or choose another type at the columns.
        </UnreadableValues>
      )}
      <Flex gap="3" wrap="wrap" align="center">
        <Button loading={asking} disabled={nothing !== null} onClick={ask}>
          {nothing === null ? runWords(check, removed) : 'Nothing to import'}
        </Button>
        <Button variant="outline" disabled={asking} onClick={props.onColumns}>
          Back to the columns
        </Button>
        <CancelImport disabled={asking} onCancel={props.onCancel} />
        <Text color="fg.muted" fontSize="sm" role="status">
          {nothing}
        </Text>
      </Flex>
      <ConfirmDialog
        open={isConfirming}
        title={`Remove ${supporters(removed)}?`}
        confirmLabel="Import and remove"
        danger
        onConfirm={() => {
          setConfirming(false);
          run();
        }}
        onCancel={() => setConfirming(false)}
      >
        They are not in {record.fileName}. Undoing this import brings them back until the next one.
      </ConfirmDialog>
    </Stack>
  );
};

function runWords({ newSupporters, changed }: ImportCheck, removed: number): string {
  const imported = newSupporters + changed;
  const remove = removed > 0 ? `remove ${supporters(removed)}` : '';
  if (imported === 0 && remove !== '') return `R${remove.slice(1)}`;
  const words = `Import ${supporters(imported)}`;
  return remove === '' ? words : `${words} and ${remove}`;
}

const supporters = (count: number): string =>
  `${printCount(count)} ${count === 1 ? 'supporter' : 'supporters'}`;
