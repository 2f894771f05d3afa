import { useState } from 'react';
import { fieldsOf } from './fields.js';
import { gatehouse, tokens } from './use-session.js';

const API_URL = import.meta.env.VITE_API_URL ?? 'http://localhost:3001';

/** The signed-in user, with a form for organizations and a request to your own API. */
export function Account({ user, organizations, run }) {
  const [greeting, setGreeting] = useState('');

  const createOrganization = (event) => {
    const { name } = fieldsOf(event);
    const form = event.currentTarget;
    run(async () => {
      await gatehouse.createOrganization(name);
      form.reset();
    });
  };

  const callApi = () =>
    run(async () => {
      const response = await tokens.fetch(new URL('/greeting', API_URL));
      setGreeting((await response.json()).message);
    });

  const signOut = () =>
    run(async () => {
      await gatehouse.signOut();
      tokens.forget();
    });

  return (
    <>
      <section className="card">
        <p>
          You are signed in as <strong>{user.email}</strong>.
        </p>
        <button type="button" onClick={signOut}>
          Sign out
        </button>
      </section>
      <section className="card">
        <h2>Your organizations</h2>
        {organizations.length === 0 && <p>You have none yet.</p>}
        <ul>
          {organizations.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <form className="row" onSubmit={createOrganization}>
          <label>
            Name <input name="name" required />
          </label>
          <button type="submit">Create</button>
        </form>
      </section>
      <section className="card">
        <h2>Your API</h2>
        <button type="button" onClick={callApi}>
          Call the API
        </button>
        <p role="status">{greeting}</p>
      </section>
    </>
  );
}
