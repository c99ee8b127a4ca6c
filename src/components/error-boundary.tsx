import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  renderError: (message: string) => ReactNode;
}

/** Shows a view's error in its place. The rest of the page still renders. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : this.props.renderError(message);
  }
}
