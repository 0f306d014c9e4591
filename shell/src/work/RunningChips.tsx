import { VisuallyHidden } from 'shared-kernel/ui';
import { FurtherWork } from './FurtherWork';
import { useTimed } from './useTimed';
import type { ShownWork } from './work';
import { WorkChip } from './WorkChip';

/** The first work as a chip, further ones behind a button; what has begun is read out. */
export const RunningChips = ({ works }: { readonly works: readonly ShownWork[] }) => {
  const timed = useTimed(works);
  const [first] = timed;
  return (
    <>
      {first !== undefined && <WorkChip work={first} />}
      {timed.length > 1 && <FurtherWork works={timed} />}
      <VisuallyHidden role="status">
        {timed.map(({ words }) => `${words} …`).join(' ')}
      </VisuallyHidden>
    </>
  );
};
