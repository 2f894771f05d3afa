/**
 * The URL of an application page with query parameters. A setting names the page by an absolute URL or by a path on the
 * deployment's own host. An empty setting means the root of that host.
 */
export function pageUrl(frontend: string, page: string, params: Readonly<Record<string, string>>): string {
  const url = new URL(page === '' ? '/' : page, frontend);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}
