import type { SafeHtml } from '@remix-run/html-template';
import type { Scope } from '../../../../platform/access/scopes.ts';
import { tabs } from '../../../elements/index.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';

const PAGES = [
  { path: '/api-keys', label: 'console.apiKeys.title', scope: 'api_keys:read' },
  { path: '/signing-keys', label: 'console.signingKeys.title', scope: 'settings:read' },
  { path: '/jwt-templates', label: 'console.jwt.title', scope: 'jwt_templates:read' },
] as const satisfies readonly { path: string; label: TextKey; scope: Scope }[];

/** Links between the pages of keys and tokens. */
export const credentialTabs = ({ text, path, link, may }: ConsoleRequest): SafeHtml =>
  tabs(
    text('console.credentials.label'),
    PAGES.filter(({ scope }) => may(scope)).map((page) => ({
      label: text(page.label),
      href: link(page.path),
      isCurrent: page.path === path,
    })),
  );
