import { printCount, type FileOptions } from 'shared-kernel/model';
import { ErrorPanel, Field, NativeSelect, Panel, Skeleton, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { ChosenFile } from './ChosenFile';
import { FilePanel } from './FilePanel';
import { fileSize } from './fileSize';
import { GoneFile } from './GoneFile';
import { GONE, useWorkbook, type Workbook } from './useWorkbook';

interface ChosenWorkbookProps {
  readonly file: File;
  /** `csv` is the chosen sheet. */
  readonly onUpload: (csv: File, options: FileOptions, rows: number | null) => void;
  readonly onOther: () => void;
}

/** A workbook, of which one sheet is imported as its CSV. */
export const ChosenWorkbook = ({ file, onUpload, onOther }: ChosenWorkbookProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const workbook = useWorkbook(file, chosen);
  const { csv, fault, sheets } = workbook;
  return (
    <Stack gap="4">
      {sheets.length > 1 && <SheetChoice {...workbook} onChoose={setChosen} />}
      {csv === null ? (
        <FilePanel name={file.name} words={[fileSize(file.size)]} onOther={onOther}>
          {fault === GONE && <GoneFile />}
          {fault !== null && fault !== GONE && (
            <ErrorPanel title="This file cannot be imported">{fault}</ErrorPanel>
          )}
          {fault === null && <Reading {...workbook} />}
        </FilePanel>
      ) : (
        <ChosenFile
          key={csv.name}
          file={csv}
          workbookBytes={file.size}
          onUpload={(options, rows) => onUpload(csv, options, rows)}
          onOther={onOther}
        />
      )}
    </Stack>
  );
};

const Reading = ({ rows }: Pick<Workbook, 'rows'>) => (
  <>
    <Text role="status" color="fg.muted" fontSize="sm">
      {rows === 0
        ? 'The workbook is being read.'
        : `The workbook is being read: ${printCount(rows)} rows so far.`}
    </Text>
    <Skeleton h="10rem" />
  </>
);

interface SheetChoiceProps extends Pick<Workbook, 'sheets' | 'sheet'> {
  readonly onChoose: (sheet: string) => void;
}

const SheetChoice = ({ sheets, sheet, onChoose }: SheetChoiceProps) => (
  <Panel>
    <Field.Root maxW="24rem">
      <Field.Label>Sheet</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={sheet} onChange={(event) => onChoose(event.currentTarget.value)}>
          {sheets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText>One sheet of the workbook is imported.</Field.HelperText>
    </Field.Root>
  </Panel>
);
