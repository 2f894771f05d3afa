/** An operation, read from its line in the table, such as `POST /users jk`. */
export interface Operation {
  readonly method: string;
  /** The path with the names of its parameters in braces. */
  readonly path: string;
  /** Whether parameters that are not in the path are the body. Else they are the query. */
  readonly hasBody: boolean;
  /** Whether it takes no parameters. */
  readonly isBare: boolean;
  /** Whether parameters of the path are in the body as well. */
  readonly repeatsPath: boolean;
  /** Whether the body may be a form with a file. */
  readonly mayUpload: boolean;
  /** Whether it accepts `Idempotency-Key`. */
  readonly hasKey: boolean;
  /** Whether the result is the `data` of an envelope. */
  readonly hasEnvelope: boolean;
  /** Whether it only reads, so that it may be sent again, although its method is POST. */
  readonly isQuery: boolean;
  readonly isFile: boolean;
  readonly isStream: boolean;
  /** Whether pages of every origin may read the response, which browsers allow only without cookies. */
  readonly isPublic: boolean;
}

/** The flags are n (no parameters), j (JSON), p (path in the body), u (upload), k (key), e (envelope), q (query), b (bytes) and s (stream). */
export function parseOperation(line: string): Operation {
  const [method = '', path = '', flags = ''] = line.split(' ');
  const has = (flag: string) => flags.includes(flag);
  return {
    method,
    path,
    isBare: has('n'),
    hasBody: has('j'),
    repeatsPath: has('p'),
    mayUpload: has('u'),
    hasKey: has('k'),
    hasEnvelope: has('e'),
    isQuery: has('q'),
    isFile: has('b'),
    isStream: has('s'),
    isPublic: path.startsWith('/.well-known/'),
  };
}

type Parameters = Readonly<Record<string, unknown>>;

/** The address and the body of a call. */
export function requestOf(operation: Operation, parameters: Parameters, base: string): { url: URL; body: unknown } {
  const inPath = new Set<string>();
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    const value = parameters[name];
    // An empty one would name another path.
    if (value === undefined || value === null || value === '') throw new TypeError(`The parameter ${name} is missing.`);
    return encodeURIComponent(String(value));
  });
  // A path such as /gatehouse is a proxy below the origin of the page.
  const url = new URL(base.replace(/\/$/, '') + path, globalThis.location?.origin);
  const rest = Object.entries(parameters).filter(([name]) => operation.repeatsPath || !inPath.has(name));
  if (operation.hasBody) return { url, body: bodyOf(operation, rest) };
  for (const [name, value] of rest) {
    for (const each of [value].flat())
      if (each !== undefined && each !== null) url.searchParams.append(name, String(each));
  }
  return { url, body: undefined };
}

function bodyOf({ mayUpload }: Operation, fields: readonly (readonly [string, unknown])[]): unknown {
  if (!mayUpload || !fields.some(([, value]) => value instanceof Blob))
    return JSON.stringify(Object.fromEntries(fields));
  const form = new FormData();
  // The service reads the fields before it reads the file.
  const sorted = [...fields].sort(([, a], [, b]) => Number(a instanceof Blob) - Number(b instanceof Blob));
  for (const [name, value] of sorted) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'file');
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
