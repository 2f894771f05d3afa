import type { ReactNode } from 'react';
import { useUser } from '../hooks.ts';
import { useHostedPage } from '../hosted-page.ts';
import { Icon, type IconName } from './icons.tsx';

/** The pages of the account, each with its text and icon. */
const PAGES = [
  { path: '/user-profile', key: 'profile', icon: 'user' },
  { path: '/user-profile/addresses', key: 'addresses', icon: 'mail' },
  { path: '/user-profile/security', key: 'security', icon: 'shield' },
  { path: '/user-profile/sessions', key: 'devices', icon: 'phone' },
] as const satisfies readonly { path: string; key: string; icon: IconName }[];

const ENGLISH = {
  account: 'Your account',
  profile: 'Profile',
  addresses: 'Email addresses and phones',
  security: 'Password and security',
  devices: 'Devices',
} as const;

export interface UserProfileProps {
  readonly texts?: { readonly [Key in keyof typeof ENGLISH]?: string } | undefined;
  /** The page to which the user comes back: this one by default. */
  readonly returnTo?: string | undefined;
}

/** The signed-in user, with links to the hosted pages of the account. Nothing while no user is signed in. */
export function UserProfile({ texts = {}, returnTo }: UserProfileProps): ReactNode {
  const { user } = useUser();
  if (user === null) return null;
  const contact = user.email ?? user.username ?? '';
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ') || contact;
  const text = { ...ENGLISH, ...texts };
  return (
    <section aria-label={text.account} className="gatehouse is-profile">
      <div className="gatehouse-person">
        {user.image_url === null ? (
          <span aria-hidden="true">{[...name].slice(0, 1)}</span>
        ) : (
          <img alt="" height={48} src={user.image_url} width={48} />
        )}
        <p>
          <strong>{name}</strong>
          {contact !== name && <span>{contact}</span>}
        </p>
      </div>
      <ul>
        {PAGES.map(({ path, key, icon }) => (
          <li key={path}>
            <PageLink icon={icon} label={text[key]} path={path} returnTo={returnTo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PageLinkProps {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  readonly returnTo: string | undefined;
}

function PageLink({ path, label, icon, returnTo }: PageLinkProps) {
  const href = useHostedPage(path, returnTo);
  return (
    <a href={href}>
      <Icon name={icon} />
      <span>{label}</span>
      <Icon name="arrow" />
    </a>
  );
}
