import { Link, links } from 'shared-kernel/contract';
import { LINK_TARGETS, type LinkTarget } from 'shared-kernel/model';
import { useIsAdmin } from 'shared-kernel/session';
import { chakra, RadioGroup, Stack, Text } from 'shared-kernel/ui';
import type { StoryEdits } from '../useStoryEdits';
import { HostedPageFields } from './HostedPageFields';
import { StorySection } from './StorySection';

const TARGET_WORDS = {
  embedPage: 'A page of your own website, where the embed plays',
  hostedPage: 'A page that Supporter Screens hosts for you',
} as const satisfies Record<LinkTarget, string>;

interface LinkTargetSectionProps {
  readonly story: StoryEdits;
  /** '' where the year has none. */
  readonly embedPage: string;
  readonly hostedPagesOrigin: string | null;
}

export const LinkTargetSection = ({
  story,
  embedPage,
  hostedPagesOrigin,
}: LinkTargetSectionProps) => {
  const { edited, edit } = story;
  return (
    <StorySection
      title="Where personal links lead"
      help="Links that you have exported go on leading where they led. Export them again after a change."
    >
      <RadioGroup.Root
        aria-label="Personal links lead to"
        value={edited.linksLeadTo}
        onValueChange={({ value }) => {
          const linksLeadTo = LINK_TARGETS.find((known) => known === value);
          if (linksLeadTo !== undefined) edit({ linksLeadTo });
        }}
      >
        <Stack gap="3">
          {LINK_TARGETS.map((target) => (
            <RadioGroup.Item key={target} value={target} alignItems="flex-start">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="0.5" />
              <RadioGroup.ItemText>
                {TARGET_WORDS[target]}
                <Text as="span" display="block" color="fg.muted" fontWeight="normal">
                  {target === 'embedPage' ? (
                    <EmbedPageWords embedPage={embedPage} />
                  ) : (
                    'For websites that allow no scripts of others: nothing to install.'
                  )}
                </Text>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <HostedPageFields edits={story} origin={hostedPagesOrigin} />
    </StorySection>
  );
};

const EmbedPageWords = ({ embedPage }: { embedPage: string }) => {
  const isAdmin = useIsAdmin();
  if (embedPage !== '') return <chakra.span overflowWrap="anywhere">{embedPage}</chakra.span>;
  return isAdmin ? (
    <>
      The year has none yet: enter it in{' '}
      <chakra.span color="accent.fg" textDecoration="underline" asChild>
        <Link to={`${links.setUp()}/years`}>settings</Link>
      </chakra.span>
      .
    </>
  ) : (
    'The year has none yet.'
  );
};
