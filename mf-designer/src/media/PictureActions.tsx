import { civilDateInUtc, dayWords, type Media, type MediaUse } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { useServerToasts } from 'shared-kernel/server';
import { Button, ConfirmDialog, NativeSelect, Stack, Text, Trash2 } from 'shared-kernel/ui';
import { useState } from 'react';

import type { LibraryState } from './useLibrary';

interface PictureActionsProps {
  readonly picture: Media;
  readonly others: readonly Media[];
  readonly state: LibraryState;
  readonly uses: readonly MediaUse[] | null;
  readonly onUses: (uses: readonly MediaUse[]) => void;
  readonly onReplaced?: () => void;
}

/** Replacing, deleting and restoring. */
export const PictureActions = (props: PictureActionsProps) => (
  <ForEditors>
    {props.picture.removeAt === null ? <LivePicture {...props} /> : <DeletedPicture {...props} />}
  </ForEditors>
);

const LivePicture = (props: PictureActionsProps) => {
  const { picture, others, state, uses, onUses, onReplaced } = props;
  const { store, organisationId, reload } = state;
  const { withToast } = useServerToasts();
  const [asked, ask] = useState<'delete' | 'replace' | null>(null);
  const [withId, setWithId] = useState('');
  const of = { organisationId, mediaId: picture.id };
  const replacement = others.find(({ id }) => id === withId);
  const places = uses?.length ?? 0;

  const remove = async () => {
    ask(null);
    const done = await withToast('Picture', deletedWords, () =>
      store.remove({ ...of, forGood: false }),
    );
    if (done.ok && done.value.outcome === 'used') onUses(done.value.uses);
    await reload();
  };
  const replace = async (other: Media) => {
    ask(null);
    const done = await withToast('Picture', replacedWords, () =>
      store.replace({ ...of, withId: other.id }),
    );
    if (done.ok) {
      onReplaced?.();
      const answer = await store.readUses(organisationId);
      if (answer.ok) onUses(answer.value.filter(({ mediaId }) => mediaId === picture.id));
    }
  };

  return (
    <Stack gap="3" borderTopWidth="1px" pt="4">
      {places > 0 && others.length > 0 && (
        <Stack gap="2">
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              aria-label="Picture that takes its place"
              value={withId}
              onChange={(event) => {
                setWithId(event.target.value);
              }}
            >
              <option value="">Replace it everywhere by…</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          {replacement !== undefined && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                ask('replace');
              }}
            >
              Replace it everywhere
            </Button>
          )}
        </Stack>
      )}
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        alignSelf="start"
        disabled={uses === null || places > 0}
        onClick={() => {
          ask('delete');
        }}
      >
        <Trash2 size={14} aria-hidden /> Delete picture
      </Button>
      {places > 0 && (
        <Text color="fg.muted" fontSize="xs">
          A picture that is shown somewhere cannot be deleted. Take it off these screens, or replace
          it.
        </Text>
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        title="Delete this picture?"
        confirmLabel="Delete picture"
        danger
        onConfirm={() => void remove()}
        onCancel={() => {
          ask(null);
        }}
      >
        No saved screen shows “{picture.name}”. It can be restored for 30 days; after that it is
        gone for good.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'replace'}
        title="Replace it everywhere?"
        confirmLabel="Replace it everywhere"
        onConfirm={() => {
          if (replacement !== undefined) void replace(replacement);
        }}
        onCancel={() => {
          ask(null);
        }}
      >
        “{replacement?.name}” takes the place of “{picture.name}” on every saved screen of every
        year. Whoever has one of these screens open is asked about it when they save.
      </ConfirmDialog>
    </Stack>
  );
};

const DeletedPicture = ({ picture, state }: PictureActionsProps) => {
  const { store, organisationId, reload } = state;
  const { withToast } = useServerToasts();
  const of = { organisationId, mediaId: picture.id };
  const [asked, ask] = useState(false);
  const run = async (done: string, call: () => ReturnType<typeof store.restore>) => {
    ask(false);
    await withToast('Picture', done, call);
    await reload();
  };
  return (
    <Stack gap="3" borderTopWidth="1px" pt="4">
      <Text fontSize="sm">
        Deleted. It is gone for good on{' '}
        {picture.removeAt === null ? '' : dayWords(civilDateInUtc(picture.removeAt))}.
      </Text>
      <Stack direction="row" gap="2">
        <Button
          size="sm"
          colorPalette="accent"
          onClick={() => void run('Restored', () => store.restore(of))}
        >
          Restore
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          onClick={() => {
            ask(true);
          }}
        >
          Delete for good
        </Button>
      </Stack>
      <ConfirmDialog
        open={asked}
        title="Delete it for good?"
        confirmLabel="Delete for good"
        danger
        onConfirm={() =>
          void run('Deleted for good', async () => {
            const answer = await store.remove({ ...of, forGood: true });
            return answer.ok ? { ok: true, value: undefined } : answer;
          })
        }
        onCancel={() => {
          ask(false);
        }}
      >
        “{picture.name}” and its files are removed at once, and its address leads nowhere any more.
        Browsers that have shown it may still keep it.
      </ConfirmDialog>
    </Stack>
  );
};

const deletedWords = ({ outcome }: { readonly outcome: 'deleted' | 'used' }): string =>
  outcome === 'deleted'
    ? 'Deleted. It can be restored for 30 days'
    : 'Not deleted: a screen shows it by now';

const replacedWords = ({
  replaced,
  left,
}: {
  readonly replaced: number;
  readonly left: number;
}): string =>
  `Replaced in ${replaced === 1 ? '1 place' : `${String(replaced)} places`}${
    left === 0 ? '' : `. An admin has to replace ${left === 1 ? 'a logo' : 'the logos'} of stories`
  }`;
