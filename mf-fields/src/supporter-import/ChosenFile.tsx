import { Button, Flex, Panel, Text } from 'shared-kernel/ui';
import { fileSize } from './fileSize';

interface ChosenFileProps {
  readonly file: File;
  readonly onImport: () => void;
  readonly onOther: () => void;
}

/** The last look before the file goes up. */
export const ChosenFile = ({ file, onImport, onOther }: ChosenFileProps) => (
  <Panel>
    <Text fontWeight="medium" overflowWrap="anywhere">
      {file.name}
    </Text>
    <Text color="fg.muted" fontSize="sm">
      {fileSize(file.size)}
    </Text>
    <Text mt="3" color="fg.muted">
      Supporters in this file replace what is stored about them, column by column. Supporters who
      are not in it stay as they are.
    </Text>
    <Flex gap="3" mt="4" wrap="wrap">
      <Button onClick={onImport}>Import supporters</Button>
      <Button variant="outline" onClick={onOther}>
        Choose another file
      </Button>
    </Flex>
  </Panel>
);
