import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of the children if they fail. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows a fallback if rendering fails, instead of a blank page. React logs the error. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
