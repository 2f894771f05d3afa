import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest } from '../page.ts';

/** A heading without the application's name, for a page with a logo, which usually contains it. Else the title is the heading. */
export const headingBelowLogo = ({ deployment, text }: PageRequest, key: TextKey): { readonly heading?: string } =>
  deployment.uiSettings.logoImageUrl === '' ? {} : { heading: text(key) };
