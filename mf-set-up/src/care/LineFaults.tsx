import { printCount } from 'shared-kernel/model';
import { Alert, Box, List } from 'shared-kernel/ui';
import type { CareLine } from './careLines';

/** As many as somebody goes through in one go: mended ones make room for the rest. */
const SHOWN = 50;

/** Which lines cannot be read, and why: the others can be added. */
export const LineFaults = ({ lines }: { readonly lines: readonly CareLine[] }) => {
  const faulty = lines.filter(({ fault }) => fault !== '');
  if (faulty.length === 0) return null;
  return (
    <Alert.Root status="warning" size="sm">
      <Alert.Indicator />
      <Box minW="0">
        <Alert.Title>
          {faulty.length === 1
            ? 'One line cannot be added'
            : `${printCount(faulty.length)} lines cannot be added`}
        </Alert.Title>
        <List.Root
          ps="5"
          mt="1"
          maxH="12rem"
          overflowY="auto"
          tabIndex={0}
          aria-label="Lines to mend"
        >
          {faulty.slice(0, SHOWN).map(({ line, text, fault }) => (
            <List.Item key={line} overflowWrap="anywhere">
              Line {line}: {fault} ({text.slice(0, 80)})
            </List.Item>
          ))}
          {faulty.length > SHOWN && <List.Item>and {faulty.length - SHOWN} more</List.Item>}
        </List.Root>
      </Box>
    </Alert.Root>
  );
};
