import type { Running } from './start.ts';

/** What a start prints, once: where to look, the first key, and a call that works when pasted. */
export function welcome({ services, backend, deployment, first }: Running): string {
  const { config } = services;
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
      '  Your first API key, shown this once:',
      '',
      `    ${first.apiKey}`,
      '',
      '  Try it:',
      '',
      `    curl -s ${backend.url}/organizations -H 'Authorization: Bearer ${first.apiKey}' -H 'Content-Type: application/json' -d '{"name": "Northwind Traders"}'`,
      '',
    );
  } else {
    lines.push('  Lost the API key? `npm run deployment -- key 1` makes another.', '');
  }
  return `${lines.join('\n')}\n`;
}
