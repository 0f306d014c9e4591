import { VIEW_LABELS } from 'shared-kernel/model';
import { Button, chakra, List, Text } from 'shared-kernel/ui';

import { contentAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import type { Finding, FindingMend, FindingProposal } from './finding';
import { findingWords } from './findingWords';
import { leadTo } from './leadTo';
import { MendButton } from './MendButton';

interface FindingRowProps {
  readonly finding: Finding;
  readonly onMended: (mend: FindingMend) => void;
  /** The year has another search. */
  readonly onSearch: () => void;
  readonly onProposed: (proposal: FindingProposal) => void;
}

/** One finding: pressing it leads there, and where one click mends it, that stands below. */
export const FindingRow = ({ finding, onMended, onSearch, onProposed }: FindingRowProps) => {
  const editor = useEditor();
  const content = useEditorValue(contentAtom);
  const { place, itemId, mend, proposal } = finding;
  if (itemId !== null && !content.items.some(({ id }) => id === itemId)) return null;
  return (
    <List.Item>
      <chakra.button
        type="button"
        w="full"
        px="2"
        py="1.5"
        mx="-2"
        textAlign="left"
        fontSize="sm"
        borderRadius="l2"
        cursor="pointer"
        overflowWrap="anywhere"
        _hover={{ bg: 'bg.subtle' }}
        onClick={() => {
          leadTo(editor, finding);
        }}
      >
        {findingWords(finding, content)}
        {place !== null && (
          <Text as="span" display="block" color="fg.muted" fontSize="xs">
            {`${VIEW_LABELS[place.view]}, ${place.size} device · ${place.mode.label.toLowerCase()}`}
          </Text>
        )}
      </chakra.button>
      {mend !== undefined && (
        <MendButton itemId={itemId} mend={mend} onMended={onMended} onSearch={onSearch} />
      )}
      {proposal !== undefined && (
        <Button
          size="xs"
          variant={mend === undefined ? 'outline' : 'ghost'}
          mb="2"
          onClick={() => {
            onProposed(proposal);
          }}
        >
          {proposal.label} …
        </Button>
      )}
    </List.Item>
  );
};
