import {
  compileEdited,
  compileYear,
  fieldsTold,
  searchReasonWords,
  traceSearch,
  type SearchTrace,
} from 'evaluation';
import { failureSentence, type LoadFailure } from 'shared-kernel/firestore';
import type {
  ConditionNode,
  FieldListEntry,
  Search,
  SearchDefinition,
  Supporter,
} from 'shared-kernel/model';
import { keepOwnUndo } from 'shared-kernel/page-actions';
import { HiddenFields } from 'shared-kernel/roles';
import { useScope, useYear } from 'shared-kernel/session';
import { useToday } from 'shared-kernel/today';
import { Mark, TraceView } from 'trace-view';
import {
  Box,
  Field,
  Heading,
  Input,
  LOOKUP_TEXTS,
  Panel,
  Text,
  useSupporterLookup,
  type SupporterLookup,
} from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useRef, useState } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';

interface WhyPanelProps {
  readonly search: SearchDefinition;
  readonly searches: readonly Search[];
  readonly fields: readonly FieldListEntry[];
  readonly wordsOf: (condition: ConditionNode) => string;
}

/** Why one supporter matches the search as it stands in the editor, or does not. */
export const WhyPanel = ({ search, searches, fields, wordsOf }: WhyPanelProps) => {
  const { year } = useYear();
  const today = useToday();
  const [email, setEmail] = useState('');
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const [revealed, setRevealed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const lookUp = useCallback(
    (written: string) => store.readSupporter(scope, written, written === revealed),
    [store, scope, revealed],
  );
  const lookup = useSupporterLookup(email, lookUp);
  const compiled = useMemo(
    () => compileYear({ year, today, fields, searches, screens: [] }),
    [year, today, fields, searches],
  );
  const supporter = lookup.status === 'found' ? lookup.found : null;
  const hidden = useMemo(() => {
    const told = fieldsTold(compileEdited(compiled, search), { source: 'search', id: search.id });
    return (supporter?.masked ?? []).filter((name) => told.has(name));
  }, [compiled, search, supporter]);
  const trace = useMemo(
    () =>
      supporter === null || hidden.length > 0 ? null : traceSearch(compiled, search, supporter),
    [compiled, search, supporter, hidden],
  );
  return (
    <Panel as="section" aria-label="Why?">
      <Heading as="h2" fontSize="lg" fontWeight="semibold">
        Why?
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="1" mb="3">
        See for one supporter what each condition reads, and why it passes or not.
      </Text>
      <Field.Root>
        <Field.Label fontSize="sm">Supporter’s email</Field.Label>
        <Input
          ref={input}
          type="email"
          value={email}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={keepOwnUndo}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
          }}
        />
      </Field.Root>
      <Text
        role="status"
        aria-label="Supporter lookup"
        fontSize="sm"
        color="fg.muted"
        mt="1.5"
        minH="5"
      >
        {lookupWords(lookup)}
      </Text>
      {hidden.length > 0 && (
        <Box mt="3">
          <HiddenFields
            names={hidden}
            onShow={() => {
              input.current?.focus();
              setRevealed(email.trim());
            }}
          >
            Why is told with them alone.
          </HiddenFields>
        </Box>
      )}
      {trace !== null && supporter !== null && (
        <Outcome email={supporter.email} trace={trace} wordsOf={wordsOf} />
      )}
    </Panel>
  );
};

function lookupWords(lookup: SupporterLookup<Supporter, LoadFailure>): string {
  if (lookup.status === 'none') return '';
  if (lookup.status === 'notFound' && lookup.failure.code !== 'data/not-found')
    return failureSentence(lookup.failure);
  return LOOKUP_TEXTS[lookup.status];
}

interface OutcomeProps {
  readonly email: string;
  readonly trace: SearchTrace;
  readonly wordsOf: WhyPanelProps['wordsOf'];
}

const Outcome = ({ email, trace, wordsOf }: OutcomeProps) => (
  <Box mt="3">
    <Box mb="4" p="3" borderRadius="l2" bg={trace.passed ? 'green.subtle' : 'bg.muted'}>
      <Mark passed={trace.passed}>
        <Text fontWeight="semibold">
          {email} {trace.passed ? 'matches' : 'does not match'}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {searchReasonWords(trace)}
        </Text>
      </Mark>
    </Box>
    <TraceView trace={trace} wordsOf={wordsOf} />
  </Box>
);
