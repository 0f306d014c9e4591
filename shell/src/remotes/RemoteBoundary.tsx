import { Component, type ReactNode } from 'react';
import { Page } from 'shared-kernel/ui';
import { RemotePanel } from './RemotePanel';

interface RemoteBoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Catches what a remote throws while rendering. "Try again" mounts it anew. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title={this.props.title}>
        <RemotePanel
          code="remote/crashed"
          onRetry={() => {
            this.setState({ failed: false });
          }}
        />
      </Page>
    );
  }
}
