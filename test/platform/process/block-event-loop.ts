import { tmpdir } from 'node:os';
import { startWatchdog, type WatchdogOptions } from '../../../src/platform/process/watchdog.ts';

/** Blocks the event loop for some seconds, while a watchdog with these options watches it. Prints `survived` afterwards. */
const [seconds, isArmed, options] = process.argv.slice(2);
const watchdog = startWatchdog({ folder: tmpdir(), ...(JSON.parse(options as string) as Partial<WatchdogOptions>) });
if (isArmed === 'armed') watchdog.arm();
await new Promise((resolve) => setTimeout(resolve, 1_500));
const endsAt = performance.now() + Number(seconds) * 1_000;
while (performance.now() < endsAt) {
  // Like a statement of PGlite that does not return.
}
process.stdout.write('survived\n');
await watchdog.stop();
