import { Box, Button, Flex, Text, VisuallyHidden } from 'shared-kernel/ui';
import { useTagLine } from './useTagLine';

interface TagListProps {
  /** Whose tags these are. */
  readonly name: string;
  readonly tags: readonly string[];
  /** Shows only what has the tag. */
  readonly onChoose: (tag: string) => void;
}

/**
 * The tags of one of a list; a click on one narrows the list to it. On a desktop they stand on one line, so that rows are
 * of one height. It takes the room that is left beside what stands before it in a row.
 */
export const TagList = (props: TagListProps) =>
  // Other tags are measured anew.
  props.tags.length > 0 && <Tags key={props.tags.join('\n')} {...props} />;

const Tags = ({ name, tags, onChoose }: TagListProps) => {
  const { ref, shown } = useTagLine(tags.length);
  const rest = tags.slice(shown);
  return (
    <Flex
      as="ul"
      ref={ref}
      role="list"
      aria-label={`Tags of ${name}`}
      position="relative"
      flex={{ lg: '1 1 0' }}
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      gap="1"
      minW={{ base: '0', lg: 'var(--least, 6rem)' }}
      // Until it is measured; up and down the ring of the focus stays in sight.
      overflowX={{ lg: 'clip' }}
    >
      {tags.map((tag, index) => (
        <Box
          as="li"
          key={tag}
          display="flex"
          minW="0"
          flexShrink={{ lg: 0 }}
          {...(index >= shown && OUT_OF_LINE)}
        >
          <TagButton tag={tag} onChoose={onChoose} />
        </Box>
      ))}
      {rest.length > 0 && (
        <Text
          as="li"
          flexShrink="0"
          fontSize="xs"
          lineHeight="20px"
          color="fg.muted"
          title={rest.join(', ')}
        >
          <span aria-hidden>+{rest.length}</span>
          <VisuallyHidden>{`and ${rest.join(', ')}`}</VisuallyHidden>
        </Text>
      )}
    </Flex>
  );
};

/** Takes no room and no focus, and can still be measured. */
const OUT_OF_LINE = { position: 'absolute', visibility: 'hidden', w: 'max-content' } as const;

const TagButton = ({
  tag,
  onChoose,
}: Pick<TagListProps, 'onChoose'> & { readonly tag: string }) => (
  <Button
    size="xs"
    variant="subtle"
    h="5"
    minW="0"
    maxW={{ base: '12rem', lg: '9rem' }}
    px="1.5"
    borderRadius="full"
    fontWeight="normal"
    color="fg.muted"
    title={`Show only “${tag}”`}
    aria-label={`Show only ${tag}`}
    onClick={() => {
      onChoose(tag);
    }}
  >
    <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{tag}</span>
  </Button>
);
