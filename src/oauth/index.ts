/** The public interface of the OpenID provider: its providers, and what a request to one of them passes. */

export { createMachineAuthentication } from './access-tokens/authenticate-machine.ts';
export { createUserAuthentication } from './access-tokens/authenticate-user.ts';
export { applicationsById } from './applications/oauth-application.reads.ts';
export { isMetadataUrl } from './metadata-documents/metadata-url.ts';
export { readProviderApplication } from './provider/application.reads.ts';
export { OAUTH_ROUTES, REGISTRATION_PATH, shownErrorOf } from './provider/create-provider.ts';
export { type ProviderRequest, runProviderRequest } from './provider/current-request.ts';
export { createOidcProviders, issuerOf } from './provider/providers.ts';
export { findPushedRequest, keepPushedRequest } from './provider/pushed-requests.ts';
export { secondFactorFirst } from './provider/second-factor-first.ts';
export { nameSession, withoutNamedSession } from './provider/session-cookie.ts';
export { signInFirst } from './provider/sign-in-first.ts';
export { languageParameter } from './provider/ui-language.ts';
export { mcpResourceOf } from './resources/mcp-resource.reads.ts';
export { RegistrationRejected, registerClient } from './self-registration/register-client.service.ts';
