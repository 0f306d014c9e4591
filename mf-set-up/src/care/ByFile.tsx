import { useState } from 'react';
import { isoDay, printCount, type CivilDate, type Result } from 'shared-kernel/model';
import { Flex, Stack, Text } from 'shared-kernel/ui';
import type { ImportFault, Row } from 'supporter-data';
import { ChooseFile } from '../files/ChooseFile';
import type { CareLine } from './careLines';
import { LineFaults } from './LineFaults';

export interface ChosenFile {
  readonly name: string;
  readonly table: Result<readonly Row[], ImportFault>;
}

/** What reads files weighs something, and few come with one. */
const readTable = async (file: File): Promise<ChosenFile['table']> => {
  const [reader, bytes] = await Promise.all([import('supporter-data'), file.arrayBuffer()]);
  return reader.readTable(new Uint8Array(bytes));
};

interface ByFileProps {
  readonly name: string;
  readonly fault: string;
  readonly lines: readonly CareLine[];
  readonly today: CivilDate;
  readonly onFile: (file: ChosenFile) => void;
}

/** Ten thousand rows with long notes are smaller. */
const LARGEST_FILE = 5 * 1024 * 1024;

/** A table with a header, read here: what the server gets are its entries. */
export const ByFile = ({ name, fault, lines, today, onFile }: ByFileProps) => {
  const [tooLarge, setTooLarge] = useState(false);
  const take = async (file: File) => {
    setTooLarge(file.size > LARGEST_FILE);
    if (file.size <= LARGEST_FILE) onFile({ name: file.name, table: await readTable(file) });
  };
  const readable = lines.filter(({ entry }) => entry !== null).length;
  return (
    <Stack gap="3">
      <Flex gap="3" align="center" wrap="wrap">
        <ChooseFile
          label="File of the care list"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onFile={(file) => void take(file)}
        />
        <Text role="status" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {name === ''
            ? ''
            : `${name}: ${printCount(readable)} of ${printCount(lines.length)} rows can be added`}
        </Text>
      </Flex>
      <Text fontSize="sm" color="fg.muted" maxW="65ch">
        CSV with a header: “Email” or “Supporter ID”, and where you have them “Reason”, “Until” (as{' '}
        {isoDay(today)}), “Not before” and “Note”. What a row leaves empty is as you choose below.
      </Text>
      {(fault !== '' || tooLarge) && (
        <Text role="alert" color="fg.error" fontSize="sm">
          {tooLarge ? 'The file is larger than 5 MB.' : fault}
        </Text>
      )}
      <LineFaults lines={lines} />
    </Stack>
  );
};
