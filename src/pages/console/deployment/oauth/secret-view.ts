import { html } from '@remix-run/html-template';
import { actions, linkButton, section, shownOnce } from '../../../elements/index.ts';
import type { View } from '../../../hosted/page.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { COPY_MODULE } from '../../layout/copyable.ts';
import type { Integrated } from './application-types.ts';
import { integration } from './integration.ts';
import { applicationLink } from './links.ts';

interface ShownSecret {
  readonly application: Integrated;
  readonly secret: string;
  readonly title: string;
}

/** A new secret, which no other page shows, with what else a developer needs. */
export function secretView(request: ConsoleRequest, { application, secret, title }: ShownSecret): View {
  const { text } = request;
  return {
    title,
    lead: text('console.oauth.secretLead'),
    scripts: [COPY_MODULE],
    content: html`${section({
      title: text('console.oauth.clientSecret'),
      content: shownOnce(request, [secret], 'client-secret.txt'),
    })}
${integration(request, application)}
${actions(linkButton({ href: applicationLink(request, application.id), label: text('common.continue') }))}`,
  };
}
