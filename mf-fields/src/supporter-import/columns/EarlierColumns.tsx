import {
  chosenMapping,
  isSameMapping,
  NO_CHOICES,
  unbroken,
  type EarlierChoices,
  type InspectedColumn,
  type EditedMapping,
} from 'shared-kernel/model';
import { Flex, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';
import { TextButton } from '../../text-button/TextButton';

interface EarlierColumnsProps {
  readonly earlier: EarlierChoices | null;
  readonly columns: readonly InspectedColumn[];
  readonly edited: EditedMapping;
  readonly onEdited: (edited: EditedMapping) => void;
}

/** Says that columns are as they were chosen in the import before, and leads back to the proposal and again. */
export const EarlierColumns = ({ earlier, columns, edited, onEdited }: EarlierColumnsProps) => {
  const proposal = useMemo(() => chosenMapping(columns, NO_CHOICES), [columns]);
  const chosen = useMemo(
    () => chosenMapping(columns, earlier?.choices ?? NO_CHOICES),
    [columns, earlier],
  );
  if (earlier === null || isSameMapping(chosen, proposal)) return null;
  const before = `the import of ${dayOf(earlier)}`;
  const isProposal = isSameMapping(edited, proposal);
  return (
    <Flex columnGap="3" rowGap="1" wrap="wrap" mt="1" fontSize="sm">
      {!isProposal && <Text>Columns of the same names are as in {before}.</Text>}
      <TextButton onClick={() => onEdited(isProposal ? chosen : proposal)}>
        {isProposal ? `Choose columns as in ${before}` : 'Begin without these choices'}
      </TextButton>
    </Flex>
  );
};

const dayOf = ({ startedAt }: EarlierChoices): string =>
  startedAt === null
    ? 'before'
    : unbroken(startedAt.toLocaleDateString('en-GB', { dateStyle: 'long' }));
