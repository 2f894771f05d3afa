import type { Integrated } from './application-types.ts';

export interface CodeExample {
  readonly language: string;
  readonly code: string;
}

/** How the application gets its tokens, with its own values: with `openid-client`, or with curl for a machine that has a secret. */
export function codeExample(application: Integrated, issuer: string): CodeExample {
  const { type, authMethod } = application;
  if (type !== 'MACHINE') {
    const isByCode = application.deviceSignIn && application.redirectUris.length === 0;
    return { language: 'openid-client', code: (isByCode ? signInWithCode : signIn)(application, issuer) };
  }
  return authMethod === 'PRIVATE_KEY_JWT'
    ? { language: 'openid-client', code: machineWithKey(application, issuer) }
    : { language: 'curl', code: machineWithSecret(application, issuer) };
}

/** A text between single quotes, in JavaScript. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A text between single quotes, in a shell. A single quote ends the quoted text, so it is written between double quotes. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'"'"'`)}'`;

const AUTHENTICATIONS = {
  CLIENT_SECRET_BASIC: 'client.ClientSecretBasic(clientSecret)',
  CLIENT_SECRET_POST: 'client.ClientSecretPost(clientSecret)',
  PRIVATE_KEY_JWT: 'client.PrivateKeyJwt(privateKey)',
  NONE: 'client.None()',
} as const;

const discovery = ({ id, authMethod }: Integrated, issuer: string): string => `import * as client from 'openid-client';

const configuration = await client.discovery(
  new URL(${quoted(issuer)}),
  ${quoted(id)},
  undefined,
  ${AUTHENTICATIONS[authMethod]},
);`;

function signIn(application: Integrated, issuer: string): string {
  const { redirectUris, scopes } = application;
  const scope = scopes.map((each) => each.toLowerCase()).join(' ');
  return `${discovery(application, issuer)}

// 1. Keep these in the session of the browser, and send the browser to the URL.
const codeVerifier = client.randomPKCECodeVerifier();
const state = client.randomState();
const url = client.buildAuthorizationUrl(configuration, {
  redirect_uri: ${quoted(redirectUris[0] ?? '')},
  scope: ${quoted(scope)},
  state,
  code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
  code_challenge_method: 'S256',
});

// 2. When the browser has returned to the redirect URI, exchange the code in its URL.
const tokens = await client.authorizationCodeGrant(configuration, returnedUrl, {
  pkceCodeVerifier: codeVerifier,
  expectedState: state,
  idTokenExpected: true,
});
const user = await client.fetchUserInfo(configuration, tokens.access_token, tokens.claims().sub);`;
}

function signInWithCode(application: Integrated, issuer: string): string {
  const scope = application.scopes.map((each) => each.toLowerCase()).join(' ');
  return `${discovery(application, issuer)}

const device = await client.initiateDeviceAuthorization(configuration, { scope: ${quoted(scope)} });
console.log(\`Open \${device.verification_uri} and enter the code \${device.user_code}.\`);
const tokens = await client.pollDeviceAuthorizationGrant(configuration, device);
const user = await client.fetchUserInfo(configuration, tokens.access_token, tokens.claims().sub);`;
}

/** The parameters of a token of a machine, for the first of its resources. */
function machineParameters({ resources }: Integrated): [name: string, value: string][] {
  const [resource] = resources;
  if (resource === undefined) return [];
  const scope = resource.scopes.join(' ');
  return [['resource', resource.identifier], ...(scope === '' ? [] : [['scope', scope] as [string, string]])];
}

function machineWithKey(application: Integrated, issuer: string): string {
  const parameters = machineParameters(application).map(([name, value]) => `\n  ${name}: ${quoted(value)},`);
  return `${discovery(application, issuer)}

const tokens = await client.clientCredentialsGrant(configuration, {${parameters.join('')}${parameters.length === 0 ? '' : '\n'}});`;
}

function machineWithSecret(application: Integrated, issuer: string): string {
  const { id, authMethod } = application;
  const authentication =
    authMethod === 'CLIENT_SECRET_POST'
      ? [`-d client_id=${id}`, `-d client_secret="$CLIENT_SECRET"`]
      : [`-u "${id}:$CLIENT_SECRET"`];
  const parameters = machineParameters(application).map(
    ([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`,
  );
  const lines = [...authentication, '-d grant_type=client_credentials', ...parameters];
  return [`curl ${shellQuoted(`${issuer}/oauth/token`)}`, ...lines].join(' \\\n  ');
}
