import { ConsoleUpdateAuthSettingsDocument } from '../../documents.ts';
import { signInFrame } from '../frame/sign-in-frame.ts';
import { versionedSettingsPage } from '../frame/versioned-settings.ts';

/** How users sign up and sign in. */
export const signInSettingsPage = versionedSettingsPage({
  path: '/settings/sign-in',
  query: 'authSettings',
  form: {
    input: 'UpdateAuthSettingsInput',
    texts: 'console.setting.auth',
    parts: [
      {
        title: 'console.settings.ways',
        hint: 'console.settings.waysHint',
        fields: ['authenticationFactors', 'firstFactor', 'secondFactorPolicy'],
      },
      { title: 'console.settings.emails', fields: ['email'] },
      { title: 'console.settings.phones', fields: ['phone'] },
      { title: 'console.settings.usernames', fields: ['username'] },
      { title: 'console.settings.passwords', fields: ['password'] },
      { title: 'console.settings.names', fields: ['name'] },
      { title: 'console.settings.backupCodes', fields: ['backupCode'] },
      { title: 'console.settings.wallets', fields: ['web3Wallet'] },
      {
        title: 'console.settings.sessions',
        fields: ['sessionValidityPeriod', 'sessionInactiveTimeout', 'sessionTokenLifetime', 'multiSessionSupport'],
      },
    ],
  },
  update: (request, { input, version }) => request.run(ConsoleUpdateAuthSettingsDocument, { input, version }),
  preview: (request, entered) => signInFrame(request, entered && { authSettings: entered }),
});
