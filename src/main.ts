import { flushCompileCache } from 'node:module';
import { columns, helpWidth } from './cli/help.ts';
import { runScript } from './cli/script.ts';
import { describeConfig, readConfig } from './config/config.ts';
import { hideNewFiles } from './config/data-dir.ts';
import { createLog } from './platform/logging/log.ts';
import { releaseMemory } from './release-memory.ts';
import { start } from './start.ts';
import { assertCanStart } from './start-checks.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { firstKeyMessage, welcomeMessage } from './welcome.ts';

const settings = describeConfig().map(({ name, fallback, meaning }) => {
  return [name, fallback === null ? meaning : `${meaning} (default ${fallback})`] as const;
});

const HELP = `npm start
    starts the backend host and the deployment host of Gatehouse. Settings are environment variables, such as PORT=3000 npm start.
    Variables of the file .env are read as well, unless the environment has them:

${columns(settings, helpWidth())}`;

const USAGE = 'The service takes no arguments. Settings are environment variables, which `npm start -- --help` lists.';

await runScript({ help: HELP, usage: USAGE, insteadOf: variableOf, failure: "The service can't start:" }, run);

async function run(): Promise<void> {
  hideNewFiles();
  const config = readConfig();
  const log = createLog(config.logLevel);
  await assertCanStart(config, log);
  if (config.databaseUrl === null) process.stderr.write('Opening the embedded database …\n');
  const running = await start(config, log, {}, (first) => process.stdout.write(firstKeyMessage(first)));
  process.stdout.write(welcomeMessage(running));
  // Written now, because a killed process would not write its compile cache.
  flushCompileCache();
  releaseMemory();
  stopOnSignal(running, log);
}

/** The variable that an option like `--port` probably means. */
function variableOf(option: string): string | null {
  const name = option.replace(/^-+/, '').replaceAll('-', '_').toUpperCase();
  return settings.some(([each]) => each === name) ? `Set the variable ${name} instead: ${name}=… npm start` : null;
}
