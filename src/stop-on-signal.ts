import type { Log } from './platform/logging/log.ts';
import type { Running } from './start.ts';

const STOP_GRACE_MS = 10_000;

/** Stops the service and the process on SIGINT and SIGTERM. */
export function stopOnSignal(running: Running, log: Log): void {
  const stop = () => {
    log.info('Stopping: waiting for running requests to finish');
    // Exits even if `stop` itself does not finish in time.
    setTimeout(() => process.exit(1), STOP_GRACE_MS + 5_000).unref();
    running.stop(STOP_GRACE_MS).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
