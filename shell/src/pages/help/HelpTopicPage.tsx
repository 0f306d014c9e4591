import { useParams } from 'react-router-dom';
import { Link } from 'shared-kernel/contract';
import { Box, Button, chakra, Heading, List, Stack, Text } from 'shared-kernel/ui';
import { NotFoundPage } from '../NotFoundPage';
import { HelpFrame } from './HelpFrame';
import { HelpText } from './HelpText';
import type { HelpPicture, HelpSection, HelpTopic } from './helpTopic';
import { HELP_TOPICS } from './helpTopics';
import { StaffWords } from './StaffWords';

/** One part of the guide, by the last part of the address. */
export const HelpTopicPage = () => {
  const { id } = useParams();
  if (id === 'words')
    return (
      <HelpFrame title="Words" help="What the words on the pages mean; one word for each thing.">
        <StaffWords />
      </HelpFrame>
    );
  const topic = HELP_TOPICS.find((one) => one.id === id);
  return topic === undefined ? <NotFoundPage /> : <Topic topic={topic} />;
};

const Topic = ({ topic }: { readonly topic: HelpTopic }) => {
  const { title, summary, pages, sections } = topic;
  const first = pages.find((page) => !page.includes(':'));
  return (
    <HelpFrame title={title} help={summary}>
      <Stack as="article" gap="8" maxW="65ch" lineHeight="1.65">
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        {first !== undefined && (
          <Box>
            <Button asChild variant="outline" size="sm">
              <Link to={first}>Open the page</Link>
            </Button>
          </Box>
        )}
      </Stack>
    </HelpFrame>
  );
};

const Section = ({ heading, paragraphs = [], steps = [], picture }: HelpSection) => (
  <Stack as="section" gap="3">
    <Heading as="h2" fontSize="lg" fontWeight="semibold">
      {heading}
    </Heading>
    {paragraphs.map((paragraph) => (
      <Text key={paragraph}>
        <HelpText>{paragraph}</HelpText>
      </Text>
    ))}
    {steps.length > 0 && (
      <List.Root as="ol" pl="5" gap="2">
        {steps.map((step) => (
          <List.Item key={step} pl="1">
            <HelpText>{step}</HelpText>
          </List.Item>
        ))}
      </List.Root>
    )}
    {picture !== undefined && <Picture {...picture} />}
  </Stack>
);

const Picture = ({ file, shows }: HelpPicture) => (
  <PictureFrame src={`/help/${file}.webp`} alt={shows} loading="lazy" decoding="async" />
);

/** All pictures have the form of the window in which they are taken, so that nothing moves when they come. */
const PictureFrame = chakra('img', {
  base: {
    w: 'full',
    aspectRatio: '1280 / 800',
    mt: '2',
    borderWidth: '1px',
    borderRadius: 'l3',
    bg: 'bg.subtle',
  },
});
