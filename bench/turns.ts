// How long the event loop is held.

/** From now on, the longest turn of the event loop, in milliseconds of processor time. */
export function watchTurns() {
  let most = 0;
  let watching = true;
  let [clock, spent] = [performance.now(), process.cpuUsage()];
  const turn = () => {
    const { user, system } = process.cpuUsage(spent);
    // The process has other threads, and the clock other processes: the thread has spent no more than the lesser.
    most = Math.max(most, Math.min(performance.now() - clock, (user + system) / 1000));
    [clock, spent] = [performance.now(), process.cpuUsage()];
    if (watching) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    async longest(): Promise<number> {
      await new Promise((resolve) => setImmediate(resolve));
      watching = false;
      return most;
    },
  };
}
