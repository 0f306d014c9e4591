import { Link, links } from 'shared-kernel/contract';
import type { Year } from 'shared-kernel/model';
import { usePageActions } from 'shared-kernel/page-actions';
import { useIsAdmin } from 'shared-kernel/session';
import { Button, EmptyState, Flex } from 'shared-kernel/ui';
import { useHosting } from './useHosting';

interface NoPageYetProps {
  readonly year: Year;
  /** Once the product hosts one. */
  readonly onHosted: () => void;
}

/** That links lead nowhere yet, and the two ways out: a hosted page at once, or one of their own website. */
export const NoPageYet = ({ year, onHosted }: NoPageYetProps) => {
  const isAdmin = useIsAdmin();
  const { busy, host } = useHosting(year, onHosted);
  usePageActions([
    {
      id: 'host-page',
      label: 'Use a hosted page',
      keys: [],
      isAvailable: () => isAdmin && !busy,
      run: () => void host(),
    },
  ]);
  return (
    <EmptyState
      title="Where are the screens to play?"
      action={
        isAdmin && (
          <Flex gap="3" wrap="wrap" justify="center">
            <Button loading={busy} loadingText="Making the page" onClick={() => void host()}>
              Use a hosted page
            </Button>
            <Button asChild variant="outline">
              <Link to={`${links.setUp()}/years`}>Use a page of your website</Link>
            </Button>
          </Flex>
        )
      }
    >
      {isAdmin
        ? 'Personal links lead to a page on which the screens play. Supporter Screens can host it, with nothing to install; or the screens play on a page of your own website, which is entered as the embed page of the year. You can change it later.'
        : `Personal links lead to a page on which the screens play, and ${year.name} has none yet. An admin of your organisation can choose one.`}
    </EmptyState>
  );
};
