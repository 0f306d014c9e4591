import { CALCULATIONS } from 'shared-kernel/model';
import { useAuthor } from 'shared-kernel/session';
import {
  Button,
  ConflictDialog,
  Field,
  Flex,
  Grid,
  Heading,
  Input,
  Panel,
  Stack,
  Text,
  UnsavedChanges,
} from 'shared-kernel/ui';
import { useEffect, useRef } from 'react';
import { KIND_WORDS } from './calculatedWords';
import { CalculatedVersions } from './CalculatedVersions';
import { Choice } from './Choice';
import { ExplanationInput } from './ExplanationInput';
import { KindInputs } from './KindInputs';
import { PreviewPanel, sentenceOf } from './PreviewPanel';
import { useCalculatedEdits, type Opened } from './useCalculatedEdits';
import type { CalculatedList } from './useCalculatedFields';

interface CalculatedFormProps {
  readonly opened: Opened;
  readonly list: CalculatedList;
  readonly onClose: () => void;
}

/** A calculated field while it is made or changed, beside what it comes to. */
export const CalculatedForm = ({ opened, list, onClose }: CalculatedFormProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed to come here is gone (D194).
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const author = useAuthor();
  const edits = useCalculatedEdits(opened, list, onClose);
  const { form, edit } = edits;
  const isNew = opened.calculated === null;
  return (
    <Grid
      templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="4"
      alignItems="start"
    >
      <Panel
        as="form"
        aria-label={isNew ? 'New calculated field' : `Edit ${opened.form.name}`}
        onSubmit={(event) => {
          event.preventDefault();
          void edits.save();
        }}
      >
        <Heading
          ref={heading}
          tabIndex={-1}
          as="h2"
          fontSize="lg"
          fontWeight="semibold"
          overflowWrap="anywhere"
          _focusVisible={{ outline: 'none' }}
        >
          {isNew ? 'New calculated field' : opened.form.name}
        </Heading>
        <Stack gap="4" mt="3">
          <Choice
            label="What to work out"
            value={form.kind}
            options={CALCULATIONS.map((kind) => ({ value: kind, label: KIND_WORDS[kind].label }))}
            help={KIND_WORDS[form.kind].help}
            onChoice={(kind) => edit({ kind, field: '', names: [] })}
          />
          <KindInputs
            id={opened.id}
            form={form}
            fields={list.fields}
            searches={list.searches}
            onEdit={edit}
          />
          <Field.Root invalid={edits.nameFault !== null}>
            <Field.Label>Name</Field.Label>
            <Input
              bg="bg.panel"
              placeholder="Total given"
              value={form.name}
              onChange={(event) => edit({ name: event.currentTarget.value })}
            />
            <Field.ErrorText>{edits.nameFault}</Field.ErrorText>
            <Field.HelperText>
              Searches and screens find it under this name, in full.
            </Field.HelperText>
          </Field.Root>
          <ExplanationInput
            explained={form.explained}
            explanation={edits.explanation}
            fault={edits.explanationFault}
            neverShared={edits.neverShared}
            onEdit={edit}
          />
          {edits.obstacle !== null && (
            <Text role="alert" color="fg.error" overflowWrap="anywhere">
              {edits.obstacle}
            </Text>
          )}
          {!isNew && (
            <CalculatedVersions
              id={opened.id}
              sentence={(calculation) => sentenceOf(calculation, list.year, list.searches)}
              onTake={edit}
            />
          )}
          <Flex gap="3" wrap="wrap">
            <Button type="submit" loading={edits.saving}>
              Save calculated field
            </Button>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          </Flex>
        </Stack>
      </Panel>
      <PreviewPanel
        id={opened.id}
        calculation={edits.asked.calculation}
        year={list.year}
        searches={list.searches}
      />
      <UnsavedChanges when={edits.dirty && !edits.saving} />
      <ConflictDialog
        conflict={edits.conflict}
        author={author}
        what="this calculated field"
        onOverwrite={() => void edits.overwrite()}
        onLoadTheirs={() => void edits.loadTheirs()}
        onCancel={edits.keepEditing}
      />
    </Grid>
  );
};
