import type { FilePreview, ImportFaultCode } from 'supporter-data';
import { NOTHING_CHOSEN, type FileOptions } from 'shared-kernel/model';
import { usePageActions } from 'shared-kernel/page-actions';
import { Alert, ErrorPanel, SimpleGrid, Skeleton, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { FilePanel } from './FilePanel';
import { fileSize } from './fileSize';
import { columnsWords, LINE_END_WORDS, rowsWords } from './fileWords';
import { GoneFile } from './GoneFile';
import { HeaderRowInput } from './HeaderRowInput';
import { PreviewTable } from './PreviewTable';
import { TextOptions } from './TextOptions';
import { TitleRows } from './TitleRows';
import { useFilePreview } from './useFilePreview';
import { useRowCount } from './useRowCount';

interface ChosenFileProps {
  readonly file: File;
  /** The size of the workbook of which the file is a sheet. */
  readonly workbookBytes?: number;
  /** `rows` is null where they are not counted yet. */
  readonly onUpload: (options: FileOptions, rows: number | null) => void;
  readonly onOther: () => void;
}

/** How the file is read, to be corrected before it goes up. */
export const ChosenFile = ({ file, workbookBytes, onUpload, onOther }: ChosenFileProps) => {
  const isSheet = workbookBytes !== undefined;
  const [options, setOptions] = useState(isSheet ? OF_A_SHEET : NOTHING_CHOSEN);
  const preview = useFilePreview(file, options);
  const readable = preview !== null && preview !== 'gone' ? preview : null;
  const rows = useRowCount(file, readable);
  const canUpload = readable?.fault === null;
  usePageActions([
    {
      id: 'upload-import-file',
      label: 'Continue to the columns',
      keys: [],
      isAvailable: () => canUpload,
      run: () => onUpload(options, rows),
    },
    {
      id: 'choose-another-file',
      label: 'Choose another file',
      keys: [],
      isAvailable: () => true,
      run: onOther,
    },
  ]);
  const words = [
    fileSize(workbookBytes ?? file.size),
    ...(readable === null ? [] : shapeWords(readable, rows, isSheet)),
  ];
  return (
    <FilePanel
      name={file.name}
      words={words}
      {...(canUpload ? { onContinue: () => onUpload(options, rows) } : {})}
      onOther={onOther}
    >
      {preview === null && <Skeleton h="10rem" />}
      {preview === 'gone' && <GoneFile />}
      {readable !== null && (
        <Reading preview={readable} options={options} isSheet={isSheet} onOptions={setOptions} />
      )}
    </FilePanel>
  );
};

/** As sheets are turned into CSV. */
const OF_A_SHEET: FileOptions = { encoding: 'utf-8', delimiter: ',', headerRow: null };

/** Faults that no other reading of the bytes would mend. */
const NO_TEXT: ReadonlySet<string> = new Set<ImportFaultCode>([
  'import/empty',
  'import/spreadsheet',
  'import/unreadable-text',
]);

interface ReadingProps {
  readonly preview: FilePreview;
  readonly options: FileOptions;
  readonly onOptions: (options: FileOptions) => void;
  /** Of a workbook: its text needs nobody's correction. */
  readonly isSheet: boolean;
}

const Reading = ({ preview, options, isSheet, onOptions }: ReadingProps) => (
  <>
    {preview.fault !== null && (
      <ErrorPanel title="This file cannot be imported">{preview.fault.message}</ErrorPanel>
    )}
    {isSheet ? (
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
        <HeaderRowInput
          value={options.headerRow}
          recognised={preview.headerRow}
          start={safeStart(preview)}
          onChange={(headerRow) => onOptions({ ...options, headerRow })}
        />
      </SimpleGrid>
    ) : (
      (preview.fault === null ||
        !NO_TEXT.has(preview.fault.code) ||
        options !== NOTHING_CHOSEN) && (
        <TextOptions
          options={options}
          recognised={preview}
          start={safeStart(preview)}
          onChange={onOptions}
        />
      )
    )}
    {!isSheet && preview.accentSample !== null && (
      <Text fontSize="sm">
        <Text as="span" color="fg.muted">
          {preview.encodingCertain ? 'Accents: ' : 'Do these accents look right? '}
        </Text>
        <Text as="span" fontWeight="medium" overflowWrap="anywhere">
          {preview.accentSample}
        </Text>
      </Text>
    )}
    {preview.fault === null && (
      <>
        <TitleRows {...preview} />
        <RefusedColumns {...preview} />
        <PreviewTable {...preview} />
      </>
    )}
  </>
);

const RefusedColumns = ({
  header,
  refusedPositions,
}: Pick<FilePreview, 'header' | 'refusedPositions'>) =>
  refusedPositions.length === 0 ? null : (
    <Alert.Root status="warning" variant="surface" borderRadius="l2" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {refusedPositions.length === 1
            ? 'One column is left out'
            : `${refusedPositions.length} columns are left out`}
        </Alert.Title>
        <Alert.Description overflowWrap="anywhere">
          {refusedPositions.map((position) => header[position - 1]?.trim()).join(', ')}: these look
          like card or bank numbers or passwords, which are never stored here.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );

/** Values of columns that are never stored are not for showing. */
const safeStart = ({ start, headerRow, refusedPositions }: FilePreview): FilePreview['start'] =>
  start.map(({ number, cells }) => ({
    number,
    cells:
      headerRow === null || number <= headerRow
        ? cells
        : cells.filter((_, index) => !refusedPositions.includes(index + 1)),
  }));

function shapeWords(
  { header, lineEnd, quoted, fault }: FilePreview,
  rows: number | null,
  isSheet: boolean,
): readonly string[] {
  if (fault !== null) return [];
  const size = [...(rows === null ? [] : [rowsWords(rows)]), columnsWords(header.length)];
  if (isSheet) return size;
  return [
    ...size,
    ...(lineEnd === null ? [] : [LINE_END_WORDS[lineEnd]]),
    quoted ? 'cells in double quotes' : 'no quotes',
  ];
}
