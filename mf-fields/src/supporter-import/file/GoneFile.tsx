import { ErrorPanel } from 'shared-kernel/ui';

export const GoneFile = () => (
  <ErrorPanel title="The file cannot be read">
    It may have been moved or deleted since you chose it. Choose it again.
  </ErrorPanel>
);
