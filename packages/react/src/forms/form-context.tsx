import type { AuthOptions, DeploymentMetadata } from '@gatehouse/client/deployment';
import type { SessionStore } from '@gatehouse/client/session';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import type { Text } from './texts.ts';

/** What the parts of a form share. */
export interface Forms {
  readonly store: SessionStore;
  readonly options: AuthOptions;
  readonly deployment: DeploymentMetadata;
  readonly text: Text;
  readonly heading: 'h1' | 'h2';
  /** Above the title of each step. */
  readonly logo: ReactNode;
  /** Where mailed links, providers and hosted pages return to. */
  readonly returnTo: string;
  /** What was entered, by the name of the field, so that another step or way shows it again. No passwords. */
  readonly entered: Map<string, string>;
  /** The URL of a hosted page that returns here. */
  readonly hostedPage: (path: string, parameters?: Readonly<Record<string, string>>) => string;
}

const FormsContext = createContext<Forms | null>(null);

export const FormsProvider: Context<Forms | null>['Provider'] = FormsContext.Provider;

export function useForms(): Forms {
  const forms = useContext(FormsContext);
  if (forms === null) throw new Error('This part belongs into <SignIn> or <SignUp>.');
  return forms;
}
