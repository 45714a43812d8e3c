// Long output to whoever reads standard output.

/** Waits for a slow reader, and ends quietly where it has gone, as `| head` does. */
export async function writeOut(chunks: Iterable<string>): Promise<void> {
  let isOpen = true;
  process.stdout.once('error', () => (isOpen = false));
  for (const chunk of chunks) {
    if (!isOpen) return;
    if (!process.stdout.write(chunk)) {
      await new Promise<void>((resolve) => {
        process.stdout.once('drain', resolve);
        process.stdout.once('close', resolve);
      });
    }
  }
}
