import { civilDateInUtc, type Organisation } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ErrorPanel, Skeleton, Stack } from 'shared-kernel/ui';
import { AddToCareList } from '../care/AddToCareList';
import { CareEntries } from '../care/CareEntries';
import { useCareList } from '../care/useCareList';

/** Whom the organisation keeps out of counts, examples, previews, links and screens. */
export const CareSettings = ({ organisation }: { readonly organisation: Organisation }) => {
  const { loaded, reload, list, add, end } = useCareList(organisation.id);
  return (
    <Stack gap="5">
      {list === null && loaded.status === 'loading' && (
        <Skeleton h="24" aria-label="Loading the care list" />
      )}
      {list === null && loaded.status === 'failed' && (
        <ErrorPanel title="The care list could not be loaded" onRetry={() => void reload()}>
          {serverSentence(loaded.error)}
        </ErrorPanel>
      )}
      {list !== null && (
        <>
          <AddToCareList today={civilDateInUtc(new Date())} onAdd={add} />
          <CareEntries list={list} onEnd={({ id, value }) => end(id, value)} />
        </>
      )}
    </Stack>
  );
};
