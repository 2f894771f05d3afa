import { randomUUID } from 'node:crypto';
import type { HostedWorld } from './hosted-pages.ts';
import type { HttpResponse } from './http.ts';
import { unescapeHtml } from './page-texts.ts';

/** A form of a hosted page, as a browser sends it: the fields with their values, and the one of its button. */
export interface PageForm {
  /** The path with its parameters. */
  readonly path: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly hasFile: boolean;
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  );

/** The forms of a page that a browser sends, one for each of their buttons. */
export function formsOf(page: string): PageForm[] {
  return [...page.matchAll(/<form (method="post"[^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = '', content = '']) => {
    const { action: path = '', enctype } = attributesOf(` ${head}`);
    const inputs = [...content.matchAll(/<input\b([^>]*)>/gs)].map(([, tag = '']) => attributesOf(tag));
    const sent = inputs.filter(({ type, ...each }) => (type !== 'checkbox' && type !== 'radio') || 'checked' in each);
    const fields = Object.fromEntries(
      sent.filter(({ type }) => type !== 'file').map(({ name = '', value = 'on' }) => [name, value]),
    );
    const buttons = [...content.matchAll(/<button\b([^>]*)>/gs)].map(([, tag = '']) => attributesOf(tag));
    return buttons
      .filter(({ type }) => type === 'submit')
      .map(({ name, value }) => {
        const own = { ...fields, ...(name !== undefined && { [name]: value ?? '' }) };
        return { path, action: own['action'] ?? 'submit', fields: own, hasFile: enctype === 'multipart/form-data' };
      });
  });
}

/** What a test fills into a form, and the hidden fields that select it among those with the same action. */
export interface Filled {
  readonly fields?: Readonly<Record<string, string>>;
  readonly having?: Readonly<Record<string, string>>;
  readonly file?: Uint8Array;
}

/** A browser without scripts, with its cookies. */
export class PageBrowser {
  readonly #world: HostedWorld;
  readonly #cookies = new Map<string, string>();

  constructor(world: HostedWorld, session: string | null = null) {
    this.#world = world;
    if (session !== null) this.#cookies.set('__session', session);
  }

  get session(): string | null {
    return this.#cookies.get('__session') ?? null;
  }

  /** Opens a page, and follows its redirects on this host. */
  async open(path: string): Promise<HttpResponse> {
    const response = await this.#world.page(path, { headers: this.#headers() });
    this.#keep(response);
    const to = locationOf(response);
    if (to === null) return response;
    const url = new URL(to, this.#world.url);
    return this.open(url.pathname + url.search);
  }

  /** The form of a page with this action. */
  async form(path: string, action: string, having: Readonly<Record<string, string>> = {}): Promise<PageForm> {
    const { text } = await this.open(path);
    return formIn(text, new URL(path, this.#world.url).pathname, action, having);
  }

  /** Sends a form with the cookies of now. The cookies of the response are kept with `isKept`. */
  async send(form: PageForm, { fields = {}, file }: Filled = {}, isKept = true): Promise<HttpResponse> {
    const sent = { ...form.fields, ...fields };
    const body = form.hasFile ? multipart(sent, file ?? new Uint8Array()) : { form: sent, headers: {} };
    const response = await this.#world.page(form.path, { ...body, headers: { ...this.#headers(), ...body.headers } });
    if (isKept) this.#keep(response);
    return response;
  }

  #headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie === '' ? {} : { cookie };
  }

  #keep({ headers }: HttpResponse): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** The form of the page at a path with an action, and with these hidden fields. */
export function formIn(
  text: string,
  path: string,
  action: string,
  having: Readonly<Record<string, string>> = {},
): PageForm {
  const found = formsOf(text).find(
    (each) =>
      each.action === action &&
      each.path.split('?')[0] === path &&
      Object.entries(having).every(([name, value]) => each.fields[name] === value),
  );
  if (found === undefined) throw new Error(`The page has no form ${action} for ${path}: ${text}`);
  return found;
}

export const locationOf = ({ headers }: HttpResponse): string | null =>
  (headers['location'] as string | undefined) ?? null;

function multipart(fields: Readonly<Record<string, string>>, file: Uint8Array) {
  const boundary = randomUUID();
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="picture.png"\r\ncontent-type: image/png\r\n\r\n`;
  const form = Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { form, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
