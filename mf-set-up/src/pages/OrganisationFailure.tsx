import { ErrorPanel, Page } from 'shared-kernel/ui';

/** A page of settings whose organisation could not be loaded (D25). Trying again keeps the address. */
export const OrganisationFailure = ({
  title,
  sentence,
}: {
  readonly title: string;
  readonly sentence: string;
}) => (
  <Page title={title} width="modal">
    <ErrorPanel
      title="Your organisation could not be loaded"
      onRetry={() => {
        window.location.reload();
      }}
    >
      {sentence}
    </ErrorPanel>
  </Page>
);
