import { Link, links } from 'shared-kernel/contract';
import { useYear } from 'shared-kernel/session';
import { Button, Flex, Text } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';

/** Where a year's supporters meet their screens, and where each part of that is decided. */
export const SharingSection = () => {
  const { year } = useYear();
  return (
    <SetUpSection
      title="Sharing"
      isPage
      help={`How the screens of ${year.name} reach supporters, and what they can pass on.`}
    >
      <Text overflowWrap="anywhere">
        {year.embedPage === ''
          ? 'No embed page yet: the address of the page on which the screens play is entered with the year.'
          : `Screens play on ${year.embedPage}, the embed page of the year.`}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Way to={`${links.setUp()}/years`}>Change the embed page</Way>
        <Way to={links.story()}>Story and share buttons</Way>
        <Way to={links.personalLinks()}>Personal links</Way>
        <Way to={links.results()}>Results</Way>
      </Flex>
    </SetUpSection>
  );
};

const Way = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Button asChild variant="outline">
    <Link to={to}>{children}</Link>
  </Button>
);
