import { Box, Button, Eye, Flex, Lock, Text } from 'shared-kernel/ui';
import { useMayEdit } from './useMayEdit';

interface HiddenFieldsProps {
  /** Names of the sensitive fields whose values are left out; nothing is drawn of none. */
  readonly names: readonly string[];
  /** What follows for whoever reads on, as a sentence. */
  readonly children?: string;
  /** Shows the values, which the log notes (D371); absent where nobody can be asked about. */
  readonly onShow?: () => void;
}

/** That a supporter is seen without values of sensitive fields, and the click that shows them, for who may. */
export const HiddenFields = ({ names, children, onShow }: HiddenFieldsProps) => {
  const mayEdit = useMayEdit();
  if (names.length === 0) return null;
  return (
    <Flex
      role="note"
      aria-label="Hidden values"
      columnGap="3"
      rowGap="2"
      wrap="wrap"
      align="center"
      px="3"
      py="2"
      borderRadius="l2"
      bg="bg.muted"
    >
      <Box color="fg.muted" flexShrink="0" aria-hidden>
        <Lock size={16} />
      </Box>
      <Text flex="1 1 14rem" minW="0" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {hiddenWords(names)} {children}
        {mayEdit && onShow !== undefined && ' Looking is noted in the activity log.'}
      </Text>
      {mayEdit && onShow !== undefined && (
        <Button
          size="xs"
          variant="outline"
          title="The activity log notes that you looked at them"
          onClick={onShow}
        >
          <Eye size={14} aria-hidden />
          Show values
        </Button>
      )}
    </Flex>
  );
};

const MOST_NAMED = 3;

/** "“Belief” and 2 more fields are sensitive, and their values are hidden." */
export function hiddenWords(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length === 1) return `“${first}” is sensitive, and its values are hidden.`;
  const named = names.slice(0, MOST_NAMED).map((name) => `“${name}”`);
  const more = names.length - named.length;
  const parts = more === 0 ? named : [...named, `${String(more)} more`];
  const listed = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
  return `${listed} are sensitive, and their values are hidden.`;
}
