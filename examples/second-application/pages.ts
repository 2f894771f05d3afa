/** The claims of the user that a page shows. */
export interface User {
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly organizations?: readonly { readonly name: string; readonly roles: readonly string[] }[];
}

const STYLE = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
main { max-width: 32rem; margin: 3rem auto; padding: 0 1rem; overflow-wrap: anywhere }
a, button { font: inherit } dt { font-weight: 600 } dd { margin: 0 0 1rem }
.action { display: inline-block; padding: .5rem 1rem; border: 1px solid; border-radius: .5rem; background: none; color: inherit;
  text-decoration: none; cursor: pointer }`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} – Ledger</title>
    <link rel="icon" href="data:,">
    <style>${STYLE}</style>
  </head>
  <body><main>
    <h1>${escapeHtml(title)}</h1>
    ${content}
  </main></body>
</html>`;

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** The page of a browser that is not signed in: a title, what happened, and the way to sign in. */
export function signedOutPage(title: string, text: string, product: string): string {
  return page(
    title,
    `${paragraph(text)}<p><a class="action" href="/sign-in">Sign in with ${escapeHtml(product)}</a></p>`,
  );
}

/** A page that only says what happened, with a way back. */
export const messagePage = (title: string, text: string) =>
  page(title, `${paragraph(text)}<p><a class="action" href="/">Back to Ledger</a></p>`);

export function userPage({ name, email, email_verified, organizations = [] }: User, product: string): string {
  const address = email === undefined ? 'None' : `${email}${email_verified ? '' : ' (not verified)'}`;
  const listed = organizations.map(({ name, roles }) => `<li>${escapeHtml([name, ...roles].join(' · '))}</li>`);
  return page(
    `Welcome, ${name ?? email ?? 'you'}`,
    `${paragraph(`You are signed in to Ledger with ${product}.`)}
    <dl>
      <dt>Name</dt><dd>${escapeHtml(name ?? 'None')}</dd>
      <dt>Email</dt><dd>${escapeHtml(address)}</dd>
      <dt>Organizations</dt><dd>${listed.length === 0 ? 'None' : `<ul>${listed.join('')}</ul>`}</dd>
    </dl>
    <form method="post" action="/sign-out"><button class="action">Sign out</button></form>`,
  );
}
