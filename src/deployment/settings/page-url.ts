/**
 * The URL of one of the application's pages, which a setting names absolutely or by a path on the deployment's own host,
 * with these parameters behind it. The deployment's own root stands for a page that no setting names.
 */
export function pageUrl(frontend: string, page: string, params: Readonly<Record<string, string>>): string {
  const url = new URL(page === '' ? '/' : page, frontend);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}
