import { systemContext } from '../../src/auth/system-context.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { createDeployment } from '../../src/modules/deployment/create-deployment.ts';
import { openServices } from '../../src/services.ts';
import { sendOwnMail } from '../support/mail.ts';

/* A service that commits a command with a mail and is killed before any worker has looked: run as a process of its own. */
const services = await openServices(readConfig(), createLog('silent'));
const host = 'northwind.example.test';
const { id } = await createDeployment(services, {
  ...{ name: 'Northwind', mode: 'staging', backendHost: `api.${host}`, frontendHost: host },
});
await sendOwnMail({ context: () => systemContext(services, id) }, { to: 'ada@example.com' });
process.kill(process.pid, 'SIGKILL');
