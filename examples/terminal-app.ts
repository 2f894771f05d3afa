import { createDeploymentClient, type DeploymentOperations } from '@gatehouse/client/deployment';
import * as client from 'openid-client';

export interface TerminalAppOptions {
  /** The URL of the deployment host. */
  readonly issuer: string;
  /** The id of the application, which has the type `native` and `device_sign_in`. */
  readonly clientId: string;
  /** Shows a person what to do. */
  readonly show: (text: string) => void;
}

export interface TerminalApp {
  /** The deployment host, called as the user who has signed in. */
  readonly gatehouse: DeploymentOperations;
  /** Ends the access of this program. */
  signOut(): Promise<void>;
}

/** Signs a user in to a program without a browser: the user enters a code on another device (RFC 8628). */
export async function signInWithCode({ issuer, clientId, show }: TerminalAppOptions): Promise<TerminalApp> {
  // Only for development: a service on localhost has no TLS.
  const options = issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {};
  const configuration = await client.discovery(new URL(issuer), clientId, undefined, client.None(), options);
  const device = await client.initiateDeviceAuthorization(configuration, {
    scope: 'openid offline_access account:read',
    // The token is for the deployment host. Name your own API instead to call that.
    resource: issuer,
  });
  show(`Open ${device.verification_uri} in a browser and enter the code ${device.user_code}.`);
  // Asks every five seconds, up to ten minutes. It throws if the user rejects the request or the code expires.
  let tokens = await client.pollDeviceAuthorizationGrant(configuration, device, { resource: issuer });
  /** A real program keeps the refresh token in the key store of the system. */
  let refreshToken = tokens.refresh_token ?? '';
  let renewAt = renewalOf(tokens);
  let renewal: Promise<void> | null = null;

  async function renew(): Promise<void> {
    tokens = await client.refreshTokenGrant(configuration, refreshToken, { resource: issuer });
    refreshToken = tokens.refresh_token ?? refreshToken;
    renewAt = renewalOf(tokens);
  }

  /** Renews the access token, once for calls at the same time: a refresh token is for one use. */
  async function accessToken(): Promise<string> {
    if (performance.now() >= renewAt) {
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      await renewal;
    }
    return tokens.access_token;
  }

  return {
    gatehouse: createDeploymentClient({ url: issuer, token: accessToken }),
    signOut: () => client.tokenRevocation(configuration, refreshToken),
  };
}

/** Half a minute before the access token expires. */
const renewalOf = (tokens: client.TokenEndpointResponseHelpers) =>
  performance.now() + (tokens.expiresIn() ?? 0) * 1_000 - 30_000;

if (import.meta.main) {
  const { GATEHOUSE_URL = 'http://localhost:4001', CLIENT_ID = '' } = process.env;
  const app = await signInWithCode({ issuer: GATEHOUSE_URL, clientId: CLIENT_ID, show: console.log });
  const { email } = await app.gatehouse.me();
  console.log(`You are signed in as ${email}.`);
  await app.signOut();
}
