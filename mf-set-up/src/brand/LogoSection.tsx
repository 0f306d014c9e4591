import { proposedPalette } from 'brand-kit/colours';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  MEDIA_KINDS,
  mediaAddress,
  storedPicture,
  type BrandKit,
  type Media,
  type MediaId,
  type OrganisationId,
} from 'shared-kernel/model';
import { mediaStoreAtom, pictureFiles, sendFile, smallSource } from 'shared-kernel/picture-library';
import { serverSentence } from 'shared-kernel/server';
import { Box, Button, chakra, Flex, HStack, Stack, Text, Upload } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import { LibraryPicker } from './LibraryPicker';
import type { LogoColours } from './useLogoColours';

interface LogoSectionProps {
  readonly organisationId: OrganisationId;
  readonly kit: BrandKit;
  readonly logo: LogoColours;
  /** Whether a new logo's colours are proposed at once: there is no kit yet that they would take away. */
  readonly beginsWithIt: boolean;
  readonly onChange: (changes: Partial<BrandKit>) => void;
}

const ACCEPTED = MEDIA_KINDS.map((kind) => (kind === 'svg' ? '.svg' : `image/${kind}`)).join();
const UNREADABLE = 'No colour could be read of this picture. Choose the colours by hand below.';
const PROPOSED = 'The colours below are proposed from the logo. Adjust them before you save.';

/** The logo, and its colours as a beginning (D302). */
export const LogoSection = (props: LogoSectionProps) => {
  const { organisationId, kit, logo, beginsWithIt, onChange } = props;
  const store = useAtomValue(mediaStoreAtom);
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [picking, setPicking] = useState(false);
  const [before, setBefore] = useState<BrandKit['palette'] | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);

  const propose = () => {
    const palette = proposedPalette(logo.colours);
    if (palette === null) return;
    setBefore(kit.palette);
    onChange({ palette });
  };
  const proposeWanted = useRef(propose);
  proposeWanted.current = propose;
  const isWanted = wanted !== null && wanted === logo.address && logo.status === 'read';
  useEffect(() => {
    if (!isWanted) return;
    setWanted(null);
    proposeWanted.current();
  }, [isWanted]);

  const take = (picture: Media) => {
    const address = mediaAddress(picture);
    setBefore(null);
    setFault('');
    onChange({ logo: address });
    if (beginsWithIt) setWanted(address);
  };
  const upload = async (files: readonly File[]) => {
    const [first] = files;
    if (first === undefined || busy) return;
    setBusy(true);
    setFault('');
    const sent = await sendFile(store, organisationId, first);
    const found = sent.id === null ? null : await pictureOf(sent.id);
    setBusy(false);
    if (sent.id === null) setFault(sent.refused.sentence);
    else if (found !== null) take(found);
  };
  const pictureOf = async (id: MediaId): Promise<Media | null> => {
    const library = await store.read(organisationId);
    if (!library.ok) {
      setFault(serverSentence(library.error));
      return null;
    }
    return library.value.pictures.find((one) => one.id === id) ?? null;
  };

  return (
    <SetUpSection
      title="Logo"
      help="An SVG, or a PNG with a see-through ground, looks best. It is kept with your pictures."
    >
      <Flex
        gap="4"
        direction={{ base: 'column', sm: 'row' }}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          const files = pictureFiles(event.dataTransfer);
          if (files.length === 0) return;
          event.preventDefault();
          void upload(files);
        }}
      >
        <LogoFrame kit={kit} />
        <Stack gap="2" flex="1" align="flex-start">
          <Flex gap="2" wrap="wrap">
            <Button
              size="sm"
              variant="outline"
              loading={busy}
              loadingText="Uploading"
              onClick={() => file.current?.click()}
            >
              <Upload size={16} aria-hidden /> Upload a logo
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                setPicking(true);
              }}
            >
              Choose from the library
            </Button>
            {kit.logo !== '' && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  setBefore(null);
                  onChange({ logo: '' });
                  file.current?.parentElement?.querySelector('button')?.focus();
                }}
              >
                Remove
              </Button>
            )}
            <input
              ref={file}
              type="file"
              hidden
              aria-label="Logo file"
              accept={ACCEPTED}
              onChange={(event) => {
                void upload([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </Flex>
          {logo.colours.length > 0 && (
            <HStack gap="2" wrap="wrap">
              <Text fontSize="sm" color="fg.muted">
                Its colours
              </Text>
              {logo.colours.map(({ hex }) => (
                <Box
                  key={hex}
                  boxSize="5"
                  borderRadius="full"
                  borderWidth="1px"
                  title={hex}
                  style={{ backgroundColor: hex }}
                />
              ))}
              <Button size="xs" variant="outline" onClick={propose}>
                Propose roles from these
              </Button>
            </HStack>
          )}
          <Flex
            role="status"
            fontSize="sm"
            color="fg.muted"
            gap="2"
            align="center"
            wrap="wrap"
            minH="6"
          >
            {logo.status === 'unreadable' && UNREADABLE}
            {before !== null && (
              <>
                {PROPOSED}
                <Button
                  size="xs"
                  variant="outline"
                  onClick={() => {
                    onChange({ palette: before });
                    setBefore(null);
                  }}
                >
                  Put the former colours back
                </Button>
              </>
            )}
          </Flex>
          {fault !== '' && (
            <Text role="alert" color="fg.error" fontSize="sm">
              {fault}
            </Text>
          )}
        </Stack>
      </Flex>
      {picking && (
        <LibraryPicker
          organisationId={organisationId}
          onPick={take}
          onClose={() => {
            setPicking(false);
          }}
        />
      )}
    </SetUpSection>
  );
};

/** The logo on the kit's ground; the size never changes, whatever becomes of it. */
const LogoFrame = ({ kit }: { kit: BrandKit }) => {
  const id = storedPicture(kit.logo)?.id;
  return (
    <Flex
      w="11rem"
      h="6rem"
      flexShrink="0"
      borderRadius="l2"
      borderWidth="1px"
      p="3"
      align="center"
      justify="center"
      bg={id === undefined ? 'bg.subtle' : undefined}
      style={id === undefined ? {} : { backgroundColor: kit.palette.ground }}
    >
      {id === undefined ? (
        <Text fontSize="xs" color="fg.muted">
          No logo
        </Text>
      ) : (
        <chakra.img
          src={smallSource(id)}
          alt="Your logo"
          maxW="full"
          maxH="full"
          objectFit="contain"
        />
      )}
    </Flex>
  );
};
