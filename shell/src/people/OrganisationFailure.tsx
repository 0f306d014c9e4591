import { ErrorPanel } from 'shared-kernel/ui';

/** In place of what needs the organisation (D25). Trying again keeps the address. */
export const OrganisationFailure = ({ sentence }: { sentence: string }) => (
  <ErrorPanel
    title="Your organisation could not be loaded"
    onRetry={() => {
      window.location.reload();
    }}
  >
    {sentence}
  </ErrorPanel>
);
