import { useRef, useState } from 'react';
import { uploadsOf, type Organisation } from 'shared-kernel/model';
import { Box, Button, Checkbox, Stack, Text } from 'shared-kernel/ui';
import { FamilyCard } from './FamilyCard';
import { UploadOutcomes } from './UploadOutcomes';
import { useUploadedFonts } from './useUploadedFonts';

const ACCEPTED = '.woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf';

/** The organisation's own fonts (D270), each in its own face, and how more come. What is done here is kept at once. */
export const UploadedFonts = ({ organisation }: { readonly organisation: Organisation }) => {
  const families = uploadsOf(organisation);
  const { outcomes, busy, obstacle, upload, remove } = useUploadedFonts(organisation.id);
  const [licensed, setLicensed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const tick = useRef<HTMLInputElement>(null);

  const choose = () => {
    setMissing(!licensed);
    if (licensed) file.current?.click();
    else tick.current?.focus();
  };
  return (
    <Box as="fieldset">
      <Text as="legend" fontWeight="medium">
        Your own fonts
      </Text>
      <Text color="fg.muted" fontSize="sm" mb="3" maxW="65ch">
        WOFF2, WOFF, TTF or OTF, up to 5 MB each; choose all weights of a family together. They are
        kept at once, and stand beside the catalogue wherever a font is chosen.
      </Text>
      {families.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none" mb="3" aria-label="Uploaded fonts">
          {families.map((family) => (
            <FamilyCard
              key={family.name}
              family={family}
              busy={busy}
              obstacle={obstacle?.family === family.name ? obstacle : null}
              onRemove={(faceId) =>
                void remove(family.name, faceId).then((isGone) => {
                  if (isGone) button.current?.focus();
                })
              }
            />
          ))}
        </Stack>
      )}
      <Checkbox.Root
        checked={licensed}
        invalid={isMissing}
        onCheckedChange={({ checked }) => {
          setLicensed(checked === true);
          setMissing(false);
        }}
      >
        <Checkbox.HiddenInput ref={tick} />
        <Checkbox.Control />
        <Checkbox.Label>Our licence lets us show this font on our site</Checkbox.Label>
      </Checkbox.Root>
      <Text role="alert" color="fg.error" fontSize="sm">
        {isMissing ? 'Confirm the licence first: fonts are served to everybody who sees them.' : ''}
      </Text>
      <Button
        ref={button}
        variant="outline"
        mt="2"
        loading={busy && outcomes.length > 0}
        loadingText="Uploading"
        disabled={busy}
        onClick={choose}
      >
        Upload fonts
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        aria-label="Font files"
        accept={ACCEPTED}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          // Each upload is confirmed by itself.
          void upload(files).then(() => {
            setLicensed(false);
          });
        }}
      />
      <UploadOutcomes outcomes={outcomes} />
    </Box>
  );
};
