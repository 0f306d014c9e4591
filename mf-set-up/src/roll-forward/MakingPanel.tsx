import type { ReactNode } from 'react';
import type { Year } from 'shared-kernel/model';
import { Button, ErrorPanel, Flex, Progress, saveFile, Stack, Text } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import { amountsOf, countOf } from './amountsOf';
import { inMakingOrder } from './makeInBatches';
import { ReportList } from './ReportList';
import { reportSections, reportText } from './reportSections';
import type { MakingState, StoryOutcome } from './useMaking';

interface MakingPanelProps {
  readonly state: Exclude<MakingState, { status: 'idle' }>;
  readonly years: { readonly source: Year; readonly target: Year };
  readonly onResume: () => void;
  /** The way to undo it, once it is done. */
  readonly undo: ReactNode;
}

/** How the roll forward goes; in the end what was made, and what is left to do. */
export const MakingPanel = ({ state, years, onResume, undo }: MakingPanelProps) => {
  const { plan, making } = state;
  const { source, target } = years;
  const all = inMakingOrder(plan.made).length;
  const words = { source: source.name, target: target.name, done: true };
  const refusedFields = state.status === 'complete' ? state.refusedFields : [];
  const sections = reportSections(plan, making.refused, words, refusedFields);
  const refused = making.refused.length + refusedFields.length;
  const wanted = countOf(plan.made);
  if (state.status === 'failed')
    return (
      <ErrorPanel
        title={`It stopped after ${String(making.doneCount)} of ${String(all)}`}
        onRetry={onResume}
      >
        {state.sentence} Nothing is lost or doubled: it goes on from here.
      </ErrorPanel>
    );
  if (state.status === 'running')
    return (
      <Progress.Root value={making.doneCount} max={Math.max(all, 1)} colorPalette="accent">
        <Progress.Label fontWeight="medium" mb="2">
          Rolling forward
        </Progress.Label>
        <Progress.Track borderRadius="full" h="8px" aria-label="Rolling forward">
          <Progress.Range />
        </Progress.Track>
        <Text mt="2" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {making.doneCount} of {all}. Please keep this page open.
        </Text>
      </Progress.Root>
    );
  return (
    <SetUpSection
      title={`Rolled forward to ${target.name}`}
      help={`Choose ${target.name} at the top of the page to see its searches and screens.`}
      action={
        <Flex gap="3" wrap="wrap" align="center">
          {undo}
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              saveFile(
                `Roll forward ${source.name} to ${target.name}.txt`,
                'text/plain;charset=utf-8',
                [reportText(plan, making.refused, words, refusedFields)],
              );
            }}
          >
            Download the report
          </Button>
        </Flex>
      }
    >
      <Stack gap="4">
        <Text role="status" ref={takeFocus} tabIndex={-1} outline="none">
          {refused === 0
            ? `${amountsOf(plan.made)} were made.`
            : `${String(wanted - refused)} of ${amountsOf(plan.made)} were made.`}
        </Text>
        {STORY_WORDS[state.story] !== null && <Text>{STORY_WORDS[state.story]}</Text>}
        <ReportList sections={sections} />
        {sections.length === 0 && <Text color="fg.muted">Nothing is missing.</Text>}
      </Stack>
    </SetUpSection>
  );
};

const STORY_WORDS = {
  made: 'The story of the year went along: language, movement, look and closing card. Its hosted page has no address yet, so links lead to the embed page.',
  failed:
    'The story of the year could not be taken along. Look at Story on the Screens page of the new year.',
  none: null,
} as const satisfies Record<StoryOutcome, string | null>;

/** The button that was pressed is gone. */
const takeFocus = (element: HTMLElement | null) => {
  element?.focus();
};
