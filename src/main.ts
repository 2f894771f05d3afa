import { flushCompileCache } from 'node:module';
import { describeConfig, readConfig } from './config/config.ts';
import { hideNewFiles } from './config/data-dir.ts';
import { ConfigError } from './platform/config.ts';
import { createLog } from './platform/logging/log.ts';
import { releaseMemory } from './release-memory.ts';
import { start } from './start.ts';
import { firstKeyMessage, welcomeMessage } from './welcome.ts';

const STOP_GRACE_MS = 10_000;

try {
  if (process.argv.includes('--help')) showHelp();
  else await run();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  hideNewFiles();
  const config = readConfig();
  const log = createLog(config.logLevel);
  if (config.databaseUrl === null) process.stderr.write('Opening the embedded database …\n');
  const running = await start(config, log, {}, (first) => process.stdout.write(firstKeyMessage(first)));
  process.stdout.write(welcomeMessage(running));
  // Written now, because a killed process would not write its compile cache.
  flushCompileCache();
  releaseMemory();

  const stop = () => {
    log.info('Stopping: waiting for running requests to finish');
    // Exits even if `stop` itself does not finish in time.
    setTimeout(() => process.exit(1), STOP_GRACE_MS + 5_000).unref();
    running.stop(STOP_GRACE_MS).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function showHelp(): void {
  const lines = describeConfig().map(({ name, fallback, meaning }) => {
    return `  ${name.padEnd(22)}${meaning}${fallback === null ? '' : ` (default ${fallback})`}`;
  });
  console.log(`npm start: the backend host and the deployment host of Gatehouse.\n\nEnvironment:\n${lines.join('\n')}`);
}
