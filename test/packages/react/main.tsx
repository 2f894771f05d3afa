import {
  GatehouseProvider,
  OrganizationSwitcher,
  Protect,
  SignedIn,
  SignedOut,
  SignInLink,
  UserButton,
  useOrganizationList,
  useSession,
} from '@gatehouse/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/* A page as a developer writes it with the package. */

function SignInForm() {
  const { gatehouse } = useSession();
  const [message, setMessage] = useState('');
  const submit = (fields: FormData) =>
    gatehouse
      .signIn({
        strategy: 'email_password',
        email: String(fields.get('email')),
        password: String(fields.get('password')),
      })
      .catch((error: Error) => setMessage(error.message));
  return (
    <form action={(fields) => void submit(fields)}>
      <input aria-label="Email" name="email" />
      <input aria-label="Password" name="password" type="password" />
      <button type="submit">Sign in here</button>
      <p role="alert">{message}</p>
    </form>
  );
}

function Account() {
  const { tokens, error, refresh } = useSession();
  const { memberships } = useOrganizationList();
  const [count, setCount] = useState('');
  const askTwenty = async () => {
    tokens.forget();
    const all = await Promise.all(Array.from({ length: 20 }, () => tokens.get()));
    setCount(`${all.length} calls with ${new Set(all).size} token`);
  };
  return (
    <main>
      <h1>Orders</h1>
      <UserButton />
      <OrganizationSwitcher none="No organization" />
      <p>{`${memberships.length} organizations`}</p>
      <Protect fallback={<p>No orders for you.</p>} permission="organization:admin">
        <p>All orders</p>
      </Protect>
      <button onClick={() => void askTwenty()} type="button">
        Ask
      </button>
      <button onClick={() => void refresh()} type="button">
        Refresh
      </button>
      <p>{count}</p>
      <p>{error === null ? 'Connected' : error.code}</p>
    </main>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <GatehouseProvider url={new URLSearchParams(location.search).get('service') ?? ''}>
      <SignedOut>
        <SignInLink />
        <SignInForm />
      </SignedOut>
      <SignedIn>
        <Account />
      </SignedIn>
    </GatehouseProvider>
  </StrictMode>,
);
