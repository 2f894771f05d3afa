import { type ApiKeyOptions, deploymentOrigin } from '@gatehouse/node';

/** How an app reaches Gatehouse. Each setting may be a variable of the environment instead. */
export interface GatehouseSettings {
  /** The URL of the deployment host: `GATEHOUSE_URL`. */
  readonly url?: string | undefined;
  /** The path of the app below which the API of the deployment host is: `GATEHOUSE_PATH`, or `/gatehouse`. */
  readonly path?: string | undefined;
  /** The page of the app on which users sign in: `GATEHOUSE_SIGN_IN_PATH`, or `/sign-in`. */
  readonly signInPath?: string | undefined;
  /**
   * How many proxies of yours a request passes before the app, each of which adds the address that it sees to `X-Forwarded-For`:
   * `GATEHOUSE_APP_PROXIES`, or 1. With 0, which is for apps that browsers reach directly, the service is told no address.
   */
  readonly appProxies?: number | undefined;
  /** The resource whose access tokens route handlers may accept. */
  readonly accessTokensFor?: string | undefined;
  /** The origin of the app as clients see it. With it, route handlers accept access tokens that are bound to a key (DPoP). */
  readonly origin?: string | undefined;
  /** The app whose API keys route handlers may accept. */
  readonly apiKeys?: ApiKeyOptions | undefined;
  /** The `fetch` to use. */
  readonly fetch?: typeof fetch | undefined;
}

/** Settings, or a function that returns them when the first request needs them. */
export type SettingsSource = GatehouseSettings | (() => GatehouseSettings);

type Named = 'url' | 'path' | 'signInPath' | 'appProxies';
export type Settings = Omit<GatehouseSettings, Named> &
  Required<{ [Name in Named]: NonNullable<GatehouseSettings[Name]> }>;

/** Reads the settings once, when they are needed: a build has no environment. */
export function settingsReader(source: SettingsSource): () => Settings {
  let read: Settings | null = null;
  return () => {
    read ??= readSettings(typeof source === 'function' ? source() : source);
    return read;
  };
}

function readSettings(given: GatehouseSettings): Settings {
  const url = given.url ?? variable('GATEHOUSE_URL');
  if (url === undefined) {
    throw new Error(
      'GATEHOUSE_URL is not set. Set it to the URL of the deployment host, such as https://accounts.example.com.',
    );
  }
  const signInPath = given.signInPath ?? variable('GATEHOUSE_SIGN_IN_PATH') ?? '/sign-in';
  if (!/^\/(?![/\\])/.test(signInPath)) {
    throw new Error(`GATEHOUSE_SIGN_IN_PATH must be a path of the app, such as /sign-in, and not ${signInPath}.`);
  }
  const appProxies = given.appProxies ?? Number(variable('GATEHOUSE_APP_PROXIES') ?? 1);
  if (!Number.isInteger(appProxies) || appProxies < 0) {
    throw new Error('GATEHOUSE_APP_PROXIES must be the number of proxies before the app, such as 1.');
  }
  const path = given.path ?? variable('GATEHOUSE_PATH') ?? '/gatehouse';
  return { ...given, url: deploymentOrigin(url), path, signInPath, appProxies };
}

function variable(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** The address of the client: the entry that the outermost proxy of the app has added. Entries before it come from the client. */
export function clientIp(headers: Headers, { appProxies }: Pick<Settings, 'appProxies'>): string | null {
  if (appProxies === 0) return null;
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return entries.at(-appProxies) || null;
}
