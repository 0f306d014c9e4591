import { workDone, type ImportRecord } from 'shared-kernel/model';
import { ofYear, useReading } from 'shared-kernel/server-state';
import { useYear } from 'shared-kernel/session';
import { Text } from 'shared-kernel/ui/basics';
import { useAtomValue } from 'jotai';
import { runningImportAtom } from './runningImport';
import { percentDone } from './timeLeft';

type Running = Pick<ImportRecord, 'state' | 'step' | 'processed' | 'total'>;

/** Says beside a year's total that supporters are coming in or going out, and how far that is; nothing while none are. */
export const ImportRuns = () => {
  const { load } = useAtomValue(runningImportAtom);
  const { scope } = useYear();
  const [running] = useReading(ofYear(scope, 'imports', load, 'running'), {
    poll: (record) => record !== null,
    fresh: true,
  });
  const words = running.status === 'ready' ? runsWords(running.value) : null;
  return words === null ? null : (
    <Text as="span" color="fg" fontVariantNumeric="tabular-nums">
      {words}
    </Text>
  );
};

/** "Supporters are being imported (42% done), …"; null where an import changes nothing now. */
export function runsWords(running: Running | null): string | null {
  if (running?.state !== 'importing' && running?.state !== 'undoing') return null;
  const done = workDone(running);
  const far = done === null ? '' : ` (${percentDone(done)} done)`;
  return running.state === 'importing'
    ? `Supporters are being imported${far}, so this number will change.`
    : `An import is being undone${far}, so this number will change.`;
}
