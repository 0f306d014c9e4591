import type { FileOptions } from 'shared-kernel/model';
import { CheckPanel } from './check/CheckPanel';
import { MapColumns } from './columns/MapColumns';
import { UnreadableFile } from './columns/UnreadableFile';
import { STATE_TRAITS, stepOf, type ImportStage } from './importStage';
import { Working } from './progress/Working';
import { ImportResult } from './result/ImportResult';
import { UndoImport } from './result/UndoImport';
import type { ImportControl } from './useImport';

interface RecordedImportProps {
  readonly control: ImportControl;
  readonly stage: Extract<ImportStage, { stage: 'recorded' }>;
}

/** An import whose file is up, at the step where its record stands. */
export const RecordedImport = ({ control, stage }: RecordedImportProps) => {
  const { record } = stage;
  const { id, columns, check } = record;
  const { asking } = control;
  const cancel = () => void control.cancel(id);

  if (STATE_TRAITS[record.state].working) {
    return (
      <Working
        record={record}
        secondsLeft={control.secondsLeft}
        lookFailure={control.lookFailure}
        asking={asking}
        onCancel={cancel}
      />
    );
  }
  if (stepOf(stage) === 'columns') {
    const reinspect = (options: FileOptions) => void control.reinspect(id, options);
    return columns === null ? (
      <UnreadableFile record={record} asking={asking} onReinspect={reinspect} onCancel={cancel} />
    ) : (
      <MapColumns
        record={record}
        columns={columns}
        asking={asking}
        onReinspect={reinspect}
        onCheck={(mapping) => void control.check(id, mapping)}
        onCancel={cancel}
      />
    );
  }
  if (stepOf(stage) === 'check' && check !== null) {
    return (
      <CheckPanel
        record={record}
        check={check}
        asking={asking}
        onRun={(absent, special) => void control.run(id, check.id, absent, special)}
        onColumns={() => control.remap(true)}
        onCancel={cancel}
      />
    );
  }
  return (
    <ImportResult
      record={record}
      undo={<UndoImport record={record} disabled={asking} onUndo={() => void control.undo(id)} />}
      onAnother={() => control.choose(null)}
    />
  );
};
