/** Public exports of the context deployment: deployments, their settings, mail servers, keys and credentials. */
export { apiKeysById, listApiKeys } from './api-keys/api-key.reads.ts';
export { revokeApiKey } from './api-keys/api-key.service.ts';
export { authenticateBackend } from './api-keys/backend-credential.ts';
export { type BackendKey, findBackendKeys } from './api-keys/backend-keys.reads.ts';
export { assertMayGrantScopes } from './api-keys/minting.ts';
export { createOperatorKey, type OperatorKey } from './api-keys/operator-key.ts';
export {
  createDeployment,
  type FirstSettings,
  firstSettings,
  insertDeployment,
  type NewDeployment,
} from './deployments/create-deployment.ts';
export { deploymentResource, lockDeployment } from './deployments/deployment.record.ts';
export { deploymentModes } from './deployments/deployment-modes.ts';
export { consoleUrl, frontendUrl, type PublicUrl } from './deployments/frontend-url.ts';
export {
  type CallerContext,
  createDeploymentCache,
  deploymentOfCaller,
  type HostDeployment,
} from './deployments/host-deployment.ts';
export {
  CONSOLE_PATH,
  isForApplications,
  isOperatorsHost,
  OPERATORS_HOST,
} from './deployments/operators-deployment.ts';
export { pageUrl } from './deployments/page-url.ts';
export { isRedirectTarget } from './deployments/redirect-target.ts';
export type { SocialProviderKind, SocialProviderOption } from './deployments/social-provider-option.ts';
export { removeDevelopmentMessages } from './development-messages/store-development-message.ts';
export { lockFrontendHost, removeImage, storeImage } from './images/image.record.ts';
export { imageOrDefault } from './images/image-or-default.ts';
export { imageUpload } from './images/image-upload.ts';
export { uploadedImage } from './images/uploaded-image.ts';
export { restrictionListsOf } from './restrictions/restriction.reads.ts';
export { addRestriction } from './restrictions/restriction.service.ts';
export { getSettings } from './settings/settings.reads.ts';
export { updateSettings } from './settings/settings.service.ts';
export { isReservedAudience, sessionAudience } from './signing-keys/audiences.ts';
export { oidcKeys } from './signing-keys/oidc-keys.service.ts';
export { activeSigningKey } from './signing-keys/signing-key.service.ts';
export { isIntegerText, mayHaveSignedAt, publicKeyOf, readTokenIdentifiers } from './signing-keys/verification-keys.ts';
export { operatorsServer } from './smtp/mail-server.ts';
export { authSettingsOf, settingSeconds } from './stored-settings/auth-settings.reads.ts';
export { assertLevelEnabled, assertOrganizationsEnabled, assertWorkspacesEnabled } from './stored-settings/b2b.ts';
export { type SettingRule, settingWarnings } from './stored-settings/setting-warnings.ts';
export type { AuthSettings, FirstFactor, Restrictions } from './stored-settings/settings.ts';
