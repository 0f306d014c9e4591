import { links } from 'shared-kernel/contract';
import { brandOf, dressedStory } from 'shared-kernel/model';
import { ConflictDialog } from 'shared-kernel/ui';
import { SaveBar } from 'shared-kernel/saving';
import { useAuthor, useIsAdmin, useYear } from 'shared-kernel/session';
import { Box, Fieldset, Grid, Stack, UnsavedChanges, VisuallyHidden } from 'shared-kernel/ui';
import { useEffect, useRef, useState } from 'react';
import { AdminsOnly } from './AdminsOnly';
import { CardMiniature } from './card/CardMiniature';
import { CardSection } from './card/CardSection';
import { LanguageSection } from './sections/LanguageSection';
import { LinkTargetSection } from './sections/LinkTargetSection';
import { LookSection } from './sections/LookSection';
import { TransitionSection } from './sections/TransitionSection';
import { useStoryEdits } from './useStoryEdits';
import type { StoryParts } from './useStoryParts';

export const StoryForm = ({ year, sources, hostedPagesOrigin }: StoryParts) => {
  const story = useStoryEdits(year);
  const { organisation } = useYear();
  const { kit } = brandOf(organisation);
  const author = useAuthor();
  const isAdmin = useIsAdmin();
  const form = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  // Where the try has left something to mend, which is drawn by then.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const save = async () => {
    await story.save();
    setTries((before) => before + 1);
  };
  return (
    <Stack gap="4" flex="1" ref={form}>
      {!isAdmin && <AdminsOnly />}
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 18rem' }} gap="6" mb="4">
        <Fieldset.Root disabled={!isAdmin}>
          <VisuallyHidden asChild>
            <Fieldset.Legend>The story of the year</Fieldset.Legend>
          </VisuallyHidden>
          <Stack gap="4">
            <LanguageSection story={story} />
            <TransitionSection story={story} />
            <LinkTargetSection
              story={story}
              embedPage={year.embedPage}
              hostedPagesOrigin={hostedPagesOrigin}
            />
            <LookSection story={story} kit={kit} colours={organisation.preferences.colours} />
            <CardSection story={story} sources={sources} />
          </Stack>
        </Fieldset.Root>
        <Box display={{ base: 'none', lg: 'block' }}>
          <CardMiniature
            story={dressedStory(story.edited, kit)}
            organisationName={organisation.name}
            sources={sources}
          />
        </Box>
      </Grid>
      {isAdmin && (
        <SaveBar
          backTo={links.screens()}
          label="Save story"
          dirty={story.dirty}
          saving={story.saving}
          obstacle={story.obstacle}
          onSave={() => void save()}
        />
      )}
      <UnsavedChanges when={story.dirty} />
      <ConflictDialog
        conflict={story.conflict}
        author={author}
        what="the story of this year"
        onOverwrite={() => void story.overwrite()}
        onLoadTheirs={() => void story.loadTheirs()}
        onCancel={story.keepEditing}
      />
    </Stack>
  );
};
