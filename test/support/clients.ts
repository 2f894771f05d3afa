import { type HttpResponse, sendRequest } from './http.ts';
import { openApiCheck } from './openapi-check.ts';
import type { BackendBody, DeploymentBody, GraphqlBody } from './rest-types/response-of.ts';

/** The body of a response, by the host, the method and the path: `/users/${id}?limit=1` is known as `/users/{id}`. */
type Body<Host, Method extends string, Path extends string> = Host extends 'BACKEND'
  ? BackendBody<Method, Path>
  : DeploymentBody<Method, Path>;
type Headers = Readonly<Record<string, string>>;

/** An HTTP client of a host. Compares each response with the OpenAPI document of the host. */
abstract class Client<Host extends 'BACKEND' | 'DEPLOYMENT'> {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  protected abstract readonly kind: Host;

  protected abstract headers(): Headers;

  /** Sends a request whose response has this body. */
  protected async send<Result>(
    method: string,
    path: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<HttpResponse<Result>> {
    const own = this.headers();
    const url = this.#url + path;
    const response = await sendRequest<Result>({ method, url, body, headers: { ...own, ...headers } });
    const check = await openApiCheck(this.kind, this.#url, own['host'] ?? new URL(this.#url).host);
    check(method, path, response);
    return response;
  }

  request<const Method extends string, const Path extends string>(
    method: Method,
    path: Path,
    body?: unknown,
    headers?: Headers,
  ): Promise<HttpResponse<Body<Host, Method, Path>>> {
    return this.send(method, path, body, headers);
  }

  get<const Path extends string>(path: Path, headers?: Headers): Promise<HttpResponse<Body<Host, 'GET', Path>>> {
    return this.request('GET', path, undefined, headers);
  }

  post<const Path extends string>(
    path: Path,
    body?: unknown,
    headers?: Headers,
  ): Promise<HttpResponse<Body<Host, 'POST', Path>>> {
    return this.request('POST', path, body, headers);
  }

  put<const Path extends string>(path: Path, body?: unknown): Promise<HttpResponse<Body<Host, 'PUT', Path>>> {
    return this.request('PUT', path, body);
  }

  patch<const Path extends string>(path: Path, body?: unknown): Promise<HttpResponse<Body<Host, 'PATCH', Path>>> {
    return this.request('PATCH', path, body);
  }

  delete<const Path extends string>(path: Path, body?: unknown): Promise<HttpResponse<Body<Host, 'DELETE', Path>>> {
    return this.request('DELETE', path, body);
  }

  /** The complete GraphQL response, with `body.data` and `body.errors`. */
  graphql(query: string, variables: Record<string, unknown> = {}): Promise<HttpResponse<GraphqlBody>> {
    return this.send('POST', '/graphql', { query, variables });
  }

  /** The `data` of a GraphQL response. Throws when it has errors. */
  // biome-ignore lint/suspicious/noExplicitAny: the text of the query decides about the fields
  async data(query: string, variables: Record<string, unknown> = {}): Promise<any> {
    const { body } = await this.graphql(query, variables);
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }
}

/** A client of the backend host, with a bearer credential or without one. */
export class BackendClient extends Client<'BACKEND'> {
  protected readonly kind = 'BACKEND';
  readonly #credential: string | null;
  readonly #backendUrl: string;

  constructor(url: string, credential: string | null) {
    super(url);
    this.#backendUrl = url;
    this.#credential = credential;
  }

  /** A client of the same host with another credential. */
  with(credential: string | null): BackendClient {
    return new BackendClient(this.#backendUrl, credential);
  }

  protected headers(): Headers {
    return this.#credential === null ? {} : { authorization: `Bearer ${this.#credential}` };
  }
}

/** The browser of an end user on a deployment host, with its session cookie. */
export class BrowserClient extends Client<'DEPLOYMENT'> {
  protected readonly kind = 'DEPLOYMENT';
  readonly #host: string;
  /** The value of `__session`, null without one. */
  cookie: string | null = null;
  /** The value of `__Host-sso`, which binds social sign-ins to the browser; null without one. */
  socialCookie: string | null = null;

  constructor(url: string, host: string) {
    super(url);
    this.#host = host;
  }

  protected headers(): Headers {
    const cookies = [
      ...(this.cookie === null ? [] : [`__session=${this.cookie}`]),
      ...(this.socialCookie === null ? [] : [`__Host-sso=${this.socialCookie}`]),
    ];
    return { host: this.#host, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
  }

  protected override async send<Result>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Headers,
  ): Promise<HttpResponse<Result>> {
    const response = await super.send<Result>(method, path, body, headers);
    for (const line of response.headers['set-cookie'] ?? []) {
      const value = /^__session=([^;]*)/.exec(line)?.[1];
      if (value !== undefined) this.cookie = value === '' ? null : value;
      this.socialCookie = /^__Host-sso=([^;]*)/.exec(line)?.[1] ?? this.socialCookie;
    }
    return response;
  }
}
