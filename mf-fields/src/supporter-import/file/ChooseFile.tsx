import { useEffect } from 'react';
import { Field, Input, Panel } from 'shared-kernel/ui';
import { loadPreviewing } from './loadPreviewing';

interface ChooseFileProps {
  readonly onChoose: (file: File | null) => void;
}

/** The browser's own button, made to look like the others. */
const FILE_BUTTON = {
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 'medium',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    paddingInline: '4',
    paddingBlock: '2',
    marginInlineEnd: '3',
    cursor: 'pointer',
  },
  '&:hover::file-selector-button': { bg: 'bg.muted' },
} as const;

/** Takes a click as well as a file that is dropped on it. */
export const ChooseFile = ({ onChoose }: ChooseFileProps) => {
  useEffect(() => {
    // What fails is told when a file is chosen, which asks for it again.
    void loadPreviewing().catch(() => undefined);
  }, []);
  return (
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
          color="fg.muted"
          css={FILE_BUTTON}
          onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
        />
        <Field.HelperText>
          Choose it, or drop it on the box. One row per supporter, with a column for the email
          address. You will see how the file is read and what would change; nothing is written
          before you say so.
        </Field.HelperText>
      </Field.Root>
    </Panel>
  );
};
