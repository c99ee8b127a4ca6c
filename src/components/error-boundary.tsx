import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shows what went wrong. */
  renderError: (message: string) => ReactNode;
}

/** Shows a view's error in its place; the rest of the page goes on. */
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
