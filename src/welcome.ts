import type { CreatedDeployment } from './deployment/deployments/create-deployment.ts';
import { migrations } from './features.ts';
import type { Database } from './platform/database/database.ts';
import { mailSpool } from './platform/messages/spool.ts';
import { VERSION } from './platform/process/version.ts';
import type { Running } from './start.ts';

/** The message with the first API key. It is printed immediately, because the key is not stored. */
export function firstKeyMessage({ apiKey }: CreatedDeployment): string {
  return `\nYour first API key, shown only once:\n\n  ${apiKey}\n`;
}

/** The message of a start: the URLs of both hosts, and after the first start a curl command to copy. */
export function welcomeMessage({ services, first, ownerLink, ...running }: Running): string {
  const { config } = services;
  const lines = ['', `Gatehouse ${VERSION} is running.`, '', ...hostLines({ services, ...running }), ''];
  if (ownerLink !== null)
    lines.push(
      '  Become the first owner of the console with this link, once within 24 hours:',
      '',
      `    ${ownerLink}`,
      '',
    );
  if (first !== null) {
    lines.push(
      '  Try it with your key:',
      '',
      `    curl -s ${withLocalhost(running.backend).url}/organizations -H 'Authorization: Bearer ${first.apiKey}' -H 'Content-Type: application/json' -d '{"name": "Northwind Traders"}'`,
      '',
      '  For demo data, run `npm run demo` in another terminal. `npm run cli` lists more commands.',
      `  Mail messages are stored as files in ${mailSpool(config.dataDir)} until the deployment has a mail server.`,
      '',
    );
  } else {
    lines.push('  Lost the API key? `npm run cli -- keys create` creates another.', '');
  }
  return `${lines.join('\n')}\n`;
}

/** The URLs of both hosts and of their pages, and the database. */
export function hostLines({
  services,
  ...running
}: Pick<Running, 'services' | 'backend' | 'deployment' | 'console' | 'database' | 'metrics'>): string[] {
  const backend = withLocalhost(running.backend).url;
  const deployment = withLocalhost(running.deployment).url;
  const graphiql = services.config.playground ? '/graphql' : '/docs';
  return [
    `  Backend host      ${backend}   for your servers, with the API key`,
    `    GraphiQL        ${backend}${graphiql}`,
    `    API reference   ${backend}/docs`,
    `    Mailbox         ${backend}/-/mailbox`,
    ...(services.config.console && running.console === null
      ? [`    Console         ${backend}/console   for operators`]
      : []),
    `  Deployment host   ${deployment}   for browsers`,
    `    Sign-up page    ${deployment}/sign-up`,
    `    GraphiQL        ${deployment}${graphiql}`,
    `    API reference   ${deployment}/docs`,
    ...(running.console === null
      ? []
      : [`  Console           ${withLocalhost(running.console).url}/console   for operators`]),
    ...(running.metrics === null ? [] : [`  Metrics           ${running.metrics.url}/metrics   for Prometheus`]),
    `  Database          ${running.database}`,
    `    Migrations      ${migrationsInWords(services.database)}`,
  ];
}

/** The latest migration, and how many of them this start has applied. */
function migrationsInWords({ appliedMigrations: { length } }: Database): string {
  return `up to ${migrations.at(-1)?.name}${length === 0 ? '' : `, ${length} applied by this start`}`;
}

/** Uses `localhost` as host name, which always selects the first deployment. An IP address does so only while it is the only one. */
export function withLocalhost({ url }: { readonly url: string }): { readonly url: string } {
  return { url: url.replace('//127.0.0.1:', '//localhost:') };
}
