import { Button, Flex } from 'shared-kernel/ui';

interface TagListProps {
  /** Whose tags these are. */
  readonly name: string;
  readonly tags: readonly string[];
  /** Shows only what has the tag. */
  readonly onChoose: (tag: string) => void;
}

/** The tags of one of a list; a click on one narrows the list to it. */
export const TagList = ({ name, tags, onChoose }: TagListProps) =>
  tags.length > 0 && (
    <Flex as="ul" role="list" aria-label={`Tags of ${name}`} wrap="wrap" gap="1" minW="0">
      {tags.map((tag) => (
        <li key={tag} style={{ display: 'flex', minWidth: 0 }}>
          <Button
            size="xs"
            variant="subtle"
            h="5"
            minW="0"
            maxW="12rem"
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
        </li>
      ))}
    </Flex>
  );
