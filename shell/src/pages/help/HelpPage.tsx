import { Navigate, useSearchParams } from 'react-router-dom';
import { Link, links } from 'shared-kernel/contract';
import { chakra, Heading, SimpleGrid, Text } from 'shared-kernel/ui';
import { HelpFrame } from './HelpFrame';
import { HELP_TOPICS } from './helpTopics';
import { topicOfPage } from './topicOfPage';

/** The guide's contents, or the part that is about a page of the product (`?page=/searches`). */
export const HelpPage = () => {
  const page = useSearchParams()[0].get('page');
  const topic = page === null ? null : topicOfPage(page);
  return topic === null ? <Contents /> : <Navigate replace to={links.helpTopic(topic.id)} />;
};

const Contents = () => (
  <HelpFrame
    title="Help"
    help="What staff do with Supporter Screens, task by task. Each page of the product leads to its part."
  >
    <SimpleGrid as="ul" columns={{ base: 1, lg: 2 }} gap="4" listStyleType="none">
      {HELP_TOPICS.map(({ id, title, summary }) => (
        <li key={id}>
          <TopicLink to={links.helpTopic(id)}>
            <Heading as="h2" fontSize="md" fontWeight="semibold">
              {title}
            </Heading>
            <Text color="fg.muted" fontSize="sm">
              {summary}
            </Text>
          </TopicLink>
        </li>
      ))}
    </SimpleGrid>
  </HelpFrame>
);

const TopicLink = chakra(Link, {
  base: {
    display: 'block',
    h: 'full',
    p: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    transition: 'border-color 150ms ease-out, background 150ms ease-out',
    _hover: { borderColor: 'accent.border', bg: 'accent.subtle' },
  },
});
