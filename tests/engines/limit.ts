/**
 * What a promise brings.
 * @param seconds what a browser may take for anything, on any machine: what takes longer hangs
 * @throws {Error} that names who did not answer in time, or could not do what it was asked for
 */
export async function limit<Value>(who: string, answer: Promise<Value>, seconds = 60): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${seconds} seconds`)), seconds * 1000);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw new Error(`${who} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
