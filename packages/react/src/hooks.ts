import type {
  DeploymentOperations,
  GatehouseError,
  Me,
  MyOrganizationMembership,
  SessionTokens,
} from '@gatehouse/client/session';
import { useEffect } from 'react';
import { useSessionState, useStore } from './provider.tsx';

/** What `has`, `<Protect>` and `useOrganization` ask. */
export interface Needed {
  /** A permission in the active organization, or several, all of which are needed. */
  readonly permission?: string | readonly string[] | undefined;
  /** A role in the active organization, by name. */
  readonly role?: string | undefined;
}

export interface UseSession {
  /** False until the first answer of the service. */
  readonly isLoaded: boolean;
  readonly isSignedIn: boolean;
  /** Why the service could not be asked. The state before stays, so that a moment without a network signs no user out. */
  readonly error: GatehouseError | null;
  /** The client of the deployment host. A sign-in through it changes the state of all components. */
  readonly gatehouse: DeploymentOperations;
  /** Session tokens for your own API: `tokens.fetch(url)` sends one. */
  readonly tokens: SessionTokens;
  readonly signOut: () => Promise<void>;
  readonly refresh: () => Promise<void>;
}

export function useSession(): UseSession {
  const { gatehouse, tokens, signOut, refresh } = useStore();
  const { status, error } = useSessionState();
  return {
    isLoaded: status !== 'loading',
    isSignedIn: status === 'signed-in',
    error,
    gatehouse,
    tokens,
    signOut,
    refresh,
  };
}

/** The signed-in user; null while no user is signed in, and until the first answer. */
export function useUser(): { readonly isLoaded: boolean; readonly user: Me | null } {
  const { status, user } = useSessionState();
  return { isLoaded: status !== 'loading', user };
}

export interface UseOrganizationList {
  readonly isLoaded: boolean;
  readonly memberships: readonly MyOrganizationMembership[];
  /** Makes an organization the active one, or none with null. */
  readonly switchTo: (organizationId: string | null) => Promise<void>;
}

/** The user's organizations, with roles and permissions. */
export function useOrganizationList(): UseOrganizationList {
  const { needMemberships, switchOrganization } = useStore();
  const { status, memberships } = useSessionState();
  useEffect(needMemberships, [needMemberships]);
  return {
    isLoaded: status === 'signed-out' || memberships !== null,
    memberships: memberships ?? [],
    switchTo: switchOrganization,
  };
}

export interface UseOrganization {
  readonly isLoaded: boolean;
  /** The membership of the active organization; null without one. */
  readonly membership: MyOrganizationMembership | null;
  /** Whether the user has all of it in the active organization. Your API must check it as well. */
  readonly has: (needed: Needed) => boolean;
}

/** The active organization, and what the user may do in it. */
export function useOrganization(): UseOrganization {
  const { isLoaded, memberships } = useOrganizationList();
  const { organizationId } = useSessionState();
  const membership = memberships.find(({ organization }) => organization.id === organizationId) ?? null;
  return {
    isLoaded,
    membership,
    has({ permission = [], role }) {
      if (membership === null) return false;
      const { permissions, roles } = membership;
      return (
        [permission].flat().every((each) => permissions.includes(each)) &&
        (role === undefined || roles.some(({ name }) => name === role))
      );
    },
  };
}
