import { Link } from 'shared-kernel/contract';
import { Button } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';

/** Where the care list is found. */
export const CareSection = () => (
  <SetUpSection
    title="Care list"
    help="People whom you keep out of counts, examples, previews, links and screens for a while: after a bereavement, a complaint, or because they asked."
    action={
      <Button asChild variant="outline">
        <Link to="/set-up/care">Open care list</Link>
      </Button>
    }
  />
);
