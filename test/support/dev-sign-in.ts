/** What a browser received from `POST /auth/sso/callback` of a sign-in with Dev. */
interface DevSignInResult {
  readonly status: number;
  readonly body: {
    readonly data: { readonly signin: { readonly user_id: string } | null; readonly purpose: string };
  };
}

/** Signs in at the development provider of a deployment, as a browser without scripts does. */
export async function signInWithDev(
  deploymentUrl: string,
  fields: Readonly<Record<string, string>>,
): Promise<DevSignInResult> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${deploymentUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const started = await post('/auth/sso', { provider: 'dev' });
  if (started.status !== 201) throw new Error(await started.text());
  const { data } = (await started.json()) as { data: { authorization_url: string } };
  const [cookie = ''] = started.headers.getSetCookie().map((text) => text.split(';')[0] as string);
  const page = await (await fetch(data.authorization_url)).text();
  const [, request = ''] = /name="request" value="([\w-]+)"/.exec(page) ?? [];
  const chosen = await fetch(new URL('/sign-in', data.authorization_url), {
    method: 'POST',
    body: new URLSearchParams({ request, ...fields }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(chosen.headers.get('location') as string);
  const returned = await post('/auth/sso/callback', { provider: 'dev', ...Object.fromEntries(searchParams) }, cookie);
  return { status: returned.status, body: (await returned.json()) as DevSignInResult['body'] };
}
