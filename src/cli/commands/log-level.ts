import { readConfig } from '../../config/config.ts';
import { ConfigError, LOG_LEVELS, type LogLevel } from '../../platform/config.ts';
import { findRunningServices, runInService } from '../operator/running.ts';
import { UsageError } from '../script.ts';
import { defineCommand } from './command.ts';

const HELP = `npm run cli -- log level [LEVEL]
    shows or sets the lowest level that running services log: ${LOG_LEVELS.join(', ')}

    Concerns the processes with the same DATA_DIR on this machine. A restart sets LOG_LEVEL again.`;

export const command = defineCommand({ help: HELP, allowPositionals: true }, async ({ positionals }) => {
  const [text, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`Unexpected argument '${others[0]}'.`);
  const args = { level: text === undefined ? null : levelOf(text) };
  const { dataDir } = readConfig();
  const services = await findRunningServices(dataDir);
  if (services.length === 0) {
    throw new ConfigError([`No service runs with the DATA_DIR ${dataDir}. Set DATA_DIR as for the service.`]);
  }
  for (const service of services) {
    const { level, configured } = await runInService(service, { name: 'logLevel', args });
    const restart = level === configured ? '' : `, and ${configured} after a restart`;
    console.log(`The process ${service.pid} at ${service.url} logs ${level}${restart}.`);
  }
});

function levelOf(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text.toLowerCase());
  if (level === undefined) throw new UsageError(`The level must be one of ${LOG_LEVELS.join(', ')}.`);
  return level;
}
