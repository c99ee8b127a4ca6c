import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";

interface ErrorBoundaryState {
  message: string | undefined;
}

/** Shows a view's error in its place; the rest of the page goes on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { message: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <ErrorPage level={2} message={this.state.message} />
    );
  }
}
