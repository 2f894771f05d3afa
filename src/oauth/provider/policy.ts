import type { interactionPolicy, KoaContextWithOIDC, errors as ProviderErrors } from 'oidc-provider';
import { getApplication } from './applications.ts';
import { currentProviderRequest } from './current-request.ts';
import { addOrganizationCheck } from './organization-choice.ts';
import { membersOnly } from './organization-members.ts';

/**
 * When a request waits for the user. The page of sign-in has come before: see `sign-in-first.ts`. What remains is the consent: for all
 * but applications of the product itself, and for what was not granted before.
 */
export function createPolicy(
  { base, Check, Prompt }: typeof interactionPolicy,
  errors: typeof ProviderErrors,
): interactionPolicy.DefaultPolicy {
  const { AccessDenied, UnmetAuthenticationRequirements } = errors;
  const policy = base();
  // The page for it has come before. A request that an application pushes can name it.
  const selectAccount = new Prompt({ name: 'select_account', requestable: true });
  selectAccount.checks.clear();
  policy.add(selectAccount);
  const [login, consent] = [policy.get('login'), policy.get('consent')];
  if (login === undefined || consent === undefined) throw new Error('The library has other prompts than expected.');
  login.checks.remove('login_prompt');
  login.checks.remove('no_session');
  login.checks.add(
    new Check('no_session', 'End-User authentication is required', 'login_required', ({ oidc }) => {
      if (currentProviderRequest().ctx.viewer.impersonator === null) return oidc.session?.accountId === undefined;
      throw new AccessDenied('an impersonated session cannot sign in to applications');
    }),
    0,
  );
  login.checks.add(membersOnly({ Check }, { AccessDenied }), 1);
  login.checks.remove('max_age');
  login.checks.add(
    new Check('max_age', 'the sign-in is older than max_age', 'login_required', ({ oidc }) => {
      const maxAge = oidc.params?.['max_age'];
      return maxAge !== undefined && oidc.prompts.has('none') && oidc.session?.past(Number(maxAge)) === true;
    }),
  );
  login.checks.remove('essential_acrs');
  login.checks.remove('essential_acr');
  login.checks.add(
    new Check('essential_acr', 'the sign-in has no second factor', 'login_required', ({ oidc }) => {
      const { essential, value, values = value === undefined ? [] : [value] } = oidc.claims.id_token?.['acr'] ?? {};
      if (essential !== true || values.length === 0 || values.includes(oidc.acr)) return false;
      throw new UnmetAuthenticationRequirements('the user has not signed in with a second factor');
    }),
  );
  consent.checks.remove('consent_prompt');
  consent.checks.add(
    new Check('consent_prompt', 'consent prompt was not resolved', 'consent_required', async ({ oidc }) => {
      if (!oidc.prompts.has('consent') || !oidc.promptPending('consent')) return false;
      return !(await isFirstParty(oidc)) && !currentProviderRequest().mayReuseConsent;
    }),
    0,
  );
  // Another program on the device can pretend to be the application, unless its redirect URI is a page of the web: RFC 8252, 8.6.
  consent.checks.remove('native_client_prompt');
  consent.checks.add(
    new Check(
      'native_application',
      'native applications require a consent',
      'interaction_required',
      async ({ oidc }) => {
        if (oidc.client?.applicationType !== 'native' || oidc.result?.['consent'] !== undefined) return false;
        return !String(oidc.params?.['redirect_uri']).startsWith('https:') && !(await isFirstParty(oidc));
      },
    ),
  );
  addOrganizationCheck(consent, Check, errors);
  return policy;
}

async function isFirstParty({ client }: KoaContextWithOIDC['oidc']): Promise<boolean> {
  if (client === undefined) throw new Error('The request has no application.');
  return (await getApplication(client.clientId)).isFirstParty;
}
