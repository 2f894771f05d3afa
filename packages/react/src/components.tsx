import { type ReactNode, Suspense } from 'react';
import { type Needed, useOrganization, useOrganizationList, useSession, useUser } from './hooks.ts';
import { useHostedPage } from './hosted-page.ts';

interface Children {
  readonly children?: ReactNode;
}

/** Shows its children while a user is signed in. */
export function SignedIn({ children }: Children): ReactNode {
  return useSession().isSignedIn ? children : null;
}

/** Shows its children while no user is signed in. It shows nothing until this is known. */
export function SignedOut({ children }: Children): ReactNode {
  const { isLoaded, isSignedIn } = useSession();
  return isLoaded && !isSignedIn ? children : null;
}

export interface SessionLoadedProps extends Children {
  readonly fallback?: ReactNode;
}

/**
 * Shows its children once it is known who uses the page, so that they need no `isLoaded`. Until then, on a server, and while the
 * children suspend, it shows `fallback`. A server and the first rendering of the browser show the same.
 */
export function SessionLoaded({ children, fallback = null }: SessionLoadedProps): ReactNode {
  const { isLoaded } = useSession();
  return <Suspense fallback={fallback}>{isLoaded ? children : fallback}</Suspense>;
}

export interface ProtectProps extends Needed, Children {
  /** Shown to others. */
  readonly fallback?: ReactNode;
}

/** Shows its children to users with the permission or role in their active organization. Your API must check it as well. */
export function Protect({ children, fallback = null, ...needed }: ProtectProps): ReactNode {
  const { isLoaded, has } = useOrganization();
  if (!isLoaded) return null;
  return has(needed) ? children : fallback;
}

export interface LinkProps extends Children {
  readonly className?: string;
  /** The page to which the user comes back: this one by default. */
  readonly returnTo?: string;
}

/** A link to the hosted page for signing in. */
export function SignInLink({ children = 'Sign in', returnTo, className }: LinkProps): ReactNode {
  const href = useHostedPage('/sign-in', returnTo);
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}

/** A link to the hosted page for signing up. */
export function SignUpLink({ children = 'Sign up', returnTo, className }: LinkProps): ReactNode {
  const href = useHostedPage('/sign-up', returnTo);
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}

export interface UserButtonProps {
  /** The texts, for other languages. */
  readonly texts?: { readonly account?: string; readonly signOut?: string };
}

/** The user with a link to the account, and a button that signs out. Nothing while no user is signed in. */
export function UserButton({
  texts: { account = 'Account', signOut: signOutText = 'Sign out' } = {},
}: UserButtonProps): ReactNode {
  const { user } = useUser();
  const { signOut } = useSession();
  const href = useHostedPage('/user-profile');
  if (user === null) return null;
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username || user.email;
  return (
    <div className="gatehouse-user">
      {user.image_url !== null && <img alt="" height={32} src={user.image_url} width={32} />}
      <a aria-label={`${account}: ${name}`} href={href}>
        {name}
      </a>
      <button onClick={() => void signOut()} type="button">
        {signOutText}
      </button>
    </div>
  );
}

export interface OrganizationSwitcherProps {
  readonly label?: string;
  /** The choice of no organization; left out, it cannot be chosen. */
  readonly none?: string;
}

/** A list of the user's organizations that switches the active one. Nothing for users without an organization. */
export function OrganizationSwitcher({ label = 'Organization', none }: OrganizationSwitcherProps): ReactNode {
  const { memberships, switchTo } = useOrganizationList();
  const { membership } = useOrganization();
  if (memberships.length === 0) return null;
  return (
    <select
      aria-label={label}
      className="gatehouse-organizations"
      onChange={({ currentTarget: { value } }) => void switchTo(value === '' ? null : value)}
      value={membership?.organization.id ?? ''}
    >
      {(none !== undefined || membership === null) && <option value="">{none ?? '–'}</option>}
      {memberships.map(({ id, organization }) => (
        <option key={id} value={organization.id}>
          {organization.display_name}
        </option>
      ))}
    </select>
  );
}
