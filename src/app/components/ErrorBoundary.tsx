import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The rendered value. A change resets the error state. */
  of: unknown;
  /** Fallback; empty by default. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Has no effect in the prerender: renderToString rethrows errors, so that they fail the build. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { of: unknown; failed: boolean }> {
  override state = { of: this.props.of, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: { of: unknown }) {
    return of === state.of ? null : { of, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
