import { useEffect, useState } from 'react';
import { fieldsOf } from './fields.js';
import { gatehouse } from './use-session.js';

/** The form for a code while an attempt waits for one, otherwise the form for email address and password. */
export function SignIn({ attempt, run }) {
  return attempt === null ? <PasswordForm run={run} /> : <CodeForm attempt={attempt} run={run} />;
}

function PasswordForm({ run }) {
  const submit = (event) => {
    const { email, password, action } = fieldsOf(event);
    run(() => gatehouse[action](email, password));
  };
  return (
    <section className="card">
      <h2>Sign in</h2>
      <Providers />
      <form onSubmit={submit}>
        <label>
          Email <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" minLength={8} required />
        </label>
        <div className="row">
          <button type="submit" name="action" value="signIn" className="primary">
            Sign in
          </button>
          <button type="submit" name="action" value="signUp">
            Sign up
          </button>
        </div>
      </form>
      <p>
        <a href={gatehouse.signInPage(location.href)}>Use the hosted sign-in page</a>
      </p>
    </section>
  );
}

/** A button for each provider of social sign-in, which leads there and comes back to this page. */
function Providers() {
  const [providers, setProviders] = useState([]);
  useEffect(() => {
    // Without them the form works, and the page shows the same error for the session.
    gatehouse.socialProviders().then(setProviders, () => {});
  }, []);
  return (
    <div id="providers">
      {providers.map(({ name, label }) => (
        <a key={name} className="button" href={gatehouse.socialSignIn(name, location.href)}>
          Continue with {label}
        </a>
      ))}
    </div>
  );
}

function CodeForm({ attempt, run }) {
  const submit = (event) => {
    const { code } = fieldsOf(event);
    run(() => gatehouse.verify(attempt, code));
  };
  return (
    <form className="card" onSubmit={submit}>
      <h2>Enter your code</h2>
      <label>
        Code <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </label>
      <button type="submit" className="primary">
        Verify
      </button>
    </form>
  );
}
