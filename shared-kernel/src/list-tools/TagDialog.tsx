import { knownTag, TAG_LIMITS, tagsInOrder, type Tagged } from 'shared-kernel/model';
import { Button, Checkbox, Flex, Input, ModalDialog, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { changesOf, overfull, tagState, type TagWish, type TagWishes } from './tagEdits';

interface TagDialogProps {
  /** "Tags of Hello", "Tags of 3 screens". */
  readonly title: string;
  /** Tags of the whole list. */
  readonly known: readonly string[];
  /** Whose tags are edited. */
  readonly things: readonly Tagged[];
  readonly saving: boolean;
  readonly onSave: (changes: readonly TagWish[]) => void;
  readonly onClose: () => void;
}

/** Gives tags to one or many of a list, and takes them. */
export const TagDialog = ({ title, known, things, saving, onSave, onClose }: TagDialogProps) => {
  const [wishes, setWishes] = useState<TagWishes>(new Map());
  const [typed, setTyped] = useState('');
  const offered = tagsInOrder([...known, ...wishes.keys()]);
  const wish = (tag: string, on: boolean) => {
    setWishes((before) => new Map([...before, [tag, on]]));
  };
  const added = withTyped(wishes, typed, offered);
  const full = overfull(things, added);
  return (
    <ModalDialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            colorPalette="accent"
            loading={saving}
            disabled={full > 0}
            onClick={() => {
              onSave(changesOf(things, added));
            }}
          >
            Save tags
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <NewTag
          typed={typed}
          onType={setTyped}
          onAdd={() => {
            setWishes(added);
            setTyped('');
          }}
        />
        {offered.length === 0 && (
          <Text color="fg.muted" fontSize="sm">
            No tags yet. A tag is a word by which your team sorts this list, such as “Gala” or “To
            check”; supporters never see it.
          </Text>
        )}
        <Stack gap="2" maxH="16rem" overflowY="auto">
          {offered.map((tag) => (
            <TagChoice
              key={tag}
              tag={tag}
              state={tagState(things, tag, wishes)}
              onChange={(on) => {
                wish(tag, on);
              }}
            />
          ))}
        </Stack>
        {full > 0 && (
          <Text role="alert" color="fg.error" fontSize="sm">
            {things.length === 1
              ? `That is more than ${String(TAG_LIMITS.most)} tags: take one away first.`
              : `${String(full)} of them would have more than ${String(TAG_LIMITS.most)} tags: take one away first.`}
          </Text>
        )}
      </Stack>
    </ModalDialog>
  );
};

/** What stands in the box counts as added: nobody loses what they typed by saving. */
const withTyped = (wishes: TagWishes, typed: string, offered: readonly string[]): TagWishes => {
  const tag = knownTag(typed, offered);
  return tag === '' ? wishes : new Map([...wishes, [tag, true]]);
};

interface NewTagProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onAdd: () => void;
}

const NewTag = ({ typed, onType, onAdd }: NewTagProps) => (
  <Flex
    as="form"
    gap="2"
    onSubmit={(event) => {
      event.preventDefault();
      onAdd();
    }}
  >
    <Input
      size="sm"
      aria-label="New tag"
      placeholder="New tag"
      maxLength={TAG_LIMITS.length}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        onType(event.currentTarget.value);
      }}
    />
    <Button size="sm" type="submit" variant="outline">
      Add
    </Button>
  </Flex>
);

interface TagChoiceProps {
  readonly tag: string;
  readonly state: ReturnType<typeof tagState>;
  readonly onChange: (on: boolean) => void;
}

const TagChoice = ({ tag, state, onChange }: TagChoiceProps) => (
  <Checkbox.Root
    size="sm"
    checked={state === 'some' ? 'indeterminate' : state === 'all'}
    onCheckedChange={({ checked }) => {
      onChange(checked === true);
    }}
  >
    <Checkbox.HiddenInput />
    <Checkbox.Control>
      <Checkbox.Indicator />
    </Checkbox.Control>
    <Checkbox.Label overflowWrap="anywhere">{tag}</Checkbox.Label>
  </Checkbox.Root>
);
