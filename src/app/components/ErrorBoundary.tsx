/** Keeps a fault while drawing from taking more of the page with it than what it is in. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is drawn inside: when it is another one, drawing is tried again. */
  of: unknown;
  /** Shown after a fault; nothing by default. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * An error boundary (https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary). There is none in the
 * prerender: React's renderToString passes every error on, so that a fault there fails the build.
 */
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
