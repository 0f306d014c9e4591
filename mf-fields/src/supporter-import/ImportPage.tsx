import { Link, links } from 'shared-kernel/contract';
import { failureSentence } from 'shared-kernel/firestore';
import { serverSentence } from 'shared-kernel/server';
import { useIsAdmin } from 'shared-kernel/session';
import { Button, EmptyState, ErrorPanel, Page, percentOf } from 'shared-kernel/ui';
import { ChooseFile } from './ChooseFile';
import { ChosenFile } from './ChosenFile';
import { fileSize } from './fileSize';
import { ImportResult } from './ImportResult';
import type { ImportStage } from './importStage';
import { ProgressPanel } from './ProgressPanel';
import { chunkCountOf } from './uploadFile';
import { useImport, type ImportControl } from './useImport';

/** `/fields/import`: a file goes up, the server reads it, and the page tells what came of it. */
export const ImportPage = () => (
  <Page
    title="Import supporters"
    help="Bring in the CSV export of your campaign platform. Importing again updates the supporters who are in the file."
    width="modal"
  >
    {useIsAdmin() ? <Import /> : <AdminsOnly />}
  </Page>
);

const Import = () => {
  const control = useImport();
  const { stage, choose, upload } = control;
  switch (stage.stage) {
    case 'choosing':
      return <ChooseFile onChoose={choose} />;
    case 'chosen':
      return (
        <ChosenFile
          file={stage.file}
          onImport={() => void upload(stage.file)}
          onOther={() => {
            choose(null);
          }}
        />
      );
    case 'uploading':
      return <Uploading stage={stage} />;
    case 'stopped':
      return (
        <ErrorPanel
          title={`${stage.file.name} could not be sent`}
          onRetry={() => void upload(stage.file, stage.stopped.position)}
        >
          {serverSentence(stage.stopped.failure)} Nothing has been changed yet.
        </ErrorPanel>
      );
    case 'working':
      return <Working stage={stage} lookFailure={control.lookFailure} />;
    case 'ended':
      return (
        <ImportResult
          record={stage.record}
          onAnother={() => {
            choose(null);
          }}
        />
      );
  }
};

type StageOf<Name extends ImportStage['stage']> = Extract<ImportStage, { stage: Name }>;

const Uploading = ({ stage }: { stage: StageOf<'uploading'> }) => {
  const total = chunkCountOf(stage.file.size);
  const { sentChunks } = stage.position;
  return (
    <ProgressPanel
      label={`Sending ${stage.file.name}`}
      done={sentChunks}
      total={total}
      detail={`${String(percentOf(sentChunks, total))}% of ${fileSize(stage.file.size)}. Please keep this page open.`}
    />
  );
};

interface WorkingProps {
  readonly stage: StageOf<'working'>;
  readonly lookFailure: ImportControl['lookFailure'];
}

const Working = ({ stage: { record }, lookFailure }: WorkingProps) => (
  <ProgressPanel
    label={record === null || record.step === '' ? 'Working...' : record.step}
    done={record?.processed ?? 0}
    total={record?.total ?? 0}
    detail={
      record !== null && record.total > 0
        ? `${record.processed.toLocaleString('en-GB')} of ${record.total.toLocaleString('en-GB')} supporters`
        : 'The file is up. You may leave this page: the import goes on.'
    }
  >
    {lookFailure !== null && (
      <ErrorPanel title="The progress cannot be read right now">
        {failureSentence(lookFailure)} The import itself goes on.
      </ErrorPanel>
    )}
  </ProgressPanel>
);

const AdminsOnly = () => (
  <EmptyState
    title="Only admins import supporters"
    action={
      <Button asChild variant="outline">
        <Link to={links.fields()}>Back to Data fields</Link>
      </Button>
    }
  >
    Ask an admin of your organisation to import the file, or to make you an admin.
  </EmptyState>
);
