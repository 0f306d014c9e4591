import { Link, links, useLocation } from 'shared-kernel/contract';
import { useScope } from 'shared-kernel/session';
import { Button, Page } from 'shared-kernel/ui';
import { FindSupporter } from './FindSupporter';
import { SupporterFound } from './SupporterFound';
import { supporterAsked } from './supporterAsked';

/** `/supporters`: everything that the year says of one supporter, and what they see of it. */
export const SupporterPage = () => {
  const { organisationId, yearId } = useScope();
  const { hash } = useLocation();
  const asked = supporterAsked(hash);
  return (
    <Page
      title="Supporter"
      help="What your data says about one supporter, what they see, and why. The activity log notes who looked."
      action={
        <Button asChild variant="outline">
          <Link to={links.screens()}>Screens</Link>
        </Button>
      }
    >
      {asked === null ? (
        <FindSupporter />
      ) : (
        <SupporterFound key={`${organisationId}/${yearId}${hash}`} asked={asked} />
      )}
    </Page>
  );
};
