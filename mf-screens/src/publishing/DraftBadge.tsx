import { Link } from 'shared-kernel/contract';
import { nameOf, type Screen, type ScreenChange } from 'shared-kernel/model';
import { publishPath } from 'shared-kernel/publishing';
import { Badge } from 'shared-kernel/ui';

interface DraftBadgeProps {
  readonly screen: Screen;
  /** Undefined where supporters see it as it is. */
  readonly change: ScreenChange | undefined;
}

const WORDS = {
  added: 'Not published',
  changed: 'Changed',
  moved: 'Moved',
  removed: 'Not published',
} as const satisfies Record<ScreenChange, string>;

/** That a screen is not as supporters see it; leads to what differs. */
export const DraftBadge = ({ screen, change }: DraftBadgeProps) =>
  change === undefined ? null : (
    <Badge
      asChild
      size="sm"
      minH="6"
      px="2"
      colorPalette={change === 'added' ? 'orange' : 'accent'}
    >
      <Link to={publishPath(screen.id)} aria-label={`${WORDS[change]}: publish ${nameOf(screen)}`}>
        {WORDS[change]}
      </Link>
    </Badge>
  );
