import { Account } from './Account.jsx';
import { SignIn } from './SignIn.jsx';
import { useSession } from './use-session.js';

export function App() {
  const { session, error, run } = useSession();
  return (
    <main>
      <h1>My app</h1>
      <p className="error" role="alert">
        {error}
      </p>
      {session?.user && <Account {...session} run={run} />}
      {session?.user === null && <SignIn attempt={session.attempt} run={run} />}
    </main>
  );
}
