import { VIEW_LABELS } from 'shared-kernel/model';
import { Button, chakra, List, Text } from 'shared-kernel/ui';

import { itemName } from '../document/itemName';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { isWholeSentence, type Finding, type FindingMend, type FindingProposal } from './finding';
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
  const item = useEditorValue(contentAtom).items.find(({ id }) => id === finding.itemId);
  const { place, message, itemId, mend, proposal } = finding;
  const name = item === undefined ? 'The background image' : `“${itemName(item)}”`;
  const after = BESIDE_NAME.has(finding.code) ? message : ` ${message}`;
  if (item === undefined && itemId !== null) return null;
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
        {isWholeSentence(finding) ? message : `${name}${after}`}
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

/** What begins with its own colon. */
const BESIDE_NAME: ReadonlySet<Finding['code']> = new Set(['fallbackSeen', 'zeroSeen', 'oneSeen']);
