import { html, type SafeHtml } from '@remix-run/html-template';
import { type DevPerson, nameOf } from './people.ts';

const STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1b1f24, #e7eaee); --soft: light-dark(#57606a, #9aa4af);
  --line: light-dark(#d0d7de, #3a424c); --card: light-dark(#ffffff, #1c2128); --page: light-dark(#f3f5f7, #12161b);
  --accent: light-dark(#0a5cc2, #6cb0ff); }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 12px; }
h1 { margin: 0; font-size: 1.35rem; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
p { margin: .5rem 0 0; color: var(--soft); }
ul { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: .5rem; }
button, input:not([type=checkbox]) { width: 100%; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: inherit; font: inherit; }
button { cursor: pointer; text-align: start; }
button:hover { border-color: var(--accent); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--card); text-align: center;
  font-weight: 600; }
button.plain { border-color: transparent; color: var(--accent); text-align: center; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button span { display: block; color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
label { display: block; margin-top: .75rem; }
label:has([type=checkbox]) { display: flex; gap: .5rem; align-items: center; }
form.other { display: grid; gap: .25rem; }
form.other button { margin-top: 1rem; }
`;

/** What the page shows. */
export interface SignInPage {
  /** Identifies the request of the service. */
  readonly request: string;
  readonly people: readonly DevPerson[];
  readonly nonce: string;
}

/** The page on which a developer chooses who signs in. It needs no script. */
export function signInPage({ request, people, nonce }: SignInPage): SafeHtml {
  const hidden = html`<input type="hidden" name="request" value="${request}">`;
  return page(
    nonce,
    html`<h1>Sign in with Dev</h1>
<p>A provider for development. The people are fictional; choose who signs in.</p>
<form method="post" action="/sign-in">
${hidden}
<ul>
${people.map(
  (person) => html`<li><button name="person" value="${person.subject}">${nameOf(person)}
<span>${addressOf(person)}</span></button></li>
`,
)}</ul>
</form>
<h2 id="other">Another person</h2>
<form class="other" method="post" action="/sign-in" aria-labelledby="other">
${hidden}
<label for="name">Name</label>
<input id="name" name="name" maxlength="100" required autocomplete="off">
<label for="email">Email address</label>
<input id="email" name="email" type="email" maxlength="254" autocomplete="off">
<label><input type="checkbox" name="verified" value="true" checked> The provider has verified the address</label>
<button class="main">Sign in</button>
</form>
<form method="post" action="/sign-in">
${hidden}
<button class="plain" name="cancel" value="true">Cancel</button>
</form>`,
  );
}

/** The page of a request that cannot be continued. */
export const errorPage = (message: string, nonce: string): SafeHtml =>
  page(nonce, html`<h1>Sign in with Dev</h1><p>${message}. Go back to the application and start again.</p>`);

function page(nonce: string, content: SafeHtml): SafeHtml {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in with Dev</title>
<style nonce="${nonce}">${html.raw`${STYLE}`}</style>
</head>
<body><main>${content}</main></body>
</html>
`;
}

function addressOf({ email, isEmailVerified }: DevPerson): string {
  if (email === null) return 'No address';
  return `${email}, ${isEmailVerified ? 'verified' : 'not verified'}`;
}
