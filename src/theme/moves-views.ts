/**
 * Browsers whose motion from view to view can be trusted: WebKit's port to GTK ends at it (2.50), Apple's own doesn't.
 * What only WebKit knows, and what only Apple's systems have, tells them apart.
 */
export const movesViews = "((not (hanging-punctuation:first)) or (font:-apple-system-body))";
