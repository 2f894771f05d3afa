import { openVerifiedBrowser } from './accounts.ts';
import type { BrowserClient } from './clients.ts';
import { type HttpResponse, sendRequest } from './http.ts';
import { addApplication, follow, REDIRECT_URI, SECRET } from './openid-client.ts';
import { service } from './service.ts';
import { createWorld, type World } from './world.ts';

type Fields = Readonly<Record<string, string>>;

interface FormRequest {
  readonly form?: Fields | undefined;
  readonly headers?: Fields;
}

/** An application and a signed-in user, as the plain requests of the specifications see them, without a client library. */
export class OpenidParty {
  readonly world: World;
  readonly browser: BrowserClient & { readonly userId: string };
  readonly id: string;

  constructor(world: World, browser: BrowserClient & { readonly userId: string }, id: string) {
    this.world = world;
    this.browser = browser;
    this.id = id;
  }

  /** Another application of the same deployment. */
  async beside(fields: Parameters<typeof addApplication>[1]): Promise<OpenidParty> {
    return new OpenidParty(this.world, this.browser, await addApplication(this.world, fields));
  }

  /** The parameters of an authorization request. An empty value leaves a parameter out. */
  parameters(changes: Fields = {}): Fields {
    const all = {
      client_id: this.id,
      response_type: 'code',
      redirect_uri: REDIRECT_URI,
      scope: 'openid email',
      state: 's-1',
      ...changes,
    };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  }

  /** Opens an authorization request in a browser and follows its redirects. */
  async authorize(changes: Fields = {}, browser: BrowserClient = this.browser, cookies?: Map<string, string>) {
    return follow(this.world, browser, `/oauth/authorize?${new URLSearchParams(this.parameters(changes))}`, cookies);
  }

  /** The parameters with which the browser comes back to the application. */
  async returned(changes: Fields = {}, browser: BrowserClient = this.browser): Promise<Fields> {
    const { url } = await this.authorize(changes, browser);
    return { ...Object.fromEntries(url.searchParams), at: url.origin + url.pathname };
  }

  async code(changes: Fields = {}): Promise<string> {
    const { code } = await this.returned(changes);
    if (code === undefined) throw new Error('The application has got no code.');
    return code;
  }

  /** Sends the form of a code to the token endpoint, with changes. */
  async exchange(code: string, changes: Fields = {}, headers: Fields = basic(this.id)) {
    const all = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, ...changes };
    const form = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    return this.send<TokenResponse>('POST', '/oauth/token', { form, headers });
  }

  async tokens(changes: Fields = {}): Promise<TokenResponse> {
    return (await this.exchange(await this.code(changes))).body;
  }

  /** Answers what the page of consent asks, and returns the parameters with which the browser comes back. */
  async decide(granted: boolean, changes: Fields = {}): Promise<Fields> {
    const cookies = new Map<string, string>();
    const { url: page } = await this.authorize(changes, this.browser, cookies);
    const request = page.searchParams.get('request') ?? '';
    const { status, body } = await this.browser.post(`/oauth-consents/${request}/decision`, { granted });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { url } = await follow(this.world, this.browser, body.data.redirect_to, cookies);
    return Object.fromEntries(url.searchParams);
  }

  userinfo(token: string): Promise<HttpResponse<Record<string, unknown>>> {
    return this.send('GET', '/oauth/userinfo', { headers: { authorization: `Bearer ${token}` } });
  }

  /** Sends a request to the host of the deployment, with a form if there is one. */
  async send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { form, headers = {} }: FormRequest = {},
  ): Promise<HttpResponse<Body>> {
    const { deployment } = await service();
    const type = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    return sendRequest<Body>({
      method,
      url: deployment.url + path,
      headers: { host: this.world.frontendHost, ...type, ...headers },
      ...(form !== undefined && { body: new URLSearchParams(form).toString() }),
    });
  }
}

export interface TokenResponse {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token?: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly scope: string;
  readonly error?: string;
}

/** The header by which an application of the tests authenticates itself. */
export const basic = (id: string, secret = SECRET): Fields => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

/** The header by which a browser names its sign-in. */
export const cookieOf = ({ cookie }: BrowserClient): Fields => ({ cookie: `__session=${cookie}` });

export async function createOpenidParty(fields: Parameters<typeof addApplication>[1] = {}): Promise<OpenidParty> {
  const world = await createWorld();
  const browser = await openVerifiedBrowser(world);
  return new OpenidParty(world, browser, await addApplication(world, fields));
}

/** A requirement of a specification: its section, what it demands, and the check of it. */
export type Requirement = readonly [section: string, demand: string, check: () => Promise<void>];
