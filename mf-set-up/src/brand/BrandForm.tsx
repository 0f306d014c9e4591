import { useEffect, useRef, useState, type ReactNode } from 'react';
import { links } from 'shared-kernel/contract';
import { uploadsOf, type Organisation } from 'shared-kernel/model';
import { SaveBar } from 'shared-kernel/saving';
import { useAuthor } from 'shared-kernel/session';
import { Box, ConflictDialog, Grid, Stack, Text } from 'shared-kernel/ui';
import { useDirtyPart } from '../unsaved/dirtyParts';
import { ContrastSection } from './ContrastSection';
import { FontsAndCorners } from './FontsAndCorners';
import { KitPreview } from './KitPreview';
import { LogoSection } from './LogoSection';
import { PaletteSection } from './PaletteSection';
import { RemoveKit } from './RemoveKit';
import { useBrandEdits } from './useBrandEdits';
import { useLogoColours } from './useLogoColours';

interface BrandFormProps {
  readonly organisation: Organisation;
  /** Another kit is stored: whoever else shows the organisation learns of it. */
  readonly onStored: () => Promise<void>;
  /** What can be done with the kit that is saved. */
  readonly children: ReactNode;
}

/** The kit on the left, a small screen in it on the right. */
export const BrandForm = ({ organisation, onStored, children }: BrandFormProps) => {
  const brand = useBrandEdits(organisation, onStored);
  const { edited, edit, stored, dirty, conflict } = brand;
  const author = useAuthor();
  const logo = useLogoColours(edited.logo);
  useDirtyPart(dirty);
  const form = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  // Where the try has left something to mend, which is drawn by then.
  useEffect(() => {
    if (tries > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="color"])')
        ?.focus();
  }, [tries]);
  const save = async () => {
    await brand.save();
    setTries((before) => before + 1);
  };
  return (
    <Stack gap="4" flex="1" ref={form}>
      {stored === null && (
        <Text color="fg.muted">
          No brand kit is saved yet. Until then templates take your fonts and colours as they are,
          and new objects are black Arial on white.
        </Text>
      )}
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 14rem',
          lg: 'minmax(0, 1fr) 19rem',
        }}
        gap="6"
        mb="4"
      >
        <Stack gap="4" minW="0">
          <LogoSection
            organisationId={organisation.id}
            kit={edited}
            logo={logo}
            beginsWithIt={stored === null}
            onChange={edit}
          />
          <PaletteSection
            palette={edited.palette}
            offered={[...logo.colours.map(({ hex }) => hex), ...organisation.preferences.colours]}
            onChange={(palette) => {
              edit({ palette });
            }}
          />
          <ContrastSection
            palette={edited.palette}
            onChange={(palette) => {
              edit({ palette });
            }}
          />
          <FontsAndCorners
            kit={edited}
            preferred={[
              ...uploadsOf(organisation).map(({ name }) => name),
              ...organisation.preferences.fontFamilies,
            ]}
            onChange={edit}
          />
          {children}
          {stored !== null && <RemoveKit onRemove={() => void brand.remove()} />}
        </Stack>
        <Box order={{ base: -1, md: 0 }}>
          <KitPreview kit={edited} />
        </Box>
      </Grid>
      <SaveBar
        backTo={`${links.setUp()}/fonts`}
        label="Save brand kit"
        dirty={dirty}
        saving={brand.saving}
        obstacle={brand.obstacle}
        onSave={() => void save()}
      />
      <ConflictDialog
        conflict={conflict}
        author={author}
        what="the brand kit"
        onOverwrite={() => void brand.overwrite()}
        onLoadTheirs={() => void brand.loadTheirs()}
        onCancel={brand.keepEditing}
      />
    </Stack>
  );
};
