import type { FileOptions, ImportRecord } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ErrorPanel, Skeleton, Stack } from 'shared-kernel/ui';
import { useEffect, useRef, useState } from 'react';
import { ChooseFile } from './file/ChooseFile';
import { ChosenFile } from './file/ChosenFile';
import { ChosenWorkbook } from './file/ChosenWorkbook';
import { isWorkbook } from './file/droppedFiles';
import { StoppedUpload } from './file/StoppedUpload';
import { useMissedDrops } from './file/useMissedDrops';
import { ImportSteps } from './ImportSteps';
import { STATE_TRAITS, stepOf, stoppedUpload, unfinished, type ImportStep } from './importStage';
import { PastImports } from './past-imports/PastImports';
import { useSavedMappings } from './columns/saved/useSavedMappings';
import { useImportRecords } from './past-imports/useImportRecords';
import { Sending } from './progress/Sending';
import { SampleNote } from './sample/SampleNote';
import { SampleOffer } from './sample/SampleOffer';
import { RecordedImport } from './RecordedImport';
import { useImport, type ImportControl } from './useImport';

/** One import through its steps, and those before it. */
export const Import = () => {
  useMissedDrops();
  const control = useImport();
  const { stage, failure, show } = control;
  const [records, reload] = useImportRecords();
  // Asked for with the page, so that they are there with the columns.
  const [mappings] = useSavedMappings();
  const [holdsColumns, setHoldsColumns] = useState(true);
  if (holdsColumns && mappings.status !== 'loading') setHoldsColumns(false);

  // After a reload of the page: the import that has not ended goes on where it stands.
  const running = records.status === 'ready' ? unfinished(records.value) : null;
  const isChoosing = stage.stage === 'choosing';
  useEffect(() => {
    if (isChoosing && running !== null) show(running);
  }, [isChoosing, running, show]);

  const step = stepOf(stage);
  const stepPart = useStepFocus(step);

  // What has ended belongs to the list of past imports.
  const endedId =
    stage.stage === 'recorded' && STATE_TRAITS[stage.record.state].ended
      ? `${stage.record.id} ${stage.record.state}`
      : null;
  useEffect(() => {
    if (endedId !== null) void reload();
  }, [endedId, reload]);

  return (
    <>
      <ImportSteps current={step} />
      <Stack gap="6" ref={stepPart} tabIndex={-1} outline="none">
        {failure !== null && (
          <ErrorPanel title="The server did not do this">{serverSentence(failure)}</ErrorPanel>
        )}
        {(isChoosing && records.status === 'loading') || (step === 'columns' && holdsColumns) ? (
          <Skeleton h="9rem" borderRadius="l3" aria-busy />
        ) : (
          <Stage control={control} />
        )}
        {isChoosing && records.status === 'ready' && (
          <Before control={control} records={records.value} onReload={reload} />
        )}
      </Stack>
    </>
  );
};

/** A new step begins at its top, for the eye as for the keyboard: the button that led there is gone. */
function useStepFocus(step: ImportStep) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    part.current?.focus({ preventScroll: true });
  }, [step]);
  return part;
}

const Stage = ({ control }: { control: ImportControl }) => {
  const { stage, choose, upload } = control;
  const [rows, setRows] = useState<number | null>(null);
  const send = (file: File, options: FileOptions, counted: number | null) => {
    setRows(counted);
    void upload(file, options);
  };
  switch (stage.stage) {
    case 'choosing':
      return (
        <Stack gap="2">
          <ChooseFile onChoose={choose} />
          <SampleOffer onChoose={choose} />
        </Stack>
      );
    case 'chosen':
      return isWorkbook(stage.file) ? (
        <ChosenWorkbook
          key={stage.file.name}
          file={stage.file}
          onUpload={send}
          onOther={() => choose(null)}
        />
      ) : (
        <ChosenFile
          key={stage.file.name}
          file={stage.file}
          onUpload={(options, counted) => send(stage.file, options, counted)}
          onOther={() => choose(null)}
        />
      );
    case 'uploading':
      return (
        <Sending
          file={stage.file}
          sentBytes={stage.sentBytes}
          rows={rows}
          secondsLeft={control.secondsLeft}
          onAbort={control.abortUpload}
        />
      );
    case 'stopped':
      return (
        <ErrorPanel
          title={`${stage.file.name} could not be sent`}
          onRetry={() => void upload(stage.file, stage.options)}
        >
          {serverSentence(stage.failure)} Nothing has been changed yet.
        </ErrorPanel>
      );
    case 'recorded':
      return <RecordedImport control={control} stage={stage} />;
  }
};

interface BeforeProps {
  readonly control: ImportControl;
  readonly records: readonly ImportRecord[];
  readonly onReload: () => Promise<void>;
}

/** What stands below the choice of a file: an upload to go on with, and the imports so far. */
const Before = ({ control, records, onReload }: BeforeProps) => {
  const stopped = stoppedUpload(records);
  return (
    <>
      <SampleNote records={records} />
      {stopped !== null && (
        <StoppedUpload
          record={stopped}
          onDiscard={() => void control.forget(stopped.id).then(onReload)}
        />
      )}
      <PastImports
        records={records.filter(({ state }) => STATE_TRAITS[state].ended)}
        asking={control.asking}
        onShow={control.show}
        onUndo={({ id }) => void control.undo(id)}
      />
    </>
  );
};
