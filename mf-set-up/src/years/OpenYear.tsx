import { useRef, useState } from 'react';
import type { Organisation, Year } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { useRefreshOrganisation } from 'shared-kernel/session';
import { Button, ConfirmDialog, Stack, Text } from 'shared-kernel/ui';
import { setYearOpen } from '../server/organisations';
import { supportersWords } from './supportersWords';

interface OpenYearProps {
  readonly organisation: Organisation;
  readonly year: Year;
  /** The year that people start in now; null where none is open. */
  readonly current: Year | null;
  /** The focus has to go somewhere: the button goes with what it asks for. */
  readonly onDone: () => void;
}

/** The button that opens a year that is in preparation, and the question before it (D490). */
export const OpenYear = ({ organisation, year, current, onDone }: OpenYearProps) => {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isWorking, set } = useSetOpen(organisation, year, onDone);
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        loading={isWorking}
        loadingText="Opening"
        aria-label={`Open ${year.name} for everybody`}
        onClick={() => {
          setAsked(true);
        }}
      >
        Open for everybody
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Open ${year.name} for everybody?`}
        confirmLabel="Open the year"
        focusAfter={() => button.current}
        onCancel={() => {
          setAsked(false);
        }}
        onConfirm={() => {
          setAsked(false);
          void set(true, `“${year.name}” is open`);
        }}
      >
        <Stack gap="3">
          <Text>{whatOpens(year, current)}</Text>
          <Text>
            Supporters see nothing of it before its screens are published. You can put it back into
            preparation.
          </Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
};

/** The quiet way back, for a year that was opened too early. */
export const PutYearBack = ({ organisation, year, onDone }: Omit<OpenYearProps, 'current'>) => {
  const { isWorking, set } = useSetOpen(organisation, year, onDone);
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={isWorking}
      loadingText="Putting back"
      aria-label={`Put ${year.name} back into preparation`}
      onClick={() => void set(false, `“${year.name}” is in preparation again`)}
    >
      Put back into preparation
    </Button>
  );
};

function useSetOpen(organisation: Organisation, year: Year, onDone: () => void) {
  const [isWorking, setWorking] = useState(false);
  const { withToast } = useServerToasts();
  const refresh = useRefreshOrganisation();
  const set = async (open: boolean, done: string) => {
    setWorking(true);
    const answer = await withToast('Year', done, () =>
      setYearOpen({ organisationId: organisation.id, yearId: year.id, open }),
    );
    if (answer.ok) await refresh(organisation.id);
    setWorking(false);
    if (answer.ok) onDone();
  };
  return { isWorking, set };
}

function whatOpens({ name, supportersTotal }: Year, current: Year | null): string {
  const people = supportersTotal > 0 ? supportersWords(supportersTotal) : 'no supporters yet';
  const from = current === null ? '' : ` instead of in ${current.name}`;
  return `${name} has ${people}. Your colleagues start in it from now on${from}; every other year stays in the list of years.`;
}
