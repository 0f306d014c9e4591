import { Link, links } from 'shared-kernel/contract';
import { failureSentence } from 'shared-kernel/firestore';
import { ForEditors } from 'shared-kernel/roles';
import { RESTORABLE_DAYS } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useScope, useToast } from 'shared-kernel/session';
import { BinButton } from 'shared-kernel/versions';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorPanel,
  Flex,
  Page,
  Skeleton,
  Stack,
} from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { CalculatedForm } from './CalculatedForm';
import { CalculatedPanel } from './CalculatedPanel';
import { calculatedStoreAtom } from './calculatedStore';
import { EMPTY_FORM, formOf } from './calculationForm';
import { sentenceOf } from './PreviewPanel';
import type { Opened } from './useCalculatedEdits';
import {
  useCalculatedFields,
  type CalculatedList,
  type ListedCalculated,
} from './useCalculatedFields';

/** `/fields/calculated`: fields that are worked out of others (D288). */
export const CalculatedFieldsPage = () => {
  const { organisationId, yearId } = useScope();
  return <PageOfYear key={`${organisationId}/${yearId}`} />;
};

const PageOfYear = () => {
  const { newId } = useAtomValue(calculatedStoreAtom);
  const [list, reload] = useCalculatedFields();
  const [opened, setOpened] = useState<Opened | null>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  // Where a form was is the list again, which begins with the way to another one (D194).
  useEffect(() => {
    if (opened === null && wasOpened.current) newButton.current?.focus();
    wasOpened.current = opened !== null;
  }, [opened]);
  const openNew = () => setOpened({ id: newId(), form: EMPTY_FORM, calculated: null });
  return (
    <Page
      title="Calculated fields"
      help="Numbers, days and names that are worked out of your data fields: use them in texts, conditions and searches like any field."
      action={
        <Flex gap="3" wrap="wrap">
          <Button asChild variant="outline">
            <Link to={links.fields()}>Data fields</Link>
          </Button>
          {opened === null && <BinButton kind="calculatedField" onRestored={() => void reload()} />}
          <ForEditors>
            <Button
              ref={newButton}
              disabled={list.status !== 'ready' || opened !== null}
              onClick={openNew}
            >
              New calculated field
            </Button>
          </ForEditors>
        </Flex>
      }
    >
      {list.status === 'loading' && <Waiting />}
      {list.status === 'failed' && (
        <ErrorPanel title="The calculated fields could not be loaded" onRetry={() => void reload()}>
          {failureSentence(list.error)} Your data is safe.
        </ErrorPanel>
      )}
      {list.status === 'ready' &&
        (opened === null ? (
          <Fields
            list={list.value}
            onNew={openNew}
            onEdit={({ name, calculated }) =>
              setOpened({
                id: calculated.id,
                form: formOf(name, calculated),
                calculated,
              })
            }
          />
        ) : (
          <CalculatedForm
            key={opened.id}
            opened={opened}
            list={list.value}
            onClose={() => setOpened(null)}
          />
        ))}
    </Page>
  );
};

interface FieldsProps {
  readonly list: CalculatedList;
  readonly onNew: () => void;
  readonly onEdit: (field: ListedCalculated) => void;
}

const Fields = ({ list, onNew, onEdit }: FieldsProps) => {
  const [asked, setAsked] = useState<ListedCalculated | null>(null);
  const remove = useDeletion();
  if (list.calculated.length === 0)
    return (
      <EmptyState
        title="No calculated fields yet"
        action={
          <ForEditors>
            <Button onClick={onNew}>Make one</Button>
          </ForEditors>
        }
      >
        Add twelve months up to a year, count petitions, say “3 saplings for every £10” or “more
        than 8 in 10 supporters”.
      </EmptyState>
    );
  return (
    <Stack gap="3">
      {list.calculated.map((field) => (
        <CalculatedPanel
          key={field.calculated.id}
          field={field}
          sentence={sentenceOf(field.calculated.calculation, list.year, list.searches)}
          uses={list.usesOf(field)}
          problems={list.problemsOf(field)}
          onEdit={() => onEdit(field)}
          onDelete={() => setAsked(field)}
        />
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={`Delete “${asked?.name ?? ''}”?`}
        confirmLabel="Delete"
        danger
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) void remove(asked);
        }}
      >
        What it was worked out of stays as it is. It can be restored from the bin for{' '}
        {RESTORABLE_DAYS} days.
      </ConfirmDialog>
    </Stack>
  );
};

function useDeletion(): (field: ListedCalculated) => Promise<void> {
  const { deleteCalculatedField } = useAtomValue(calculatedStoreAtom);
  const scope = useScope();
  const showToast = useToast();
  const { yearChanged } = useServerChanges();
  return async ({ name, calculated }) => {
    const answer = await deleteCalculatedField(scope, calculated.id);
    if (!answer.ok)
      showToast({ header: name, body: serverSentence(answer.error), variant: 'danger' });
    else if (answer.value.outcome === 'refused')
      showToast({ header: name, body: answer.value.sentence, variant: 'danger' });
    else {
      showToast({ header: name, body: 'Deleted', variant: 'success' });
      await yearChanged(scope);
    }
  };
}

const Waiting = () => (
  <Stack gap="3" aria-busy aria-label="Loading calculated fields" role="status">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} h="9rem" borderRadius="l3" />
    ))}
  </Stack>
);
