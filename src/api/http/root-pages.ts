import { deploymentModes, type HostDeployment } from '../../deployment/index.ts';
import type { Link } from '../../pages/html.ts';
import type { RootPage } from '../../pages/root/root-page.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** The page of `/` of the backend host. It shows the mode only if all deployments have it. */
export async function backendRootPage(rows: Rows): Promise<RootPage> {
  const { mode, onlyId } = await deploymentModes(rows);
  return {
    host: 'BACKEND',
    name: 'Gatehouse',
    text: 'Your servers send requests to this host, with an API key. The key selects the deployment.',
    actions: [{ text: 'Open the API reference', href: '/docs' }],
    look: null,
    developers: { mode, links: [], deploymentId: onlyId === null ? 'ID' : String(onlyId) },
  };
}

/**
 * The page of `/` of a deployment, to which users return after they have signed in, unless the settings name other pages.
 * Users of a production deployment see nothing but the application.
 */
export function deploymentRootPage(deployment: HostDeployment, publicBackendUrl: string): RootPage {
  const { id, mode, uiSettings, restrictions } = deployment;
  const { appName, signInPageUrl, signUpPageUrl, waitlistPageUrl, userProfileUrl } = uiSettings;
  const signUpPages = {
    OPEN: [{ text: 'Sign up', href: signUpPageUrl }],
    WAITLIST: [{ text: 'Join the waitlist', href: waitlistPageUrl }],
    CLOSED: [],
  };
  const pages: Link[] = [
    { text: 'Sign in', href: signInPageUrl },
    ...signUpPages[restrictions.signUpMode],
    { text: 'Your account', href: userProfileUrl },
  ];
  // A setting that is empty, or `/`, names this page.
  const actions = pages.filter(({ href }) => href !== '' && href !== '/');
  return {
    host: 'DEPLOYMENT',
    name: appName,
    text: actions.length > 0 ? 'Sign in, or go to your account.' : null,
    actions,
    look: uiSettings,
    developers:
      mode === 'staging'
        ? {
            mode,
            links: [{ text: 'Mailbox on the backend host', href: new URL('/-/mailbox', publicBackendUrl).href }],
            deploymentId: String(id),
          }
        : null,
  };
}
