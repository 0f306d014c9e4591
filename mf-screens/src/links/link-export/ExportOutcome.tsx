import { printCount, shareWords } from 'shared-kernel/model';
import { Link, links } from 'shared-kernel/contract';
import { serverSentence } from 'shared-kernel/server';
import { Box, Button, chakra, ErrorPanel, Progress, Text } from 'shared-kernel/ui';
import type { CollectedLinks } from './collectLinks';
import { linkCountWords } from './linkCountWords';
import type { LinkExporting } from './useLinkExport';

interface ExportOutcomeProps {
  readonly exporting: LinkExporting;
  readonly supportersTotal: number;
}

/** How far an export is, or how it ended. */
export const ExportOutcome = ({ exporting, supportersTotal }: ExportOutcomeProps) => {
  const { state, fileName } = exporting;
  if (state.status === 'idle') return null;
  return (
    <Box mt="4">
      {state.status === 'running' && (
        <Running
          collected={state.collected}
          supportersTotal={supportersTotal}
          onCancel={exporting.cancel}
        />
      )}
      {state.status === 'cancelled' && (
        <Text role="status" color="fg.muted" fontSize="sm">
          Cancelled, and no file was saved. Links of earlier exports go on working.
        </Text>
      )}
      {state.status === 'failed' && (
        <ErrorPanel
          title={`The export stopped after ${printCount(doneOf(state.collected))} supporters`}
          onRetry={exporting.resume}
        >
          {serverSentence(state.failure)} Nothing is lost: it goes on from here.
        </ErrorPanel>
      )}
      {state.status === 'complete' && (
        <Complete collected={state.collected} fileName={fileName} onSave={exporting.save} />
      )}
    </Box>
  );
};

const MAKING = 'Making links';

interface RunningProps {
  readonly collected: CollectedLinks;
  readonly supportersTotal: number;
  readonly onCancel: () => void;
}

const Running = ({ collected, supportersTotal, onCancel }: RunningProps) => {
  const done = doneOf(collected);
  const isKnown = supportersTotal > 0;
  return (
    <>
      <Progress.Root
        value={isKnown ? Math.min(done, supportersTotal) : null}
        max={Math.max(supportersTotal, 1)}
        colorPalette="accent"
      >
        <Progress.Label fontWeight="medium" mb="2">
          {MAKING}
        </Progress.Label>
        <Progress.Track borderRadius="full" h="8px" aria-label={MAKING}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text mt="2" mb="3" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {isKnown
          ? `${printCount(done)} of ${printCount(supportersTotal)} supporters (${shareWords(done, supportersTotal)}). `
          : `${printCount(done)} supporters. `}
        You can look at other pages meanwhile. Please keep this window open.
      </Text>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
};

interface CompleteProps {
  readonly collected: CollectedLinks;
  readonly fileName: string;
  readonly onSave: () => void;
}

const Complete = ({ collected, fileName, onSave }: CompleteProps) => (
  <>
    <Box role="status" mb="3" overflowWrap="anywhere">
      <Text fontWeight="medium">
        {linkCountWords(collected.count)} in “{fileName}”
      </Text>
      {collected.withoutIdCount > 0 && (
        <Text color="fg.warning" fontSize="sm">
          {people(collected.withoutIdCount)} no supporter id, by which a mailing tool could tell
          them apart, and no link.{' '}
          <chakra.span textDecoration="underline">
            <Link to={links.importSupporters()}>Import the file again</Link>
          </chakra.span>{' '}
          and choose the column that holds it: “Use as” says “Supporter ID”.
        </Text>
      )}
      {collected.defusedCount > 0 && (
        <Text color="fg.warning" fontSize="sm">
          {ids(collected.defusedCount)} with a sign that a spreadsheet would run as a formula: an
          apostrophe (’) stands before it in the file. Take it away before merging.
        </Text>
      )}
    </Box>
    <Button variant="outline" size="sm" onClick={onSave}>
      Save the file again
    </Button>
  </>
);

const doneOf = ({ count, withoutIdCount }: CollectedLinks): number => count + withoutIdCount;
const people = (count: number): string =>
  count === 1 ? '1 supporter has' : `${printCount(count)} supporters have`;
const ids = (count: number): string =>
  count === 1 ? '1 supporter id begins' : `${printCount(count)} supporter ids begin`;
