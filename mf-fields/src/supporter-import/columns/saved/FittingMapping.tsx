import {
  chosenMapping,
  isSameMapping,
  NO_CHOICES,
  type EditedMapping,
  type InspectedColumn,
  type SavedMapping,
} from 'shared-kernel/model';
import { Alert } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';
import { ProposedColumns } from '../ProposedColumns';

interface FittingMappingProps {
  readonly mapping: SavedMapping;
  readonly columns: readonly InspectedColumn[];
  readonly edited: EditedMapping;
  readonly onEdited: (edited: EditedMapping) => void;
}

/** Says that the file has just the columns of a saved mapping, and offers it; nobody has to take that. */
export const FittingMapping = ({ mapping, columns, edited, onEdited }: FittingMappingProps) => {
  const proposal = useMemo(() => chosenMapping(columns, NO_CHOICES), [columns]);
  const offered = useMemo(() => chosenMapping(columns, mapping.choices), [columns, mapping]);
  const [isDeclined, setDeclined] = useState(false);
  const isTaken = isSameMapping(edited, offered);
  if (isDeclined && !isTaken) return null;
  return (
    <Alert.Root status="info" variant="surface" borderRadius="l2" alignItems="flex-start" mt="3">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title overflowWrap="anywhere">
          {isTaken
            ? `The columns are set as in “${mapping.name}”`
            : `This file has the columns of “${mapping.name}”`}
        </Alert.Title>
        <Alert.Description>
          <ProposedColumns
            taken={isTaken}
            onTake={() => onEdited(offered)}
            onTakeBack={isSameMapping(proposal, offered) ? null : () => onEdited(proposal)}
            onDecline={() => setDeclined(true)}
          />
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
};
