import { Link } from 'shared-kernel/contract';
import { Button } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';

/** A page of the designer's area, whose library it shows; not among the shell's links, which may be a release older. */
const PICTURES = '/set-up/pictures';

export const PicturesSection = () => (
  <SetUpSection
    title="Pictures"
    help="All pictures of your screens: where each is shown, what is said of it, and how much room there is."
    action={
      <Button asChild variant="outline">
        <Link to={PICTURES}>All pictures</Link>
      </Button>
    }
  />
);
