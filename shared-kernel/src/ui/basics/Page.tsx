import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb';
import { Box, Flex, Heading, Text } from './chakra';
import { PageTitle } from './PageTitle';

/** Pages of every kind begin at one left edge, but for those that stand alone in the middle or take the whole window. */
const FRAME = { narrow: '560px', modal: '1080px', default: '1080px', full: 'none' } as const;
const CONTENT = { narrow: 'none', modal: '672px', default: 'none', full: 'none' } as const;

/** The header as long as it is not scrolled away, as the frame tells it. */
export const HEADER_ROW = 'var(--header-row-height, 0px)';

const FILLING = {
  display: 'flex',
  flexDirection: 'column',
  minH: `calc(100dvh - ${HEADER_ROW})`,
  pb: '0',
} as const;

const GROWING = { display: 'flex', flexDirection: 'column', flex: '1' } as const;

interface PageProps {
  readonly title: string;
  /** What the page is about, such as a search's name: it comes first in the browser's tab. */
  readonly about?: string;
  /** The page's heading, where `about` is what tells it from others of its title. */
  readonly heading?: string;
  /** One sentence of help under the title. */
  readonly help?: ReactNode;
  /** The page's one primary action, at the right of the title. */
  readonly action?: ReactNode;
  /** Narrow: stands alone, such as login; modal: forms and one thing; default: lists; full: the whole window. */
  readonly width?: keyof typeof FRAME;
  /** Reaches at least to the lower edge of the window, where a bar that ends it stays whatever comes above. */
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** Frame of a page: tab title, the way to it, heading, help, primary action, content of the right width. */
export const Page = ({
  title,
  about,
  heading = title,
  help,
  action,
  width,
  fills = false,
  children,
}: PageProps) => (
  <Box
    maxW={FRAME[width ?? 'default']}
    w="full"
    mx="auto"
    px={{ base: 4, md: 6 }}
    py={{ base: 6, md: 8 }}
    {...(fills && FILLING)}
  >
    <PageTitle>{about === undefined ? title : `${about} · ${title}`}</PageTitle>
    <Breadcrumb title={title} about={about} />
    <Flex wrap="wrap" gap="3" justify="space-between" align="flex-start" mb="6">
      <Box flex="1" minW="16rem">
        <Heading
          as="h1"
          fontSize="2xl"
          lineHeight="36px"
          fontWeight="semibold"
          letterSpacing="-0.02em"
        >
          {heading}
        </Heading>
        {help !== undefined && (
          <Text color="fg.muted" mt="1" maxW="65ch">
            {help}
          </Text>
        )}
      </Box>
      {action}
    </Flex>
    <Box maxW={CONTENT[width ?? 'default']} {...(fills && GROWING)}>
      {children}
    </Box>
  </Box>
);
