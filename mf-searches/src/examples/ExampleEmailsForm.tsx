import { keepOwnUndo } from 'shared-kernel/page-actions';
import { Button, chakra, Flex, Plus, Stack } from 'shared-kernel/ui';
import { useEffect, useRef } from 'react';
import { EmailInput } from './EmailInput';
import type { useExamplePeople } from './useExamplePeople';
import type { EmailRow } from './useEmailRows';

interface ExampleEmailsFormProps {
  readonly form: ReturnType<typeof useExamplePeople>;
  readonly onClose: () => void;
}

/** Whom staff know: one to five emails, and the button that looks them up. */
export const ExampleEmailsForm = ({ form, onClose }: ExampleEmailsFormProps) => {
  const { rows, found, add } = form;
  const [box, focusLater] = useFocusAfterEdit(rows);
  return (
    <chakra.form
      ref={box}
      noValidate
      onKeyDown={keepOwnUndo}
      onSubmit={(event) => {
        event.preventDefault();
        focusLater('fault');
        void form.find();
      }}
    >
      <Stack gap="3">
        {rows.map((row, index) => (
          <EmailInput
            key={row.id}
            {...{ row, number: index + 1 }}
            onWrite={(written) => {
              form.write(row.id, written);
            }}
            onSeveral={(emails) => {
              form.writeSeveral(row.id, emails);
            }}
            onRemove={
              rows.length === 1
                ? null
                : () => {
                    focusLater((rows[index - 1] ?? rows[1])?.id ?? null);
                    form.remove(row.id);
                  }
            }
          />
        ))}
        {add !== null && (
          <Button
            {...{ size: 'sm', variant: 'ghost', alignSelf: 'flex-start', ms: '-3' }}
            onClick={() => {
              focusLater(add());
            }}
          >
            <Plus size={16} aria-hidden />
            Add a supporter
          </Button>
        )}
        <Flex gap="2" wrap="wrap">
          <Button
            {...{ type: 'submit', variant: 'outline' }}
            // What stands beside it stays while it says that it looks.
            minW="11rem"
            loading={found.status === 'looking'}
            loadingText="Looking"
          >
            Find what they share
          </Button>
          <Button variant="ghost" color="fg.muted" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
};

/** A row, or the first of which something is wrong. */
type Wanted = EmailRow['id'] | 'fault' | null;

/** The focus goes to the first row as the form comes, to one that is added, and to what is wrong. */
function useFocusAfterEdit(rows: readonly EmailRow[]) {
  const box = useRef<HTMLFormElement>(null);
  const wanted = useRef<Wanted>(rows[0]?.id ?? null);
  useEffect(() => {
    const row = rows.find(({ id, fault }) =>
      wanted.current === 'fault' ? fault !== null : id === wanted.current,
    );
    if (row === undefined) return;
    wanted.current = null;
    box.current?.querySelector<HTMLInputElement>(`[data-row="${String(row.id)}"] input`)?.focus();
  }, [rows]);
  return [
    box,
    (next: Wanted) => {
      wanted.current = next;
    },
  ] as const;
}
