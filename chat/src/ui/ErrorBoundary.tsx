import { Component, type ReactNode } from 'react';

interface Props {
  /** Takes the place of what has failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows something else where rendering fails, so that nothing leaves a blank page. React logs the error itself. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
