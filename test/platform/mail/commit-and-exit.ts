import { readConfig } from '../../../src/config/config.ts';
import { createDeployment } from '../../../src/deployment/deployments/create-deployment.ts';
import { systemContext } from '../../../src/platform/commands/system-context.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { openServices } from '../../../src/services.ts';
import { sendTestMail } from '../../support/mail.ts';

/* A service that commits a command with a mail and is killed before any worker has looked: run as a process of its own. */
const services = await openServices(readConfig(), createLog('silent'));
const host = 'northwind.example.test';
const { id } = await createDeployment(services, {
  ...{ name: 'Northwind', mode: 'staging', backendHost: `api.${host}`, frontendHost: host },
});
await sendTestMail({ context: () => systemContext(services, id) }, { to: 'ada@example.com' });
process.kill(process.pid, 'SIGKILL');
