import { Component, type ReactNode } from 'react';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { LateErrorPage } from './error-page.tsx';
import type { View } from '@afterimage/client/navigation/router.ts';

interface Props {
  view: View;
  children: ReactNode;
}

/** Catches what a page throws while it is drawn; the next view gets a new chance. */
export class PageBoundary extends Component<Props, { failure: Failure | null; view: View }> {
  override state = { failure: null as Failure | null, view: this.props.view };

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) };
  }

  static getDerivedStateFromProps({ view }: Props, state: { view: View }) {
    return view === state.view ? null : { view, failure: null };
  }

  override render() {
    return this.state.failure ? <LateErrorPage failure={this.state.failure} /> : this.props.children;
  }
}
