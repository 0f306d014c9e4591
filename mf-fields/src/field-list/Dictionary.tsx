import { FIELD_TEXT_LENGTHS, type FieldListEntry } from 'shared-kernel/model';
import { useMayEdit } from 'shared-kernel/roles';
import { useAuthor, useIsAdmin } from 'shared-kernel/session';
import {
  Button,
  chakra,
  ConflictDialog,
  Field,
  Flex,
  Grid,
  Input,
  Reveal,
  Stack,
  Switch,
  Text,
} from 'shared-kernel/ui';
import { useId } from 'react';
import { useOpenSection } from './openSections';
import { useDictionary } from './useDictionary';

interface DictionaryProps {
  readonly field: FieldListEntry;
  readonly onChanged: () => Promise<void>;
}

/** What staff say of a field: what it means, whom to ask, where it comes from and how long it is kept (D366). */
export const Dictionary = ({ field, onChanged }: DictionaryProps) => {
  const mayEdit = useMayEdit();
  const { dictionary } = field;
  const said = TEXTS.filter(({ key }) => (dictionary?.[key] ?? '') !== '');
  return (
    <Reveal
      label="About this field"
      disabled={!mayEdit && said.length === 0 && (dictionary?.description ?? '') === ''}
      {...useOpenSection('about', field.name)}
    >
      {mayEdit ? (
        <DictionaryForm field={field} onChanged={onChanged} />
      ) : (
        <Stack gap="2" fontSize="sm" overflowWrap="anywhere">
          <Text>{dictionary?.description}</Text>
          {said.map(({ key, label }) => (
            <Text key={key}>
              {label}: {dictionary?.[key]}
            </Text>
          ))}
        </Stack>
      )}
    </Reveal>
  );
};

const TEXTS = [
  { key: 'owner', label: 'Owner', help: 'The team or role to ask.' },
  { key: 'source', label: 'Source', help: 'The system or form that it comes from.' },
  { key: 'retention', label: 'Retention', help: 'How long it is kept, and why.' },
] as const;

const DictionaryForm = ({ field, onChanged }: DictionaryProps) => {
  const author = useAuthor();
  const edits = useDictionary(field, onChanged);
  const { value, edit } = edits;
  return (
    <Stack
      as="form"
      aria-label={`About ${field.name}`}
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void edits.save();
      }}
    >
      <DescriptionInput value={value.description} onEdit={edit} />
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {TEXTS.map(({ key, label, help }) => (
          <Field.Root key={key}>
            <Field.Label>{label}</Field.Label>
            <Input
              size="sm"
              value={value[key]}
              maxLength={FIELD_TEXT_LENGTHS[key]}
              onChange={(event) => edit({ [key]: event.currentTarget.value })}
            />
            <Field.HelperText>{help}</Field.HelperText>
          </Field.Root>
        ))}
      </Grid>
      <SensitiveSwitch
        sensitive={value.sensitive}
        stored={field.dictionary?.sensitive ?? false}
        onChange={(sensitive) => edit({ sensitive })}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" size="sm" loading={edits.saving} disabled={!edits.dirty}>
          Save
        </Button>
        {edits.dirty && !edits.saving && (
          <Button size="sm" variant="ghost" onClick={edits.discard}>
            Discard changes
          </Button>
        )}
      </Flex>
      <ConflictDialog
        conflict={edits.conflict}
        author={author}
        what="what is said of this field"
        onOverwrite={() => void edits.overwrite()}
        onLoadTheirs={() => void edits.loadTheirs()}
        onCancel={edits.keepEditing}
      />
    </Stack>
  );
};

interface DescriptionInputProps {
  readonly value: string;
  readonly onEdit: (changes: { readonly description: string }) => void;
}

const DescriptionInput = ({ value, onEdit }: DescriptionInputProps) => {
  const id = useId();
  return (
    <Field.Root id={id}>
      <Field.Label>Description</Field.Label>
      <chakra.textarea
        id={id}
        w="full"
        rows={2}
        resize="vertical"
        px="3"
        py="2"
        fontSize="sm"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="l2"
        bg="bg.panel"
        maxLength={FIELD_TEXT_LENGTHS.description}
        value={value}
        onChange={(event) => onEdit({ description: event.currentTarget.value })}
      />
    </Field.Root>
  );
};

interface SensitiveSwitchProps {
  readonly sensitive: boolean;
  readonly stored: boolean;
  readonly onChange: (sensitive: boolean) => void;
}

/** Members may say that a field is sensitive, and admins alone that it is not any more. */
const SensitiveSwitch = ({ sensitive, stored, onChange }: SensitiveSwitchProps) => {
  const locked = !useIsAdmin() && stored;
  return (
    <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
      <Switch.Root
        size="sm"
        checked={sensitive}
        disabled={locked}
        onCheckedChange={({ checked }) => onChange(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontWeight="medium">Sensitive</Switch.Label>
      </Switch.Root>
      <Text fontSize="sm" color="fg.muted">
        {locked
          ? 'Only an admin can say that it is not sensitive any more.'
          : 'For health, belief, politics and whatever else asks for special care.'}
      </Text>
    </Flex>
  );
};
