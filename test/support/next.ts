import { AsyncLocalStorage } from 'node:async_hooks';

/* In the place of the functions of Next that packages/next calls. The fixture in a browser has the real ones. */

const requests = new AsyncLocalStorage<Headers>();

/** Runs what a server component would do while it answers a request with these headers. */
export const inRequest = <Result>(given: HeadersInit, run: () => Promise<Result>): Promise<Result> =>
  requests.run(new Headers(given), run);

export async function headers(): Promise<Headers> {
  const given = requests.getStore();
  if (given === undefined) throw new Error('headers() was called outside a request.');
  return given;
}

/** The way in which Next leaves a component. */
export class Interrupt extends Error {
  override readonly name = 'Interrupt';
}

export function redirect(url: string): never {
  throw new Interrupt(`redirect ${url}`);
}

export function notFound(): never {
  throw new Interrupt('404');
}

export function forbidden(): never {
  throw new Interrupt('403');
}

export const NextResponse = {
  next: ({ request }: { readonly request: { readonly headers: Headers } }) =>
    new Response(null, { headers: [...request.headers].map(([name, value]) => [`next-${name}`, value]) }),
};
