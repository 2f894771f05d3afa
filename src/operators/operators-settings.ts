import { CONSOLE_PATH, type FirstSettings, firstSettings, type PublicUrl } from '../deployment/index.ts';

const DAY_SECONDS = 86_400;

/**
 * The settings of the operators' deployment: accounts are made by invitations only, and sign in with a password and a second factor, or
 * with a passkey. A session ends after twelve hours without a request.
 */
export function operatorsSettings({ publicConsoleUrl }: Pick<PublicUrl, 'publicConsoleUrl'>): FirstSettings {
  const { authSettings, uiSettings, b2bSettings, restrictions } = firstSettings('Gatehouse');
  const { authenticationFactors: factors } = authSettings;
  const { hostname } = new URL(publicConsoleUrl);
  const page = (path: string) => `${CONSOLE_PATH}${path}`;
  return {
    authSettings: {
      ...authSettings,
      username: { ...authSettings.username, enabled: false },
      email: { ...authSettings.email, magicLinkVerificationAllowed: false },
      password: { ...authSettings.password, minLength: 12 },
      authenticationFactors: {
        ...factors,
        usernamePasswordEnabled: false,
        // The pages are at the URL of the console, and not on the host name of the deployment.
        passkey: { enabled: true, promptRegistrationOnAuth: true, allowAutofill: true, rpId: hostname },
      },
      multiSessionSupport: 'DISABLED',
      sessionValidityPeriod: 7 * DAY_SECONDS,
      sessionInactiveTimeout: DAY_SECONDS / 2,
    },
    uiSettings: {
      ...uiSettings,
      signInPageUrl: page('/sign-in'),
      userProfileUrl: page('/user-profile'),
      afterLogoClickUrl: CONSOLE_PATH,
      afterSigninRedirectUrl: CONSOLE_PATH,
      afterSignOutOnePageUrl: page('/sign-in'),
      afterSignOutAllPageUrl: page('/sign-in'),
    },
    b2bSettings: { ...b2bSettings, organizationsEnabled: false, workspacesEnabled: false },
    restrictions: { ...restrictions, signUpMode: 'CLOSED' },
  };
}
