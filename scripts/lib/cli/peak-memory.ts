/** The most memory that this process has held so far, in millions of bytes. */
export function peakMemory(): number {
  return (process.resourceUsage().maxRSS * 1024) / 1_000_000;
}
