import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A new value renders the children again; the layout passes the page's path. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the fallback when a part of the page throws while rendering, and logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedKey?: string }> {
  override state: { failedKey?: string } = {};

  static getDerivedStateFromError() {
    return { failedKey: '' };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('Unexpected Application Error!', error, componentStack);
    this.setState({ failedKey: this.props.resetKey });
  }

  override render() {
    const { failedKey } = this.state;
    const failed = failedKey !== undefined && (failedKey === '' || failedKey === this.props.resetKey);
    return failed ? this.props.fallback : this.props.children;
  }
}
