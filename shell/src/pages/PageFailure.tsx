import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { SHELL } from 'shared-kernel/model';
import { ErrorPanel, Page } from 'shared-kernel/ui';
import { causeWords } from '../faults/causeWords';
import { tellFault } from '../faults/tellFault';
import { NotFoundPage } from './NotFoundPage';

/**
 * In place of a page that failed while it was rendered, and for addresses that fit no route at all: one that holds a
 * line break does not even fit the pattern of everything.
 */
export const PageFailure = () => {
  const failure = useRouteError();
  const isUnknown = isRouteErrorResponse(failure) && failure.status === 404;
  useEffect(() => {
    if (!isUnknown) tellFault(SHELL, 'render', causeWords(failure));
  }, [failure, isUnknown]);
  if (isUnknown) return <NotFoundPage />;
  return (
    <Page title="Something went wrong" width="modal">
      <ErrorPanel
        title="This page cannot be shown"
        onRetry={() => {
          location.reload();
        }}
      >
        Something in it went wrong. Nothing that was saved is lost.
      </ErrorPanel>
    </Page>
  );
};
