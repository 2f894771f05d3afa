/** The origin of the deployment host from a setting. Throws an error that says what to write instead. */
export function deploymentOrigin(url: string | undefined): string {
  if (url === undefined || url === '') {
    throw new Error('The URL of the deployment host is missing. Set `url`, such as https://accounts.example.com.');
  }
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) {
    throw new Error(`${JSON.stringify(url)} is no URL. Set one such as https://accounts.example.com.`);
  }
  if (parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '' || parsed.username !== '') {
    throw new Error(`${url} must be the URL of the deployment host without a path: ${parsed.origin}`);
  }
  return parsed.origin;
}
