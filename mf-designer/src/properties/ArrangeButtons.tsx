import type { Item, ScreenContent, View } from 'shared-kernel/model';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  HStack,
  IconButton,
  Stack,
  type LucideIcon,
} from 'shared-kernel/ui';

import { FINGER_GAP } from '../controls/fingerGap';
import {
  alignItems,
  AXES,
  distributeItems,
  EDGES,
  type Axis,
  type Edge,
  type Selected,
} from '../document/arrange';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { stageBoxAtom } from '../editor/view/viewAtoms';
import { GroupButtons } from './GroupButtons';
import { heightsOnCanvas } from './heightsOnCanvas';

interface ArrangeButtonsProps {
  /** At least two. */
  readonly items: readonly Item[];
  readonly view: View;
}

interface ButtonFace {
  readonly label: string;
  readonly icon: LucideIcon;
}

const EDGE_FACES = {
  left: { label: 'Align left edges', icon: AlignStartVertical },
  centre: { label: 'Align centres', icon: AlignCenterVertical },
  right: { label: 'Align right edges', icon: AlignEndVertical },
  top: { label: 'Align top edges', icon: AlignStartHorizontal },
  middle: { label: 'Align middles', icon: AlignCenterHorizontal },
  bottom: { label: 'Align bottom edges', icon: AlignEndHorizontal },
} as const satisfies Record<Edge, ButtonFace>;

const AXIS_FACES = {
  horizontal: { label: 'Distribute horizontally', icon: AlignHorizontalDistributeCenter },
  vertical: { label: 'Distribute vertically', icon: AlignVerticalDistributeCenter },
} as const satisfies Record<Axis, ButtonFace>;

/** [S35] Several items among themselves. */
export const ArrangeButtons = ({ items, view }: ArrangeButtonsProps) => {
  const editor = useEditor();
  const stage = useEditorValue(stageBoxAtom);
  const arrange = (change: (content: ScreenContent, selected: Selected) => ScreenContent) => {
    const ids = items.map(({ id }) => id);
    const selected = { ids, view, heights: heightsOnCanvas(editor, ids, stage) };
    editor.edit((content) => change(content, selected));
  };

  return (
    <Stack gap="2">
      <GroupButtons />
      <HStack role="group" aria-label="Arrange" gap="0.5" css={FINGER_GAP} wrap="wrap" mx="-1">
        {EDGES.map((edge) => (
          <ArrangeButton
            key={edge}
            {...EDGE_FACES[edge]}
            onPress={() => {
              arrange((content, selected) => alignItems(content, selected, edge));
            }}
          />
        ))}
        {AXES.map((axis) => (
          <ArrangeButton
            key={axis}
            {...AXIS_FACES[axis]}
            disabled={items.length < 3}
            onPress={() => {
              arrange((content, selected) => distributeItems(content, selected, axis));
            }}
          />
        ))}
      </HStack>
    </Stack>
  );
};

interface ArrangeButtonProps extends ButtonFace {
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

const ArrangeButton = (props: ArrangeButtonProps) => (
  <IconButton
    size="sm"
    variant="ghost"
    aria-label={props.label}
    title={props.label}
    disabled={props.disabled === true}
    onClick={props.onPress}
  >
    <props.icon size={16} aria-hidden />
  </IconButton>
);
