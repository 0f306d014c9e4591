import { compileYear, proposedConditions } from 'evaluation';
import type { ConditionSet } from 'shared-kernel/condition-editor';
import type { Condition, ConditionNode, FieldListEntry, Search } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useToday } from 'shared-kernel/today';
import { Box, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';
import { ExampleEmailsForm } from './ExampleEmailsForm';
import { Proposals } from './Proposals';
import { useExamplePeople, type ExamplePeople } from './useExamplePeople';
import { needsGroup } from './withConditions';

export interface ExamplesPanelProps {
  /** What the search asks as edited. */
  readonly value: ConditionSet;
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly Search[];
  readonly supportersTotal: number;
  readonly room: number;
  readonly wordsOf: (condition: ConditionNode) => string;
  readonly onAdd: (conditions: readonly Condition[]) => void;
  readonly onClose: () => void;
}

/** Supporters by their emails in; conditions that all of them meet out (D486). */
export const ExamplesPanel = (props: ExamplesPanelProps) => {
  const { value, searches, supportersTotal } = props;
  const { year } = useYear();
  const today = useToday();
  const form = useExamplePeople(props.fields);
  const { found } = form;
  const proposed = useMemo(() => {
    if (found.status !== 'found') return [];
    const { people: examples, fields } = found;
    return proposedConditions({
      year: compileYear({ year, today, fields, searches, screens: [] }),
      ...{ fields, supportersTotal, examples, asked: value.conditions },
    });
  }, [found, year, today, searches, supportersTotal, value.conditions]);
  return (
    <Panel
      as="section"
      aria-label="Start from people you know"
      onKeyDown={(event) => {
        // One that closes a list of addresses closes that alone.
        if (event.key === 'Escape' && !event.defaultPrevented) props.onClose();
      }}
    >
      <Heading as="h3" fontSize="md" fontWeight="semibold">
        Start from people you know
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="1" mb="4" maxW="65ch">
        Name one to five supporters who belong in this search, and choose from what they share.
        Their emails are not kept; that you looked them up is noted in the activity log.
      </Text>
      <ExampleEmailsForm form={form} onClose={props.onClose} />
      <Text role="status" aria-label="Supporter lookup" srOnly>
        {statusWords(found, proposed.length)}
      </Text>
      {found.status === 'failed' && (
        <Text ref={intoView} role="alert" color="fg.error" fontSize="sm" mt="3">
          {found.sentence}
        </Text>
      )}
      {found.status === 'found' && (
        <Box ref={intoView} borderTopWidth="1px" mt="4" pt="4">
          {proposed.length === 0 ? (
            <NothingInCommon people={found.people.length} isFirst={value.conditions.length === 0} />
          ) : (
            <Proposals
              {...{ proposed, supportersTotal }}
              people={found.people.length}
              wordsOf={props.wordsOf}
              room={props.room}
              isGrouped={(added) => needsGroup(value, added)}
              onAdd={props.onAdd}
            />
          )}
        </Box>
      )}
    </Panel>
  );
};

/** What came of looking would else lie below the window, or behind the bar that saves. */
const intoView = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'nearest' });
};

interface NothingInCommonProps {
  readonly people: number;
  /** Whether the search asks for nothing yet. */
  readonly isFirst: boolean;
}

const NothingInCommon = ({ people, isFirst }: NothingInCommonProps) => (
  <Stack gap="1">
    <Text fontWeight="medium">
      {people === 1
        ? `Nothing ${isFirst ? '' : 'else '}stands out about this supporter`
        : `Nothing ${isFirst ? '' : 'else '}sets them apart from others`}
    </Text>
    <Text color="fg.muted" fontSize="sm" maxW="65ch">
      {people === 1 ? 'Name somebody else' : 'Name fewer of them, or others who are more alike'}.
      What nearly everybody has, what names a person and what is sensitive is never proposed.
    </Text>
  </Stack>
);

function statusWords(found: ExamplePeople, proposed: number): string {
  if (found.status === 'looking') return 'Looking';
  if (found.status !== 'found') return '';
  if (proposed === 0) return 'Nothing in common';
  return proposed === 1
    ? '1 condition to choose from'
    : `${String(proposed)} conditions to choose from`;
}
