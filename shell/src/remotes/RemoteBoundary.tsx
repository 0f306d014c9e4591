import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Page } from 'shared-kernel/ui';
import { causeWords } from '../faults/causeWords';
import { tellFault } from '../faults/tellFault';
import { RemotePanel } from './RemotePanel';

interface RemoteBoundaryProps {
  /** The remote's id, whose owner is told. */
  readonly id: string;
  readonly title: string;
  readonly takeLastGood?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Catches what a remote throws while rendering, and tells its owner. "Try again" mounts it anew. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown, { componentStack }: ErrorInfo) {
    const { message, stack } = causeWords(cause);
    // The dev server's overlay shows what nobody has caught.
    if (process.env['NODE_ENV'] === 'development') reportError(cause);
    tellFault(this.props.id, 'render', { message, stack: `${stack}\n${componentStack ?? ''}` });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title={this.props.title}>
        <RemotePanel
          code="remote/crashed"
          remedies={{
            retry: () => {
              this.setState({ failed: false });
            },
            takeLastGood: this.props.takeLastGood,
          }}
        />
      </Page>
    );
  }
}
