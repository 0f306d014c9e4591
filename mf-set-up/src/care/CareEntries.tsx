import { useRef, useState } from 'react';
import {
  civilDateInUtc,
  dayWords,
  printCount,
  type CareEntry,
  type CareList,
} from 'shared-kernel/model';
import {
  Alert,
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  Field,
  Input,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { NamedRow } from '../section/NamedRow';
import { SetUpSection } from '../section/SetUpSection';
import { REASON_WORDS, untilWords } from './careWords';

interface CareEntriesProps {
  readonly list: CareList;
  readonly onEnd: (entry: CareEntry) => Promise<boolean>;
}

/** Entries drawn at a time: a search finds the others. */
const SHOWN = 100;

/** Who is on the list, why and until when. */
export const CareEntries = ({ list, onEnd }: CareEntriesProps) => {
  const [written, setWritten] = useState('');
  const [asked, setAsked] = useState<CareEntry | null>(null);
  const [ending, setEnding] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const { entries, erased, applied } = list;
  const found = entries.filter((entry) => isFound(entry, written.trim().toLowerCase()));
  const end = async (entry: CareEntry) => {
    setAsked(null);
    setEnding(entry.id);
    const isDone = await onEnd(entry);
    setEnding('');
    if (isDone) search.current?.focus();
  };
  return (
    <SetUpSection
      title="On the list"
      help="Their data stays as it is, and they are back as soon as their entry ends."
    >
      {!applied && (
        <Alert.Root status="info" size="sm">
          <Alert.Indicator />
          <Alert.Title>
            An import is at work. The list holds already; counts and examples follow when it is
            over.
          </Alert.Title>
        </Alert.Root>
      )}
      {entries.length === 0 ? (
        <EmptyState title="Nobody is on the care list">
          Whom you add above is in no count, example, link or screen from that moment on.
        </EmptyState>
      ) : (
        <>
          <Field.Root maxW="24rem">
            <Field.Label>Find an entry</Field.Label>
            <Input
              ref={search}
              type="search"
              value={written}
              autoComplete="off"
              onChange={(event) => {
                setWritten(event.currentTarget.value);
              }}
            />
          </Field.Root>
          <Text role="status" color="fg.muted" fontSize="sm">
            {countWords(found.length, entries.length)}
          </Text>
          <Stack as="ul" listStyleType="none" gap="0" aria-label="Care list">
            {found.slice(0, SHOWN).map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                isEnding={entry.id === ending}
                onEnd={() => {
                  setAsked(entry);
                }}
              />
            ))}
          </Stack>
        </>
      )}
      {erased > 0 && (
        <Text color="fg.muted" fontSize="sm">
          {erased === 1 ? 'One email was' : `${printCount(erased)} emails were`} erased and{' '}
          {erased === 1 ? 'is' : 'are'} kept out of imports for good. Nobody knows them by name any
          more.
        </Text>
      )}
      <ConfirmDialog
        open={asked !== null}
        title="End this entry?"
        confirmLabel="End entry"
        onCancel={() => {
          setAsked(null);
        }}
        onConfirm={() => {
          if (asked !== null) void end(asked);
        }}
      >
        {asked === null
          ? ''
          : `${asked.value} ${asked.effect === 'quiet' ? 'gets links and screens again' : 'is counted and shown again'} from now on.`}
      </ConfirmDialog>
    </SetUpSection>
  );
};

const isFound = ({ value, note, reason, addedBy }: CareEntry, written: string): boolean =>
  [value, note, REASON_WORDS[reason], addedBy].some((text) => text.toLowerCase().includes(written));

const countWords = (found: number, all: number): string =>
  [
    found === all
      ? `${printCount(all)} ${all === 1 ? 'entry' : 'entries'}`
      : `${printCount(found)} of ${printCount(all)} entries`,
    found > SHOWN ? `the newest ${String(SHOWN)} are shown` : '',
  ]
    .filter(Boolean)
    .join(', ');

interface EntryRowProps {
  readonly entry: CareEntry;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

const KIND_WORDS = { email: '', supporterId: 'Supporter ID', search: 'Search' } as const;

const EntryRow = ({ entry, isEnding, onEnd }: EntryRowProps) => (
  <NamedRow
    name={entry.value}
    badge={KIND_WORDS[entry.of] !== '' && <Badge>{KIND_WORDS[entry.of]}</Badge>}
    notes={
      <>
        <Text fontSize="sm">
          {REASON_WORDS[entry.reason]} · {untilWords(entry)}
        </Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {entry.note === '' ? '' : `${entry.note} · `}added by {entry.addedBy},{' '}
          {dayWords(civilDateInUtc(new Date(entry.addedAt)))}
        </Text>
      </>
    }
  >
    <Button
      size="sm"
      variant="outline"
      loading={isEnding}
      loadingText="Ending"
      aria-label={`End the entry of ${entry.value}`}
      onClick={onEnd}
    >
      End
    </Button>
  </NamedRow>
);
