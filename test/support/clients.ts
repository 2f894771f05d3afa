import { type Answer, send } from './http.ts';
import { openApiCheck } from './openapi-check.ts';

type Headers = Readonly<Record<string, string>>;

/** An HTTP client of a host. Compares each response with the OpenAPI document of the host. */
abstract class Client {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  protected abstract headers(): Headers;

  async request(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    const own = this.headers();
    const answer = await send({ method, url: this.#url + path, body, headers: { ...own, ...headers } });
    const check = await openApiCheck(this.#url, own['host'] ?? new URL(this.#url).host);
    check(method, path, answer);
    return answer;
  }

  get(path: string, headers?: Headers): Promise<Answer> {
    return this.request('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers?: Headers): Promise<Answer> {
    return this.request('POST', path, body, headers);
  }

  put(path: string, body?: unknown): Promise<Answer> {
    return this.request('PUT', path, body);
  }

  patch(path: string, body?: unknown): Promise<Answer> {
    return this.request('PATCH', path, body);
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    return this.request('DELETE', path, body);
  }

  /** The complete GraphQL response, with `body.data` and `body.errors`. */
  graphql(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    return this.request('POST', '/graphql', { query, variables });
  }

  /** The `data` of a GraphQL response. Throws when it has errors. */
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the data itself
  async data(query: string, variables: Record<string, unknown> = {}): Promise<any> {
    const { body } = await this.graphql(query, variables);
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }
}

/** A client of the backend host, with a bearer credential or without one. */
export class BackendClient extends Client {
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
export class BrowserClient extends Client {
  readonly #host: string;
  /** The value of `__session`, null without one. */
  cookie: string | null = null;

  constructor(url: string, host: string) {
    super(url);
    this.#host = host;
  }

  protected headers(): Headers {
    return { host: this.#host, ...(this.cookie === null ? {} : { cookie: `__session=${this.cookie}` }) };
  }

  override async request(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answer> {
    const answer = await super.request(method, path, body, headers);
    for (const line of answer.headers['set-cookie'] ?? []) {
      const value = /^__session=([^;]*)/.exec(line)?.[1];
      if (value !== undefined) this.cookie = value === '' ? null : value;
    }
    return answer;
  }
}
