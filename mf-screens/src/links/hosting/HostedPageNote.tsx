import { Link } from 'shared-kernel/contract';
import { Button, chakra, Flex, Heading, Panel, Text } from 'shared-kernel/ui';
import { useEffect, useRef } from 'react';
import { STORY_PATH } from '../../screen-store/storyPath';

interface HostedPageNoteProps {
  readonly address: string;
  /** Whether somebody on this page has just asked for it: the button has gone with the focus. */
  readonly isNew: boolean;
}

/** That links lead to the page which the product hosts, as the year's story says. */
export const HostedPageNote = ({ address, isNew }: HostedPageNoteProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Panel as="section" aria-label="Where the links lead">
      <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start">
        <Heading
          ref={heading}
          as="h2"
          tabIndex={-1}
          outline="none"
          fontSize="lg"
          fontWeight="semibold"
          flex="1"
          minW="14rem"
        >
          Where the links lead
        </Heading>
        <Button asChild variant="outline" size="sm">
          <Link to={STORY_PATH}>Change in Story</Link>
        </Button>
      </Flex>
      <Text color="fg.muted" fontSize="sm" mt="1">
        To the page that Supporter Screens hosts for you, with nothing to install:{' '}
        <chakra.a
          href={address}
          target="_blank"
          rel="noreferrer"
          color="accent.fg"
          textDecoration="underline"
          overflowWrap="anywhere"
        >
          {address}
        </chakra.a>
        . Each supporter’s link opens it with their own screens.
      </Text>
    </Panel>
  );
};
