import { createProxy, type DeploymentProxy } from '@gatehouse/node/proxy';
import { clientIp, type SettingsSource, settingsReader } from './settings.ts';

type Handler = (request: Request) => Promise<Response>;

export interface Handlers {
  readonly GET: Handler;
  readonly POST: Handler;
  readonly PUT: Handler;
  readonly PATCH: Handler;
  readonly DELETE: Handler;
}

/** The route handlers of `app/gatehouse/[...path]/route.ts`: the API of the deployment host below a path of the app. */
export function createHandlers(source: SettingsSource = {}): Handlers {
  const handle = proxyHandler(source);
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle };
}

export function proxyHandler(source: SettingsSource): Handler {
  const settings = settingsReader(source);
  let proxy: DeploymentProxy | null = null;
  return async (request) => {
    const { url, path, fetch } = settings();
    proxy ??= createProxy({ url, path, fetch });
    return proxy(request, { ip: clientIp(request.headers, settings()) });
  };
}
