import type { ConditionSet } from 'shared-kernel/condition-editor';
import type { ConditionId } from 'shared-kernel/model';
import { latePart } from 'shared-kernel/late-parts';
import { ForEditors } from 'shared-kernel/roles';
import { Box, Button, Skeleton, Text, User } from 'shared-kernel/ui';
import { useEffect, useRef, useState } from 'react';
import type { ExamplesPanelProps } from './ExamplesPanel';
import { withConditions } from './withConditions';

/** Few begin so: it comes when it is opened. */
const ExamplesPanel = latePart(async () => (await import('./ExamplesPanel')).ExamplesPanel, {
  waiting: <Skeleton h="16rem" borderRadius="l3" aria-busy role="status" aria-label="Loading" />,
});

interface StartFromPeopleProps extends Omit<ExamplesPanelProps, 'onAdd' | 'onClose'> {
  readonly onChange: (value: ConditionSet) => void;
}

/** For whoever knows people but not fields: opens what finds conditions that they share, below what adds conditions. */
export const StartFromPeople = ({ onChange, ...props }: StartFromPeopleProps) => {
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const { conditions } = props.value;
  const button = useRef<HTMLButtonElement>(null);
  const isEmpty = conditions.length === 0;
  useFocusOf(added?.conditions === conditions ? added.first : null);
  const close = () => {
    setOpen(false);
    // The panel takes the focus with it.
    button.current?.focus();
  };
  return (
    <ForEditors>
      <Button
        ref={button}
        variant={isEmpty ? 'outline' : 'ghost'}
        color={isEmpty ? undefined : 'fg.muted'}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setAdded(null);
        }}
      >
        <User size={16} aria-hidden />
        Start from people you know
      </Button>
      <Box flexBasis="full" minW="0" mt={open ? 2 : 0} _empty={{ display: 'none' }}>
        {open && (
          <ExamplesPanel
            {...props}
            onAdd={(chosen) => {
              const changed = withConditions(props.value, chosen);
              const first = changed.conditions[conditions.length]?.id ?? null;
              setAdded({ count: chosen.length, first, conditions: changed.conditions });
              setOpen(false);
              onChange(changed);
            }}
            onClose={close}
          />
        )}
        {isEmpty && !open && (
          <Text color="fg.muted" fontSize="sm">
            Not sure which fields to ask about? Name a few supporters who belong here.
          </Text>
        )}
      </Box>
      <Text role="status" aria-label="Added conditions" fontSize="sm" color="fg.muted">
        {added?.conditions === conditions && addedWords(added.count)}
      </Text>
    </ForEditors>
  );
};

/** What was added last, as long as nothing else has been edited. */
interface Added {
  readonly count: number;
  readonly first: ConditionId | null;
  readonly conditions: ConditionSet['conditions'];
}

/** The focus goes to the first of what was added (D460). */
function useFocusOf(id: ConditionId | null): void {
  useEffect(() => {
    if (id === null) return;
    document.querySelector<HTMLElement>(`[data-condition="${CSS.escape(id)}"]`)?.focus();
  }, [id]);
}

const addedWords = (count: number): string =>
  `${count === 1 ? '1 condition is' : `${String(count)} conditions are`} added. Undo takes ${count === 1 ? 'it' : 'them'} back.`;
