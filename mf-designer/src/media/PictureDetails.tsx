import {
  actorAtStart,
  MEDIA_LENGTHS,
  type Media,
  type MediaDescription,
  type MediaUse,
} from 'shared-kernel/model';
import { EditorsInputs } from 'shared-kernel/roles';
import { Button, Field, Input, Stack, Text } from 'shared-kernel/ui';
import { useServerToasts } from 'shared-kernel/server';
import { useToast } from 'shared-kernel/session';
import { useState } from 'react';

import { FocusField } from '../controls/inputs/FocusField';
import { PictureActions } from './PictureActions';
import { PictureUses } from './PictureUses';
import { smallSource } from 'shared-kernel/picture-library';
import type { LibraryState } from './useLibrary';

interface PictureDetailsProps {
  readonly picture: Media;
  /** What may take its place. */
  readonly others: readonly Media[];
  readonly state: LibraryState;
  /** Null where pictures are kept and not placed. */
  readonly onUse: ((picture: Media) => void) | null;
  /** After another took its place. */
  readonly onReplaced?: () => void;
}

const FIELDS = [
  { key: 'name', label: 'Name', help: null },
  {
    key: 'alternativeText',
    label: 'Alternative text',
    help: 'Read aloud, and shown where the picture cannot be loaded. Goes along with the picture.',
  },
  { key: 'credit', label: 'Credit', help: null },
  { key: 'licence', label: 'Licence', help: null },
] as const satisfies readonly { readonly key: keyof MediaDescription; [part: string]: unknown }[];

/** What is said of one picture, where it is shown, and what can be done with it. */
export const PictureDetails = (props: PictureDetailsProps) => {
  const { picture, others, state, onUse, onReplaced } = props;
  const { store, organisationId, reload } = state;
  const { saveWithToast } = useServerToasts();
  const toast = useToast();
  const [said, say] = useState<MediaDescription>(() => descriptionOf(picture));
  const [saving, setSaving] = useState(false);
  const [uses, setUses] = useState<readonly MediaUse[] | null>(null);
  const changed = FIELDS.some(({ key }) => said[key] !== picture[key]) || !sameFocus(said, picture);

  const save = async (): Promise<boolean> => {
    if (!changed) return true;
    setSaving(true);
    const answer = await saveWithToast('Picture', () =>
      store.describe({
        ...{ organisationId, mediaId: picture.id },
        ...{ description: said, expectedRevision: picture.saved.revision },
      }),
    );
    setSaving(false);
    if (answer?.outcome === 'conflict')
      toast({
        header: 'Picture',
        body: `Not saved: ${actorAtStart(answer.savedBy)} has changed it meanwhile. It is shown as it is now.`,
        variant: 'danger',
      });
    await reload();
    return answer?.outcome === 'saved';
  };
  const isDeleted = picture.removeAt !== null;

  return (
    <Stack
      gap="4"
      pb="2"
      maxH={{ md: onUse === null ? 'calc(100dvh - 2rem)' : '60vh' }}
      overflowY={{ md: 'auto' }}
      pe={{ md: '1' }}
    >
      <EditorsInputs>
        {!isDeleted && (
          <Stack direction="row" gap="2">
            {onUse !== null && (
              <Button
                size="sm"
                colorPalette="accent"
                disabled={saving || said.name.trim() === ''}
                onClick={() => {
                  void save().then((saved) => {
                    if (saved) onUse({ ...picture, ...said });
                  });
                }}
              >
                Use this picture
              </Button>
            )}
            <Button
              size="sm"
              {...(onUse === null ? { colorPalette: 'accent' } : { variant: 'outline' })}
              disabled={!changed || saving || said.name.trim() === ''}
              onClick={() => void save()}
            >
              Save
            </Button>
          </Stack>
        )}
        <FocusField
          picture={smallSource(picture.id)}
          focus={said.focus}
          onChange={(focus) => {
            say((before) => ({ ...before, focus }));
          }}
        />
        <Text color="fg.muted" fontSize="xs">
          {sizeOf(picture)}
        </Text>
        {FIELDS.map(({ key, label, help }) => (
          <Field.Root key={key} invalid={key === 'name' && said.name.trim() === ''}>
            <Field.Label>{label}</Field.Label>
            <Input
              size="sm"
              value={said[key]}
              maxLength={MEDIA_LENGTHS[key]}
              onChange={(event) => {
                say((before) => ({ ...before, [key]: event.target.value }));
              }}
            />
            <Field.ErrorText>A picture needs a name</Field.ErrorText>
            {help !== null && <Field.HelperText>{help}</Field.HelperText>}
          </Field.Root>
        ))}
      </EditorsInputs>
      <PictureUses picture={picture} state={state} uses={uses} onUses={setUses} />
      <PictureActions
        picture={picture}
        others={others}
        state={state}
        uses={uses}
        onUses={setUses}
        {...(onReplaced === undefined ? {} : { onReplaced })}
      />
    </Stack>
  );
};

const descriptionOf = ({ name, alternativeText, credit, licence, focus }: Media) => ({
  ...{ name, alternativeText, credit, licence, focus },
});

const sameFocus = (one: MediaDescription, other: MediaDescription): boolean =>
  one.focus.left === other.focus.left && one.focus.top === other.focus.top;

/** "1600 × 900, JPEG, moving" */
const sizeOf = ({ width, height, kind, animated, crop }: Media): string =>
  [
    `${String(width)} × ${String(height)} pixels`,
    kind.toUpperCase(),
    ...(animated ? ['moving'] : []),
    ...(crop === null ? [] : ['cropped']),
  ].join(', ');
