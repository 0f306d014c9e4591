import { useRef, useState } from 'react';
import type { Organisation, Year } from 'shared-kernel/model';
import { beginWork } from 'shared-kernel/running-work';
import { useServerToasts } from 'shared-kernel/server';
import { yearAtom, useRefreshOrganisation } from 'shared-kernel/session';
import { useLocation } from 'shared-kernel/contract';
import { useAtomValue } from 'jotai';
import { Button, Field, Flex, SupporterEmailInput, useSupporterLookup } from 'shared-kernel/ui';
import { saveJson } from '../files/saveJson';
import { SetUpSection } from '../section/SetUpSection';
import { emailAskedFor } from './emailAskedFor';
import { EraseDialog } from './EraseDialog';
import { ErasedDialog } from './ErasedDialog';
import { LetInAgain } from './LetInAgain';
import { LookupStatus } from './LookupStatus';
import { lookUpIn } from './lookUpIn';
import { eraseSupporter, exportSupporter, type SupporterErasure } from '../server/erasure';

interface SupporterDataSectionProps {
  readonly organisation: Organisation;
  readonly years: readonly Year[];
  /** Those that can still be restored hold people, too. */
  readonly deletedYears: readonly Year[];
}

/** What the law lets supporters ask for: a copy of what is held about them, and that it goes. */
export const SupporterDataSection = ({
  organisation,
  years,
  deletedYears,
}: SupporterDataSectionProps) => {
  const { id: organisationId } = organisation;
  const chosen = useAtomValue(yearAtom);
  const input = useRef<HTMLInputElement>(null);
  const { pathname, state } = useLocation() as {
    readonly pathname: string;
    readonly state: unknown;
  };
  const [written, setWritten] = useState(() => emailAskedFor(state));
  const [asking, setAsking] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [erased, setErased] = useState<Erased | null>(null);
  /** Another one asks anew. */
  const [lookUp, setLookUp] = useState(() => lookUpIn(organisationId));
  const { withToast } = useServerToasts();
  const refresh = useRefreshOrganisation();
  const lookup = useSupporterLookup(written, lookUp);
  const email = written.trim().toLowerCase();
  const isReady = lookup.status === 'found' && !exporting;
  const allYears = [...years, ...deletedYears];
  const mentionYears = { live: years, all: allYears, chosen };
  const focusAfter = () => input.current;

  const save = async () => {
    setExporting(true);
    await withToast('Supporter’s data', 'The file was saved', async () => {
      const held = await exportSupporter({ organisationId, email });
      if (held.ok) saveJson(`supporter-data-${organisation.name}.json`, held.value);
      return held;
    });
    setExporting(false);
  };
  const erase = async () => {
    const work = beginWork({
      id: `erasure/${organisationId}`,
      words: 'Erasing a supporter',
      done: null,
      to: pathname,
      needsWindow: false,
    });
    const done = await withToast('Supporter’s data', doneWords, () =>
      eraseSupporter({ organisationId, email }),
    );
    // The message above has told it, on whichever page.
    work.end(null);
    setAsking(false);
    if (!done.ok) return;
    setErased(isSomethingLeft(done.value) ? { email, erasure: done.value } : null);
    setWritten('');
    await refresh(organisationId);
  };

  return (
    <SetUpSection
      title="Supporter’s data"
      help="What all years hold about one supporter: save it as a file for them, or erase it for good."
    >
      <Field.Root>
        <Field.Label>Supporter email</Field.Label>
        <Flex gap="3" wrap="wrap" w="full">
          <SupporterEmailInput
            ref={input}
            flex="1"
            minW="12rem"
            value={written}
            onChange={setWritten}
          />
          <Button
            variant="outline"
            disabled={!isReady}
            loading={exporting}
            loadingText="Saving"
            onClick={() => void save()}
          >
            Save as a file
          </Button>
          <Button
            variant="outline"
            colorPalette="red"
            disabled={!isReady}
            onClick={() => {
              setAsking(true);
            }}
          >
            Erase
          </Button>
        </Flex>
        <LookupStatus lookup={lookup} years={allYears}>
          <LetInAgain
            organisationId={organisationId}
            email={email}
            focusAfter={focusAfter}
            onAllowed={() => {
              setLookUp(() => lookUpIn(organisationId));
            }}
          />
        </LookupStatus>
      </Field.Root>
      {asking && (
        <EraseDialog
          organisationId={organisationId}
          email={email}
          years={mentionYears}
          focusAfter={focusAfter}
          onClose={() => {
            setAsking(false);
          }}
          onErase={erase}
        />
      )}
      {erased !== null && (
        <ErasedDialog
          {...erased}
          years={mentionYears}
          focusAfter={focusAfter}
          onClose={() => {
            setErased(null);
          }}
        />
      )}
    </SetUpSection>
  );
};

interface Erased {
  readonly email: string;
  readonly erasure: SupporterErasure;
}

const doneWords = ({ ended }: SupporterErasure): string =>
  ended ? 'Erased. The counts are made again' : 'Kept out from now on';

const isSomethingLeft = ({ mentions, ended }: SupporterErasure): boolean =>
  !ended || mentions.some(({ kind }) => kind !== 'log');
