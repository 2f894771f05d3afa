import type { SocialProviderOption } from '@gatehouse/client/deployment';
import type { ReactNode } from 'react';
import { MARKS } from '../generated/drawings.ts';
import { Drawing } from './icons.tsx';

export interface ProviderMarkProps extends Pick<SocialProviderOption, 'kind' | 'label'> {
  /** Whether there are no words beside it. */
  readonly isOnly: boolean;
}

/** The mark of a provider. Several may have that of a protocol, so that their first letters are shown where there are no words. */
export function ProviderMark({ kind, label, isOnly }: ProviderMarkProps): ReactNode {
  if (isOnly && (kind === 'oidc' || kind === 'oauth2')) {
    // The style shows the letters, as they are no label of the button.
    return <span className="gatehouse-letters" data-letters={[...label.trim()].slice(0, 2).join('')} />;
  }
  return <Drawing className="gatehouse-mark" shapes={MARKS[kind]} />;
}
