import type { Command } from './command.ts';

/** A line of the overview, with the code that is loaded when the command is used. */
interface CommandEntry {
  /** One or two words. */
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** All commands, in the order of the overview. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'dev',
    summary: 'starts the service with demo data and prints the messages that it sends',
    load: () => import('./dev.ts'),
  },
  {
    name: 'env',
    summary: 'writes a master key to .env, unless the file has one',
    load: () => import('./env.ts'),
  },
  {
    name: 'keys list',
    summary: 'lists the API keys of a deployment',
    load: () => import('./keys-list.ts'),
  },
  {
    name: 'keys create',
    summary: 'creates an API key and prints it',
    load: () => import('./keys-create.ts'),
  },
  {
    name: 'keys revoke',
    summary: 'revokes an API key',
    load: () => import('./keys-revoke.ts'),
  },
  {
    name: 'deployments list',
    summary: 'lists the deployments',
    load: () => import('./deployments-list.ts'),
  },
  {
    name: 'deployments create',
    summary: 'creates a deployment and prints its first API key',
    load: () => import('./deployments-create.ts'),
  },
  {
    name: 'console-link',
    summary: 'prints a link that makes an owner of the console',
    load: () => import('./console-link.ts'),
  },
  {
    name: 'users import',
    summary: 'imports users from a file and shows the progress',
    load: () => import('./users-import.ts'),
  },
  {
    name: 'users sign-in-state',
    summary: 'says why a user cannot sign in',
    load: () => import('./users-sign-in-state.ts'),
  },
  {
    name: 'webhooks listen',
    summary: 'forwards the deliveries of a webhook app to your machine',
    load: () => import('./webhooks-listen.ts'),
  },
  {
    name: 'webhooks trigger',
    summary: 'triggers an event of a webhook app',
    load: () => import('./webhooks-trigger.ts'),
  },
  {
    name: 'log level',
    summary: 'shows or sets what running services log',
    load: () => import('./log-level.ts'),
  },
  {
    name: 'logs tail',
    summary: 'prints the audit log as it grows',
    load: () => import('./logs-tail.ts'),
  },
];
