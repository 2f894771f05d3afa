import { flushCompileCache } from 'node:module';
import { columns, helpWidth } from './cli/help.ts';
import { runScript } from './cli/script.ts';
import { describeConfig, readConfig } from './config/config.ts';
import { hideNewFiles } from './config/data-dir.ts';
import { createLog } from './platform/logging/log.ts';
import { releaseMemory } from './release-memory.ts';
import { start } from './start.ts';
import { assertCanStart } from './start-checks.ts';
import { firstKeyMessage, welcomeMessage } from './welcome.ts';

const STOP_GRACE_MS = 10_000;

const settings = describeConfig().map(({ name, fallback, meaning }) => {
  return [name, fallback === null ? meaning : `${meaning} (default ${fallback})`] as const;
});

const HELP = `npm start
    starts the backend host and the deployment host of Gatehouse. Settings are environment variables, such as PORT=3000 npm start:

${columns(settings, helpWidth())}`;

const USAGE = 'The service takes no arguments. Settings are environment variables, which `npm start -- --help` lists.';

await runScript({ help: HELP, usage: USAGE, insteadOf: variableOf, failure: "The service can't start:" }, run);

async function run(): Promise<void> {
  hideNewFiles();
  const config = readConfig();
  const log = createLog(config.logLevel);
  await assertCanStart(config);
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

/** The variable that an option like `--port` probably means. */
function variableOf(option: string): string | null {
  const name = option.replace(/^-+/, '').replaceAll('-', '_').toUpperCase();
  return settings.some(([each]) => each === name) ? `Set the variable ${name} instead: ${name}=… npm start` : null;
}
