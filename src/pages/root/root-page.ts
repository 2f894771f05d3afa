import { html, type SafeHtml } from '@remix-run/html-template';
import type { Response } from 'express';
import type { HostName } from '../../platform/context.ts';
import type { Assets } from '../assets.ts';
import { badge, disclosure } from '../elements/index.ts';
import type { Link } from '../html.ts';
import { MAILBOX_PATH } from '../mailbox/mailbox-pages.ts';
import { type Card, pageRows, sendCard } from './card.ts';

/** The page of `/` of a host. */
export interface RootPage extends Pick<Card, 'text' | 'actions' | 'look'> {
  readonly host: HostName;
  /** The name of the service, or on the deployment host of the application. */
  readonly name: string;
  /** What developers need; null on a page for the users of a production deployment. */
  readonly developers: Developers | null;
}

interface Developers {
  /** Null when the host belongs to deployments of both modes. */
  readonly mode: 'staging' | 'production' | null;
  /** Pages in addition to those of the host. */
  readonly links: readonly Link[];
  /** The id of the deployment in the command that creates a key. */
  readonly deploymentId: string;
}

/** Sends the page. `links` are the pages of the host for developers. */
export function sendRootPage(response: Response, page: RootPage, links: readonly Link[], assets: Assets): void {
  const { host, name, developers, ...card } = page;
  response.vary('Accept').vary('Authorization');
  const parts =
    developers === null
      ? { badges: '', content: '' }
      : { badges: badges(host, developers), content: developerPart(page.actions, developers, links) };
  sendCard(response, { ...card, ...parts, title: name }, assets);
}

/** Shows a browser that no page has the address, with links to the pages of the host. */
export function sendUnknownPage(response: Response, links: readonly Link[], assets: Assets): void {
  response.status(404);
  const page = {
    title: 'This page does not exist',
    text: 'Check the address, or go on with one of these pages.',
    badges: '',
    actions: [{ text: 'Go to the start page', href: '/' }],
    content: pageRows(links),
    look: null,
  };
  sendCard(response, page, assets);
}

const HOST_LABELS: Readonly<Record<HostName, string>> = { BACKEND: 'Backend host', DEPLOYMENT: 'Deployment host' };

function badges(host: HostName, { mode }: Developers): SafeHtml {
  return html`<p class="actions">${badge(HOST_LABELS[host])}${
    mode === 'staging' ? badge('Staging', { tone: 'warning' }) : ''
  }${mode === 'production' ? badge('Production', { tone: 'good' }) : ''}</p>`;
}

function developerPart(
  actions: readonly Link[],
  { mode, links, deploymentId }: Developers,
  hostLinks: readonly Link[],
): SafeHtml {
  const isUsable = ({ href }: Link) =>
    (href !== MAILBOX_PATH || mode !== 'production') && !actions.some((action) => action.href === href);
  return html`<h2>For developers</h2>
${pageRows([...hostLinks.filter(isUsable), ...links])}
${disclosure(
  'Create an API key',
  html`<p class="hint">The first start of the service prints an API key for the backend host. This command creates another one, in the folder of the service:</p>
<ul class="secrets"><li><code>npm run cli -- keys create --deployment ${deploymentId}</code></li></ul>`,
)}`;
}
