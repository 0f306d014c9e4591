import { Button } from 'shared-kernel/ui';

import { counted } from '../publishing/publishingWords';

interface MoreChangesProps {
  /** How many are not drawn yet. */
  readonly rest: number;
  readonly onMore: () => void;
}

export const MoreChanges = ({ rest, onMore }: MoreChangesProps) =>
  rest === 0 ? null : (
    <Button variant="outline" alignSelf="flex-start" onClick={onMore}>
      {`Show more of ${counted(rest, 'other change')}`}
    </Button>
  );
