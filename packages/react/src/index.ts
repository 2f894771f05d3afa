'use client';

export {
  type LinkProps,
  OrganizationSwitcher,
  type OrganizationSwitcherProps,
  Protect,
  type ProtectProps,
  SessionLoaded,
  type SessionLoadedProps,
  SignedIn,
  SignedOut,
  SignInLink,
  SignUpLink,
  UserButton,
  type UserButtonProps,
} from './components.tsx';
export { SignIn, type SignInProps } from './forms/sign-in.tsx';
export { SignUp, type SignUpProps } from './forms/sign-up.tsx';
export type { FormTexts, TextKey } from './forms/texts.ts';
export { UserProfile, type UserProfileProps } from './forms/user-profile.tsx';
export {
  type Needed,
  type UseOrganization,
  type UseOrganizationList,
  type UseSession,
  useOrganization,
  useOrganizationList,
  useSession,
  useUser,
} from './hooks.ts';
export { GatehouseProvider, type GatehouseProviderProps } from './provider.tsx';
