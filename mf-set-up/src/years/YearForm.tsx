import { useState } from 'react';
import {
  dayBeside,
  dayOfInput,
  dayWords,
  GRACE_DAYS,
  localDay,
  type Organisation,
  type YearId,
} from 'shared-kernel/model';
import type { YearSettings } from 'shared-kernel/server';
import { useAuthor } from 'shared-kernel/session';
import {
  Button,
  chakra,
  ConflictDialog,
  Field,
  Flex,
  Input,
  SimpleGrid,
  Stack,
} from 'shared-kernel/ui';
import { LastDayQuestionDialog } from './LastDayQuestionDialog';
import { useDirtyPart } from '../unsaved/dirtyParts';
import { EmbedPageQuestion } from './embed-page/EmbedPageQuestion';
import { useYearSaving } from './useYearSaving';
import { editedYearOf, readEditedYear, type EditedYear, type YearFaults } from './editedYear';

interface YearFormProps {
  readonly organisation: Organisation;
  /** Null for a year that is to be made. */
  readonly yearId: YearId | null;
  readonly initial: EditedYear;
  /** Of the year that `initial` shows; 0 for a new one. */
  readonly revision: number;
  readonly onClose: () => void;
  /** With the year's name, after the form has closed. */
  readonly onSaved?: (name: string) => void;
}

export const YearForm = ({ organisation, yearId, onClose, onSaved, ...opened }: YearFormProps) => {
  const [initial, setInitial] = useState(opened.initial);
  const [edited, setEdited] = useState(initial);
  const [faults, setFaults] = useState<YearFaults>({});
  const author = useAuthor();
  const saving = useYearSaving({
    organisation,
    yearId,
    revision: opened.revision,
    embedPage: initial.embedPage,
    onSaved: ({ name }) => {
      onClose();
      onSaved?.(name);
    },
    onTheirs: (year) => {
      setInitial(editedYearOf(year));
      setEdited(editedYearOf(year));
    },
  });

  useDirtyPart(JSON.stringify(edited) !== JSON.stringify(initial));

  const withSettings = (act: (settings: YearSettings) => Promise<void>) => {
    const read = readEditedYear(edited, {
      today: localDay(new Date()),
      before: initial.retainUntil,
    });
    setFaults(read.ok ? {} : read.faults);
    if (read.ok) void act(read.settings);
  };
  const input = (name: keyof EditedYear) => ({
    value: edited[name],
    fault: faults[name],
    onChange: (value: string) => {
      setEdited({ ...edited, [name]: value });
    },
  });

  return (
    <chakra.form
      aria-label={yearId === null ? 'New year' : `Year ${initial.name}`}
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l2"
      p="4"
      // The browser's own bubbles would come before our sentences.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        withSettings(saving.begin);
      }}
    >
      <Stack gap="4">
        <TextField label="Name" autoFocus {...input('name')} />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField label="First day" type="date" {...input('firstDay')} />
          <TextField label="Last day" type="date" help={endsHelp(edited)} {...input('lastDay')} />
        </SimpleGrid>
        <TextField
          label="Embed page"
          type="url"
          placeholder="https://"
          help="The page of your own website that shows the screens. Personal links lead there."
          {...input('embedPage')}
        />
        <TextField
          label="Keep supporter data until"
          type="date"
          help={`After this day, and ${String(GRACE_DAYS)} more in which an admin can put it off, the year’s supporter data is removed. Leave it empty to keep it until somebody removes it.`}
          {...input('retainUntil')}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={saving.saving} loadingText="Saving">
            Save year
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </Stack>
      <EmbedPageQuestion
        left={saving.leftBehind}
        page={edited.embedPage.trim()}
        onCancel={saving.keepEditing}
        onConfirm={() => {
          withSettings(saving.save);
        }}
      />
      <LastDayQuestionDialog
        question={saving.question}
        onCancel={saving.keepEditing}
        onConfirm={(typed) => {
          withSettings((settings) => saving.save(settings, typed));
        }}
      />
      <ConflictDialog
        conflict={saving.conflict}
        author={author}
        what="this year"
        onOverwrite={() => {
          withSettings(saving.overwrite);
        }}
        onLoadTheirs={() => void saving.loadTheirs()}
        onCancel={saving.keepEditing}
      />
    </chakra.form>
  );
};

/** How the two days are stored (D4). */
function endsHelp({ firstDay, lastDay }: EditedYear): string {
  const first = dayOfInput(firstDay);
  const last = dayOfInput(lastDay);
  if (first === null || last === null) return 'Both days belong to the year.';
  return `Both days belong to the year: it is stored as everything between ${dayWords(dayBeside(first, -1))} and ${dayWords(dayBeside(last, 1))}.`;
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly help?: string;
  readonly type?: 'text' | 'date' | 'url';
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
}

const TextField = ({
  label,
  value,
  fault,
  help,
  onChange,
  type = 'text',
  ...input
}: TextFieldProps) => (
  <Field.Root invalid={fault !== undefined}>
    <Field.Label>{label}</Field.Label>
    <Input
      {...input}
      type={type}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
    {fault !== undefined && <Field.ErrorText>{fault}</Field.ErrorText>}
    {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
  </Field.Root>
);
