import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { start } from './start.ts';

const config = readConfig();
const log = createLog(config.logLevel);
const running = await start(config, log);
if (running.first !== null) console.log(running.first.apiKey, running.backend.url, running.deployment.url);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void running.stop(10_000).then(() => process.exit(0));
  });
}
