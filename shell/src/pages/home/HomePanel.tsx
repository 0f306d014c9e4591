import { useId, type ReactNode } from 'react';
import { Link } from 'shared-kernel/contract';
import { Button, chakra, Flex, Heading, Panel, Text } from 'shared-kernel/ui';
import type { Part } from './useYearHome';

interface HomePanelProps<T> {
  readonly title: string;
  /** Beside the title. */
  readonly note?: string;
  /** Where all of it stands. */
  readonly more?: { readonly to: string; readonly words: string };
  readonly part: Part<T>;
  readonly children: (value: T) => ReactNode;
}

/** One thing that Home tells; it fails, and is tried again, alone. */
export function HomePanel<T>({ title, note, more, part, children }: HomePanelProps<T>) {
  const id = useId();
  const { loaded, reload } = part;
  return (
    <Panel as="section" aria-labelledby={id} minW="0">
      <Flex justify="space-between" align="baseline" gap="3" mb="3">
        <Heading id={id} as="h2" fontSize="lg" fontWeight="semibold" whiteSpace="nowrap">
          {title}
          {note !== undefined && (
            <Text as="span" ml="2" color="fg.muted" fontSize="sm" fontWeight="normal">
              {note}
            </Text>
          )}
        </Heading>
        {more !== undefined && (
          <MoreLink to={more.to} data-target>
            {more.words}
          </MoreLink>
        )}
      </Flex>
      {loaded.status === 'ready' && children(loaded.value)}
      {loaded.status === 'failed' && (
        <Failure title={title} sentence={loaded.error} onRetry={() => void reload()} />
      )}
    </Panel>
  );
}

const MoreLink = chakra(Link, {
  base: {
    fontSize: 'sm',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _hover: { color: 'accent.fg', textDecoration: 'underline' },
  },
});

interface FailureProps {
  readonly title: string;
  readonly sentence: string;
  readonly onRetry: () => void;
}

const Failure = ({ title, sentence, onRetry }: FailureProps) => (
  <Flex role="alert" direction="column" align="flex-start" gap="2">
    <Text fontSize="sm" color="fg.muted">
      This could not be loaded. {sentence}
    </Text>
    <Button size="sm" variant="outline" onClick={onRetry} aria-label={`Try again: ${title}`}>
      Try again
    </Button>
  </Flex>
);
