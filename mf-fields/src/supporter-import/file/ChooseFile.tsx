import { Field, Input, Panel } from 'shared-kernel/ui';

interface ChooseFileProps {
  readonly onChoose: (file: File | null) => void;
}

/** Takes a click as well as a file that is dropped on it. */
export const ChooseFile = ({ onChoose }: ChooseFileProps) => (
  <Panel>
    <Field.Root>
      <Field.Label>CSV file</Field.Label>
      <Input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        h="auto"
        py="8"
        px="4"
        borderStyle="dashed"
        cursor="pointer"
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
      />
      <Field.HelperText>
        One row per supporter, with a column for the email address. You will see how the file is
        read and what would change; nothing is written before you say so.
      </Field.HelperText>
    </Field.Root>
  </Panel>
);
