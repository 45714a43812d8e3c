// Long output on standard output, at the pace of its reader.

/** Waits for a slow reader, and ends without an error when the reader has closed the pipe, as `| head` does. */
export async function writeOut(chunks: Iterable<string>): Promise<void> {
  let isOpen = true;
  process.stdout.once('error', () => (isOpen = false));
  for (const chunk of chunks) {
    if (!isOpen) return;
    if (!process.stdout.write(chunk)) await drained(process.stdout);
  }
}

/** Resolves when more can be written, or never will be. */
function drained(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      stream.off('drain', end).off('close', end);
      resolve();
    };
    stream.once('drain', end).once('close', end);
  });
}
