import type { ImportRecord } from 'shared-kernel/model';
import { Badge, Box, Flex, Heading, Panel, Text } from 'shared-kernel/ui';
import { TextButton } from '../../text-button/TextButton';
import { UndoImport } from '../result/UndoImport';
import { pastImportWords } from './pastImportWords';

interface PastImportsProps {
  /** Those that have ended, the newest first. */
  readonly records: readonly ImportRecord[];
  readonly asking: boolean;
  readonly onShow: (record: ImportRecord) => void;
  readonly onUndo: (record: ImportRecord) => void;
}

/** Who imported what and when, and what came of it. */
export const PastImports = ({ records, asking, onShow, onUndo }: PastImportsProps) =>
  records.length === 0 ? null : (
    <Box as="section" aria-labelledby="past-imports">
      <Heading as="h2" id="past-imports" fontSize="lg" fontWeight="semibold" mb="2">
        Imports so far
      </Heading>
      <Panel as="ul" aria-labelledby="past-imports" listStyleType="none" py={{ base: 1, md: 1 }}>
        {records.map((record) => (
          <PastImport
            key={record.id}
            record={record}
            asking={asking}
            onShow={() => onShow(record)}
            onUndo={() => onUndo(record)}
          />
        ))}
      </Panel>
    </Box>
  );

interface PastImportProps {
  readonly record: ImportRecord;
  readonly asking: boolean;
  readonly onShow: () => void;
  readonly onUndo: () => void;
}

const PastImport = ({ record, asking, onShow, onUndo }: PastImportProps) => {
  const words = pastImportWords(record);
  return (
    <Flex
      as="li"
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      align="center"
      py="3"
      _notLast={{ borderBottomWidth: '1px' }}
    >
      <Box flex="1 1 18rem" minW="0">
        <TextButton onClick={onShow}>{record.fileName}</TextButton>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {[words.when, record.startedBy].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Text flex="1 1 14rem" fontSize="sm" fontVariantNumeric="tabular-nums">
        {words.state !== null && (
          <Badge me="2" colorPalette={record.state === 'failed' ? 'red' : 'gray'}>
            {words.state}
          </Badge>
        )}
        {words.result}
      </Text>
      <UndoImport record={record} small disabled={asking} onUndo={onUndo} />
    </Flex>
  );
};
