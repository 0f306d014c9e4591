import type { FaultKind } from 'shared-kernel/model';
import { addresseeOf } from './remoteFacts';
import { reportFault } from './reportFault';

/** Reports a fault of a remote, or of SHELL, to who looks after the version of it that this page has. */
export function tellFault(
  remote: string,
  kind: FaultKind,
  { message, stack }: { readonly message: string; readonly stack: string },
): void {
  void addresseeOf(remote, stack).then(({ version, owner }) => {
    reportFault({ remote, version, owner, kind, message, stack });
  });
}
