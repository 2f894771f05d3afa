import type { Language } from '../../platform/languages/languages.ts';
import type { MailLook } from '../../platform/mail/mail-look.ts';
import { frontendUrl, type PublicUrl } from '../deployments/frontend-url.ts';
import type { UiSettings } from '../stored-settings/settings.ts';

/** The columns of a deployment that its messages need. */
export interface MessageDeployment {
  readonly name: string;
  readonly frontendHost: string;
  readonly uiSettings: UiSettings;
}

export const appNameOf = ({ name, uiSettings }: Pick<MessageDeployment, 'name' | 'uiSettings'>): string =>
  uiSettings.appName || name;

/** The look of a deployment's mails, from its user interface settings. */
export function mailLookOf(config: PublicUrl, deployment: MessageDeployment, language: Language): MailLook {
  const { logoImageUrl, primaryColor, lightModeSettings: light, darkModeSettings: dark } = deployment.uiSettings;
  const logoUrl = logoImageUrl === '' ? null : new URL(logoImageUrl, frontendUrl(config, deployment.frontendHost)).href;
  return { appName: appNameOf(deployment), language, logoUrl, primaryColor, light, dark };
}
