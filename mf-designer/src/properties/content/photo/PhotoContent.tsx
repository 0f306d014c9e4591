import { layoutFor } from 'evaluation';
import { DEFAULT_PHOTO, PHOTO_MASKS, type Item, type PhotoMask } from 'shared-kernel/model';
import { Stack, Text } from 'shared-kernel/ui';

import { ChoiceField, type Choice } from '../../../controls/inputs/ChoiceField';
import { SliderField } from '../../../controls/inputs/SliderField';
import { useEditorValue } from '../../../editor/EditorContext';
import { stageBoxAtom, viewAtom } from '../../../editor/view/viewAtoms';
import { MASK_LABELS } from '../../style/styleWords';
import { CropField } from './CropField';

interface PhotoContentProps {
  readonly item: Item;
  readonly onChange: (changes: Partial<Item>) => void;
}

const NO_FRAME = 'none';

const MASKS: readonly Choice<PhotoMask | typeof NO_FRAME>[] = [
  { value: NO_FRAME, label: 'None: the whole picture' },
  ...PHOTO_MASKS.map((value) => ({ value, label: MASK_LABELS[value] })),
];

/** The most that the slider offers, of what a stored one may say. */
const MOST_ZOOM = 4;

/** [S124] To what an image is cut, and which part of it is seen. */
export const PhotoContent = ({ item, onChange }: PhotoContentProps) => {
  const view = useEditorValue(viewAtom);
  const stage = useEditorValue(stageBoxAtom);
  const { maxWidth, height } = layoutFor(item, view);
  const { photo, focus, url } = item;
  const isCut = photo !== null || height !== null;
  const zoom = photo?.zoom ?? 1;
  const frame =
    height === null
      ? null
      : { width: (maxWidth * stage.width) / 100, height: (height * stage.height) / 100 };
  return (
    <Stack gap="4">
      <ChoiceField
        label="Frame"
        value={photo?.mask ?? NO_FRAME}
        choices={MASKS}
        onChange={(mask) => {
          onChange({
            photo: mask === NO_FRAME ? null : { ...(photo ?? DEFAULT_PHOTO), mask },
          });
        }}
      />
      {photo !== null && (
        <SliderField
          label="Zoom"
          value={Math.min(100, ((zoom - 1) / (MOST_ZOOM - 1)) * 100)}
          shown={`${String(Math.round(zoom * 100))}%`}
          onChange={(value) => {
            const chosen = 1 + (value / 100) * (MOST_ZOOM - 1);
            onChange({ photo: { ...photo, zoom: Math.round(chosen * 100) / 100 } });
          }}
        />
      )}
      {isCut && (
        <CropField
          picture={url}
          focus={focus}
          zoom={zoom}
          frame={frame}
          mask={photo?.mask ?? null}
          onChange={(moved) => {
            onChange({ focus: moved });
          }}
        />
      )}
      {photo !== null && height === null && (
        <Text fontSize="xs" color="fg.muted">
          The frame is as high as the picture. Give it a height under “Layout”, or pull its lower
          edge.
        </Text>
      )}
    </Stack>
  );
};
