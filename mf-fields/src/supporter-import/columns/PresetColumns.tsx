import { presetOf } from 'supporter-data';
import {
  chosenMapping,
  isSameMapping,
  NO_CHOICES,
  printCount,
  type EditedMapping,
  type InspectedColumn,
} from 'shared-kernel/model';
import { Alert, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';
import { ProposedColumns } from './ProposedColumns';

interface PresetColumnsProps {
  readonly columns: readonly InspectedColumn[];
  readonly edited: EditedMapping;
  readonly onEdited: (edited: EditedMapping) => void;
}

/** Says whose export the file looks like, and offers its columns as they are usually wanted; nobody has to take that. */
export const PresetColumns = ({ columns, edited, onEdited }: PresetColumnsProps) => {
  const preset = useMemo(() => presetOf(columns), [columns]);
  const proposal = useMemo(() => chosenMapping(columns, NO_CHOICES), [columns]);
  const offered = useMemo(
    () => chosenMapping(columns, preset?.choices ?? NO_CHOICES),
    [columns, preset],
  );
  const [isDeclined, setDeclined] = useState(false);
  if (preset === null || isDeclined) return null;
  const { platform, choices, caution } = preset;
  const isTaken = isSameMapping(edited, offered);
  const changes = changeWords(choices.leftOut.length, choices.changed.length);
  const isOffered = changes !== '' && !isSameMapping(offered, proposal);
  if (!isOffered && caution === null) return null;
  return (
    <Alert.Root
      status={caution === null ? 'info' : 'warning'}
      variant="surface"
      borderRadius="l2"
      alignItems="flex-start"
      mt="3"
    >
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>This looks like an export of {platform}</Alert.Title>
        <Alert.Description>
          {caution !== null && <Text mb="1">{caution}</Text>}
          {isOffered && (
            <>
              <Text>
                {isTaken
                  ? `Its columns are set for ${platform}: ${changes}.`
                  : `Proposed: ${changes}.`}
              </Text>
              <ProposedColumns
                taken={isTaken}
                onTake={() => onEdited(offered)}
                onTakeBack={() => onEdited(proposal)}
                onDecline={() => setDeclined(true)}
              />
            </>
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
};

function changeWords(leftOut: number, changed: number): string {
  const columns = (count: number): string =>
    count === 1 ? 'one column' : `${printCount(count)} columns`;
  return [
    ...(changed === 0 ? [] : [`names and uses of ${columns(changed)}`]),
    ...(leftOut === 0 ? [] : [`${columns(leftOut)} of its own bookkeeping left out`]),
  ].join(', ');
}
