import { latePart } from 'shared-kernel/late-parts';
import { Link, links } from 'shared-kernel/contract';
import { Box, Button, EmptyState, Grid, HStack, Page } from 'shared-kernel/ui';
import { WELCOME_HEIGHT, WELCOME_WIDTH } from './stillSize';

const WelcomePlayer = latePart(async () => (await import('./WelcomePlayer')).WelcomePlayer, {
  missing: () => null,
});

/** Home of who has not logged in (spec §2), beside what the product makes. */
export const Welcome = () => (
  <Page title="Home" help="Show your supporters what a difference they've made this year">
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      gap={{ base: 6, lg: 12 }}
      alignItems="center"
      justifyItems="center"
    >
      <Box w="full">
        <EmptyState
          title="Please sign up or login to get started"
          action={
            <HStack justify="center" gap="3">
              <Button asChild>
                <Link to={links.signUp()}>Sign up</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to={links.login()}>Login</Link>
              </Button>
            </HStack>
          }
        >
          Searches find the right supporters, screens tell each of them what they made possible.
        </EmptyState>
      </Box>
      <Box
        role="img"
        aria-label="An example of a screen: Robin, this year 1,204 trees stand because of people like you. Three of them are yours."
        overflow="hidden"
        borderRadius="24px"
        borderWidth="1px"
        bg="#12372a"
        boxShadow="lg"
        w={`${String(WELCOME_WIDTH)}px`}
        h={`${String(WELCOME_HEIGHT)}px`}
      >
        <WelcomePlayer />
      </Box>
    </Grid>
  </Page>
);
