import { imageAddress } from 'screen-player';
import { storedPicture } from 'shared-kernel/model';
import { Button, chakra, Flex, Stack, Text } from 'shared-kernel/ui';
import { useEffect, useRef } from 'react';

import type { AskableField } from '../controls/inputs/AddressField';
import { ImageAddressField } from '../controls/inputs/ImageAddressField';
import { useSetEditorValue } from '../editor/EditorContext';
import { pictureRequestAtom, type PicturePlace } from '../editor/panels/pictureRequestAtom';
import { useAskedField } from './useAskedField';

interface AddressPropertyProps {
  readonly of: 'itemAddress' | 'backgroundAddress';
  /** What a picture that is chosen is for. */
  readonly place: PicturePlace;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** [S90] An image: a picture of the library, or an address, which can be asked for. */
export const AddressProperty = ({ of, place, label, value, onChange }: AddressPropertyProps) => {
  const asked = useAskedField(of);
  const setRequest = useSetEditorValue(pictureRequestAtom);
  const request = (bringIn: string | null) => {
    setRequest({ place, bringIn });
  };
  const choose = () => {
    request(null);
  };
  if (storedPicture(value) !== null)
    return (
      <ChosenPicture
        address={value}
        label={label}
        asked={asked}
        onChoose={choose}
        onRemove={() => {
          onChange('');
        }}
      />
    );
  return (
    <Stack gap="2">
      <Button size="sm" variant="outline" alignSelf="start" onClick={choose}>
        Choose a picture
      </Button>
      <ImageAddressField label={label} value={value} onChange={onChange} {...asked} />
      {isElsewhere(value) && (
        <Text fontSize="xs" color="fg.muted">
          This picture lies on another site, which can change it or take it away, and which learns
          who looks at it.{' '}
          <chakra.button
            type="button"
            textDecoration="underline"
            cursor="pointer"
            color="fg"
            onClick={() => {
              request(value.trim());
            }}
          >
            Bring this picture in
          </chakra.button>
        </Text>
      )}
    </Stack>
  );
};

const isElsewhere = (address: string): boolean =>
  imageAddress(address)?.startsWith('https:') === true;

interface ChosenPictureProps {
  readonly address: string;
  readonly label: string;
  readonly asked: AskableField;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

const ChosenPicture = ({ address, label, asked, onChoose, onRemove }: ChosenPictureProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const { asked: isAsked, onReached } = asked;
  useEffect(() => {
    if (!isAsked) return;
    button.current?.focus();
    onReached();
  }, [isAsked, onReached]);
  const path = storedPicture(address)?.path ?? '';
  return (
    <Flex role="group" aria-label={label} gap="3" align="center">
      <chakra.img
        src={`${path}/480.webp`}
        alt=""
        w="6rem"
        h="4.5rem"
        objectFit="cover"
        borderRadius="l2"
        borderWidth="1px"
        bg="bg.subtle"
        flexShrink={0}
      />
      <Stack gap="1.5" align="start">
        <Button ref={button} size="xs" variant="outline" onClick={onChoose}>
          Change picture
        </Button>
        <Button size="xs" variant="ghost" onClick={onRemove}>
          Remove
        </Button>
      </Stack>
    </Flex>
  );
};
