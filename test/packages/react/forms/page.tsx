import {
  GatehouseProvider,
  SessionLoaded,
  SignedIn,
  SignedOut,
  SignIn,
  SignUp,
  UserProfile,
  useSession,
  useUser,
} from '@gatehouse/react';
import { StrictMode, useState } from 'react';

/* A page with forms as a developer writes it with the package. The parameters of its URL choose what it shows. */

const GERMAN = {
  signIn: 'Anmelden',
  signInTitle: 'Bei {app} anmelden',
  password: 'Passwort',
  required: 'Bitte ausfüllen.',
};

export interface PageProps {
  readonly parameters: URLSearchParams;
}

export const Page = ({ parameters }: PageProps) => (
  <StrictMode>
    <GatehouseProvider url={parameters.get('service') ?? ''}>
      <Content parameters={parameters} />
    </GatehouseProvider>
  </StrictMode>
);

function Content({ parameters }: PageProps) {
  const [count, setCount] = useState(0);
  const props = {
    onSignedIn: () => setCount((now) => now + 1),
    returnTo: parameters.get('returnTo') ?? undefined,
    texts: parameters.get('lang') === 'de' ? GERMAN : undefined,
    signUpUrl: parameters.get('signUpUrl') ?? undefined,
  };
  const form = parameters.get('form') === 'sign-up' ? <SignUp {...props} /> : <SignIn {...props} />;
  return (
    <main>
      {parameters.has('always') ? form : <SignedOut>{form}</SignedOut>}
      <SessionLoaded fallback={<p>Please wait</p>}>
        <Account />
      </SessionLoaded>
      <output>{count === 0 ? '' : `Signed in ${count} time`}</output>
    </main>
  );
}

/** Needs no `isLoaded`, because it is shown when the state is known. */
function Account() {
  const { user } = useUser();
  const { signOut } = useSession();
  if (user === null) return null;
  return (
    <SignedIn>
      <h1>Welcome {user.email ?? user.username ?? user.first_name}</h1>
      <UserProfile />
      <button onClick={() => void signOut()} type="button">
        Leave
      </button>
    </SignedIn>
  );
}
