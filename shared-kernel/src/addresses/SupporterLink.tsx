import { Link, links } from 'shared-kernel/contract';
import type { StoredExamples } from 'shared-kernel/model';
import { IconButton, User } from 'shared-kernel/ui';
import type { ExamplesOf } from './addressesPort';
import { areMasked } from './useShownEmails';

interface SupporterLinkProps {
  readonly of: ExamplesOf;
  readonly email: string;
  /** Its place among the examples. */
  readonly index: number;
}

/** Leads to the page of an example supporter; under a mask only where the example is stored, and can be found by its place. */
export const SupporterLink = ({ of, email, index }: SupporterLinkProps) => {
  const address = !areMasked([email])
    ? links.supporter(email)
    : isStored(of)
      ? links.supporterExample(of, index)
      : null;
  return (
    address !== null && (
      <IconButton
        asChild
        size="2xs"
        variant="ghost"
        color="fg.muted"
        title="Open this supporter"
        aria-label={`Open ${email}`}
      >
        <Link to={address}>
          <User size={14} aria-hidden />
        </Link>
      </IconButton>
    )
  );
};

const STORED = {
  screen: true,
  search: true,
  combined: true,
  field: true,
} as const satisfies Record<StoredExamples['kind'], true>;

const isStored = (of: ExamplesOf): of is StoredExamples => Object.hasOwn(STORED, of.kind);
