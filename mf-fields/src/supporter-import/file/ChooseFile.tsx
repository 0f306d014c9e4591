import { usePageActions } from 'shared-kernel/page-actions';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { Box, Field, Panel, Text } from 'shared-kernel/ui';
import { droppedFile } from './droppedFiles';
import { loadPreviewing } from './loadPreviewing';

interface ChooseFileProps {
  readonly onChoose: (file: File | null) => void;
}

/** Lies over the whole box, so that a click, the keyboard and assistive technology have the browser's own button. */
const OVER_THE_BOX = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
} as const;

/** Takes a click as well as a file that is dropped on it. */
export const ChooseFile = ({ onChoose }: ChooseFileProps) => {
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What fails is told when a file is chosen, which asks for it again.
    void loadPreviewing().catch(() => undefined);
  }, []);
  usePageActions([
    {
      id: 'choose-import-file',
      label: 'Choose a file…',
      keys: [],
      isAvailable: () => true,
      run: () => input.current?.click(),
    },
  ]);

  const take = (files: FileList | null) => {
    setOver(false);
    const dropped = droppedFile(Array.from(files ?? []));
    if (dropped === null) return;
    // The same file may be chosen again once it is mended.
    if (input.current !== null) input.current.value = '';
    setRefused('refused' in dropped ? dropped.refused : null);
    if ('file' in dropped) onChoose(dropped.file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <Panel>
      <Field.Root invalid={refused !== null}>
        <Field.Label>CSV file or Excel workbook</Field.Label>
        <Box
          position="relative"
          w="full"
          minH="9rem"
          px="4"
          py="6"
          display="flex"
          flexDirection="column"
          alignItems="center"
          justifyContent="center"
          gap="1"
          textAlign="center"
          borderWidth="2px"
          borderStyle="dashed"
          borderRadius="l3"
          borderColor={isOver ? 'accent.solid' : 'border.emphasized'}
          bg={isOver ? 'accent.subtle' : 'transparent'}
          transition="background 0.15s, border-color 0.15s"
          _hover={{ bg: isOver ? 'accent.subtle' : 'bg.muted' }}
          _focusWithin={{
            outlineWidth: '2px',
            outlineStyle: 'solid',
            outlineColor: 'accent.solid',
            outlineOffset: '2px',
          }}
          data-drag-over={isOver || undefined}
          onDragEnter={() => setOver(true)}
          onDragOver={(event) => {
            event.preventDefault();
            event.dataTransfer.dropEffect = 'copy';
          }}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
            if (!isInside) setOver(false);
          }}
          onDrop={drop}
        >
          <Text fontWeight="medium">
            {isOver ? 'Drop it to read it' : 'Drop your file here, or click to choose it'}
          </Text>
          <Text color="fg.muted" fontSize="sm">
            Nothing leaves this computer before you have seen how it is read.
          </Text>
          <Field.Context>
            {({ getInputProps }) => (
              <input
                {...getInputProps()}
                ref={input}
                type="file"
                accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv"
                style={OVER_THE_BOX}
                onChange={(event) => take(event.currentTarget.files)}
              />
            )}
          </Field.Context>
        </Box>
        <Field.ErrorText role="alert" overflowWrap="anywhere">
          {refused}
        </Field.ErrorText>
        <Field.HelperText>
          One row per supporter, with a column for the email address. You will see how the file is
          read and what would change; nothing is written before you say so.
        </Field.HelperText>
      </Field.Root>
    </Panel>
  );
};
