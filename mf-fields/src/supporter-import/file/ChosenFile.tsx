import type { FilePreview } from 'supporter-data';
import type { FileOptions } from 'shared-kernel/model';
import {
  Alert,
  Button,
  ErrorPanel,
  Flex,
  Heading,
  Panel,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { useState } from 'react';
import { fileSize } from './fileSize';
import { columnsWords, LINE_END_WORDS } from './fileWords';
import { PreviewTable } from './PreviewTable';
import { TextOptions } from './TextOptions';
import { useFilePreview } from './useFilePreview';

interface ChosenFileProps {
  readonly file: File;
  readonly onUpload: (options: FileOptions) => void;
  readonly onOther: () => void;
}

const RECOGNISED: FileOptions = { encoding: null, delimiter: null };

/** How the file is read, to be corrected before it goes up. */
export const ChosenFile = ({ file, onUpload, onOther }: ChosenFileProps) => {
  const [options, setOptions] = useState(RECOGNISED);
  const preview = useFilePreview(file, options);
  const readable = preview !== null && preview !== 'gone' ? preview : null;
  return (
    <Stack gap="4">
      <Panel>
        <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          {file.name}
        </Heading>
        <Text color="fg.muted" fontSize="sm" mb="4">
          {[fileSize(file.size), ...(readable === null ? [] : shapeWords(readable))].join(' · ')}
        </Text>
        {preview === null && <Skeleton h="10rem" />}
        {preview === 'gone' && (
          <ErrorPanel title="The file cannot be read">
            It may have been moved or deleted since you chose it. Choose it again.
          </ErrorPanel>
        )}
        {readable !== null && (
          <Reading preview={readable} options={options} onOptions={setOptions} />
        )}
      </Panel>
      <Flex gap="3" wrap="wrap">
        <Button disabled={readable?.fault !== null} onClick={() => onUpload(options)}>
          Continue to the columns
        </Button>
        <Button variant="outline" onClick={onOther}>
          Choose another file
        </Button>
      </Flex>
    </Stack>
  );
};

interface ReadingProps {
  readonly preview: FilePreview;
  readonly options: FileOptions;
  readonly onOptions: (options: FileOptions) => void;
}

const Reading = ({ preview, options, onOptions }: ReadingProps) => (
  <Stack gap="4">
    <TextOptions options={options} recognised={preview} onChange={onOptions} />
    {preview.accentSample !== null && (
      <Text fontSize="sm">
        <Text as="span" color="fg.muted">
          {preview.encodingCertain ? 'Accents: ' : 'Do these accents look right? '}
        </Text>
        <Text as="span" fontWeight="medium" overflowWrap="anywhere">
          {preview.accentSample}
        </Text>
      </Text>
    )}
    {preview.fault === null ? (
      <>
        <RefusedColumns {...preview} />
        <PreviewTable {...preview} />
      </>
    ) : (
      <ErrorPanel title="This file cannot be imported">{preview.fault.message}</ErrorPanel>
    )}
  </Stack>
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

function shapeWords({ header, lineEnd, quoted, bom, fault }: FilePreview): readonly string[] {
  if (fault !== null) return [];
  return [
    columnsWords(header.length),
    ...(lineEnd === null ? [] : [`lines end in ${LINE_END_WORDS[lineEnd]}`]),
    quoted ? 'cells in double quotes' : 'no quotes',
    ...(bom ? ['with a byte order mark'] : []),
  ];
}
