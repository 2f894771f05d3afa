import type { CreatedDeployment } from './deployment/deployments/create-deployment.ts';
import { mailSpool } from './platform/spool.ts';
import type { Running } from './start.ts';

/** The message with the first API key. It is printed immediately, because the key is not stored. */
export function firstKeyMessage({ apiKey }: CreatedDeployment): string {
  return `\nYour first API key, shown only once:\n\n  ${apiKey}\n`;
}

/** The message of a start: the URLs of both hosts, and after the first start a curl command to copy. */
export function welcomeMessage({ services, first, ...running }: Running): string {
  const { config } = services;
  const backend = withLocalhost(running.backend);
  const deployment = withLocalhost(running.deployment);
  const page = (path: string) => (config.playground ? path : '/docs');
  const lines = [
    '',
    'Gatehouse is running.',
    '',
    `  Backend host      ${backend.url}`,
    `    GraphiQL        ${backend.url}${page('/graphql')}`,
    `    API reference   ${backend.url}/docs`,
    `    Mailbox         ${backend.url}/-/mailbox`,
    `  Deployment host   ${deployment.url}`,
    `    GraphiQL        ${deployment.url}${page('/graphql')}`,
    `    API reference   ${deployment.url}/docs`,
    '',
  ];
  if (first !== null) {
    lines.push(
      '  Try it with your key:',
      '',
      `    curl -s ${backend.url}/organizations -H 'Authorization: Bearer ${first.apiKey}' -H 'Content-Type: application/json' -d '{"name": "Northwind Traders"}'`,
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

/** Uses `localhost` as host name, which always selects the first deployment. An IP address does so only while it is the only one. */
export function withLocalhost({ url }: { readonly url: string }): { readonly url: string } {
  return { url: url.replace('//127.0.0.1:', '//localhost:') };
}
