import type { ConsolePage } from '../../console-request.ts';
import { apiKeysPage } from './api-keys.page.ts';
import { jwtTemplatePage } from './jwt-template.page.ts';
import { jwtTemplatesPage, newJwtTemplatePage } from './jwt-templates.page.ts';
import { newApiKeyPage } from './new-api-key.page.ts';
import { signingKeysPage } from './signing-keys.page.ts';

/** The pages of keys and tokens. */
export const CREDENTIAL_PAGES: readonly ConsolePage[] = [
  apiKeysPage,
  newApiKeyPage,
  signingKeysPage,
  jwtTemplatesPage,
  newJwtTemplatePage,
  jwtTemplatePage,
];
