import { Component, type ReactNode } from 'react';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { FailedScreen } from './FailedScreen.tsx';

/** Keeps a fault in one screen from taking the navigation away. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <FailedScreen failure={failureOf(error)} onRetry={() => this.setState({ error: null })} />;
  }
}
