import { html, type SafeHtml } from '@remix-run/html-template';
import { section } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { copyable, copyableCode } from '../../layout/copyable.ts';
import { facts } from '../../layout/facts.ts';
import { type Integrated, typeOf } from './application-types.ts';
import { codeExample } from './code-example.ts';
import { issuerOf } from './links.ts';
import { guideLink } from './oauth-tabs.ts';

/** What the developer of an application enters in its client library, with an example. */
export function integration(request: ConsoleRequest, application: Integrated): SafeHtml {
  const { text } = request;
  const issuer = issuerOf(request);
  const { signsUsersIn } = typeOf(application);
  const value = (label: string, shown: string) => [label, copyable(request, label, shown)] as const;
  const redirectUris = application.redirectUris.map(
    (uri) => html`<div>${copyable(request, text('console.oauth.redirectUri'), uri)}</div>`,
  );
  const { language, code } = codeExample(application, issuer);
  return section({
    title: text('console.oauth.integration'),
    hint: text('console.oauth.integrationHint'),
    action: guideLink(request, signsUsersIn ? 'sign-in-with-your-product' : 'machine-to-machine'),
    content: [
      facts([
        value(text('console.oauth.clientId'), application.id),
        value(text('console.oauth.issuer'), issuer),
        value(text('console.oauth.discovery'), `${issuer}/.well-known/openid-configuration`),
        ...(signsUsersIn ? [] : [value(text('console.oauth.tokenEndpoint'), `${issuer}/oauth/token`)]),
        ...(redirectUris.length > 0 ? [[text('console.oauth.field.redirectUris'), redirectUris] as const] : []),
      ]),
      copyableCode(request, text('console.oauth.example', { language }), code),
    ],
  });
}
