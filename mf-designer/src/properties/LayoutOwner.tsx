import { type Item, type View, VIEW_LABELS } from 'shared-kernel/model';
import { Badge, Button, HStack, Spacer } from 'shared-kernel/ui';

import { common, MIXED } from '../controls/inputs/mixed';
import {
  canDropOwnLayout,
  dropOwnLayout,
  giveOwnLayout,
  layoutSource,
} from '../document/ownLayout';
import { useEditor } from '../editor/EditorContext';

interface LayoutOwnerProps {
  readonly items: readonly Item[];
  readonly view: View;
}

/** [S39] Whether this view has a layout of its own or follows another's, and the way between the two. */
export const LayoutOwner = ({ items, view }: LayoutOwnerProps) => {
  const editor = useEditor();
  const ids = items.map(({ id }) => id);
  const own = items.every(({ screenSizes }) => screenSizes[view] !== undefined);

  return (
    <HStack gap="2">
      <Badge colorPalette={own ? 'accent' : 'gray'}>{ownerInWords(items, view)}</Badge>
      <Spacer />
      {!own && (
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            editor.edit((content) => giveOwnLayout(content, ids, view));
          }}
        >
          Use own layout
        </Button>
      )}
      {own && items.some((item) => canDropOwnLayout(item, view)) && (
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            editor.edit((content) => dropOwnLayout(content, ids, view));
          }}
        >
          Back to inherited
        </Button>
      )}
    </HStack>
  );
};

function ownerInWords(items: readonly Item[], view: View): string {
  if (new Set(items.map((item) => layoutSource(item, view))).size > 1) return MIXED;
  const source = common(items, (item) => layoutSource(item, view));
  if (source === view) return 'Own layout';
  return source === null ? 'Default layout' : `Inherited from ${VIEW_LABELS[source].toLowerCase()}`;
}
