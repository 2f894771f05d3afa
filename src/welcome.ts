import type { CreatedDeployment } from './deployment/deployments/create-deployment.ts';
import { mailSpool } from './platform/spool.ts';
import type { Running } from './start.ts';

/** Printed before anything else can go wrong: the key exists nowhere but here. */
export function firstKey({ apiKey }: CreatedDeployment): string {
  return `\nYour first API key, shown this once:\n\n  ${apiKey}\n`;
}

/** What a start prints: where to look, and after the first one a call that works when pasted. */
export function welcome({ services, first, ...running }: Running): string {
  const { config } = services;
  const backend = byName(running.backend);
  const deployment = byName(running.deployment);
  const page = (path: string) => (config.playground ? path : '/docs');
  const lines = [
    '',
    'Gatehouse is running.',
    '',
    `  Backend host      ${backend.url}`,
    `    GraphiQL        ${backend.url}${page('/graphql')}`,
    `    API reference   ${backend.url}/docs`,
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
      '  Something to look at: `npm run demo`, in another terminal.',
      `  Mails are kept as files in ${mailSpool(config.dataDir)} until the deployment has a mail server.`,
      '',
    );
  } else {
    lines.push('  Lost the API key? `npm run deployment -- key 1` makes another.', '');
  }
  return `${lines.join('\n')}\n`;
}

/** The name stays the first deployment's when others come; an address leads to it only while it is alone. */
function byName({ url }: { readonly url: string }): { readonly url: string } {
  return { url: url.replace('//127.0.0.1:', '//localhost:') };
}
