import { useCallback, useEffect, useState } from 'react';
import { connect, sessionTokens } from '../plain/gatehouse.js';

export const gatehouse = connect(import.meta.env.VITE_GATEHOUSE_URL ?? 'http://localhost:4001');
export const tokens = sessionTokens(gatehouse.sessionToken);

/** What the page shows: the user with organizations, or else the attempt that waits for a code, if there is one. */
async function readSession() {
  const user = await gatehouse.user();
  if (user === null) return { user, attempt: await gatehouse.waitingAttempt(), organizations: [] };
  return { user, attempt: null, organizations: await gatehouse.organizations() };
}

/** The session, null until it is read. `run` runs an operation, keeps its error, and reads the session again. */
export function useSession() {
  const [session, setSession] = useState(null);
  const [error, setError] = useState('');

  const run = useCallback(async (work) => {
    const keepError = ({ message }) => setError(message);
    setError('');
    await work().catch(keepError);
    await readSession().then(setSession, keepError);
  }, []);

  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'hidden') return;
      // The user may have signed out, or in to another account, in another tab.
      tokens.forget();
      run(async () => {});
    };
    readAgain();
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [run]);

  return { session, error, run };
}
