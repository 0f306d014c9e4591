import { Link, links } from 'shared-kernel/contract';
import type { Year } from 'shared-kernel/model';
import { Button } from 'shared-kernel/ui';
import { Notice } from './Notice';

interface PreparationNoticeProps {
  readonly year: Year;
  /** The year that colleagues work in meanwhile; null where none is open. */
  readonly current: Year | null;
  readonly isAdmin: boolean;
}

/** Where somebody works in a year that is not open yet (D490). */
export const PreparationNotice = ({ year, current, isAdmin }: PreparationNoticeProps) => (
  <Notice
    tone="calm"
    action={
      isAdmin && (
        <Button asChild size="sm" variant="outline">
          <Link to={`${links.setUp()}/years`}>Open it for everybody</Link>
        </Button>
      )
    }
  >
    {year.name} is in preparation. Colleagues{' '}
    {current === null ? 'have no year' : `start in ${current.name}`} until an admin opens it.
  </Notice>
);
