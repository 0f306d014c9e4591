import { Link, links } from 'shared-kernel/contract';
import { Button, EmptyState, Page } from 'shared-kernel/ui';

export const NotFoundPage = () => (
  <Page title="Page not found" width="modal">
    <EmptyState
      title="Sorry, we couldn't find that page!"
      action={
        <Button asChild>
          <Link to={links.home()}>Home</Link>
        </Button>
      }
    >
      The address may be mistyped, or the page may have moved.
    </EmptyState>
  </Page>
);
