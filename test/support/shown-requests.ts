import type { Route } from '../../src/api/rest/routes.ts';
import { allRoutes, type Host } from './examples.ts';
import { sendRequest } from './http.ts';

/** A request that the API reference shows, as a curl command. */
export interface ShownRequest {
  readonly host: Host;
  readonly route: Route;
  readonly method: string;
  /** Its parts are in braces. Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The requests of all pages of the API reference of a host. */
export async function shownRequests(host: Host, url: string, hostHeader: string): Promise<ShownRequest[]> {
  const get = async (path: string) => {
    const headers = { host: hostHeader, accept: 'text/html' };
    const { status, text } = await sendRequest({ method: 'GET', url: url + path, headers });
    if (status !== 200) throw new Error(`GET ${path} returned ${status}.`);
    return text;
  };
  const slugs = new Set([...(await get('/docs')).matchAll(/href="(\/docs\/[a-z-]+)"/g)].map(([, path = '']) => path));
  const routes = new Map(allRoutes.filter((each) => each.host === host).map(({ route }) => [route.operationId, route]));
  const pages = await Promise.all([...slugs].map(get));
  return pages.flatMap((page) =>
    page.split('<article class="rf-op" id="').flatMap((article) => {
      const route = routes.get(article.slice(0, article.indexOf('"')));
      const command = /aria-label="Request">([^<]+)<\/pre>/.exec(article)?.[1];
      return route && command ? [{ host, route, ...readCurl(unescapeHtml(command)) }] : [];
    }),
  );
}

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescapeHtml = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign);

/** Reads a curl command as a POSIX shell does. `$URL` and `$CREDENTIAL` stay. */
function readCurl(command: string): Pick<ShownRequest, 'method' | 'path' | 'headers' | 'body'> {
  const words = [...command.matchAll(/(?:"[^"]*"|'[^']*'|\\'|[^\s'"\\])+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'|\\'/g, (all, double, single) => double ?? single ?? (all === "\\'" ? "'" : '')),
  );
  const valuesOf = (option: string) => words.filter((_, at) => words[at - 1] === option);
  const [path = ''] = words.filter((word) => word.startsWith('$URL')).map((word) => word.slice('$URL'.length));
  const [body] = valuesOf('-d');
  const headers = valuesOf('-H').map((line) => line.split(': ') as [string, string]);
  return {
    method: valuesOf('-X')[0] ?? 'GET',
    path,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: body === undefined ? undefined : JSON.parse(body),
  };
}
