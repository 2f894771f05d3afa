import { ConsoleUpdateB2bSettingsDocument } from '../../documents.ts';
import { versionedSettingsPage } from '../frame/versioned-settings.ts';

/** Whether a deployment uses organizations and workspaces. */
export const organizationsSettingsPage = versionedSettingsPage({
  path: '/settings/organizations',
  query: 'b2bSettings',
  form: {
    input: 'UpdateB2bSettingsInput',
    texts: 'console.setting.b2b',
    parts: [{ title: 'console.settings.b2b', fields: [] }],
  },
  update: (request, { input, version }) => request.run(ConsoleUpdateB2bSettingsDocument, { input, version }),
});
