import { type Auth, AuthError, type Caller, type Required } from '@gatehouse/node';
import { clientIp, type Settings } from './settings.ts';

export interface HandlerOptions extends Required {
  /** The kinds of credentials that the handler accepts; only `session` by default: the cookie, or a session token. */
  readonly accept?: readonly Caller['kind'][] | undefined;
}

/** A route handler that gets the caller. `context` has `params`, as Next gives it. */
export type AuthorizedHandler<Context> = (
  request: Request,
  context: Context & { readonly caller: Caller },
) => Response | Promise<Response>;

interface HandlerParts {
  readonly auth: () => Auth;
  readonly settings: () => Settings;
}

/** Runs a route handler only for callers with a valid credential and what is required. Others get the status and the code of the error. */
export async function runAuthorized<Context>(
  { auth, settings }: HandlerParts,
  { accept = ['session'], ...required }: HandlerOptions,
  request: Request,
  run: (caller: Caller) => ReturnType<AuthorizedHandler<Context>>,
): Promise<Response> {
  let caller: Caller;
  try {
    const { method, headers, url } = request;
    caller = await auth().protect({ method, headers, url, ip: clientIp(headers, settings()) }, required);
    if (!accept.includes(caller.kind)) {
      throw new AuthError('CREDENTIAL_NOT_ACCEPTED', 'This route does not accept this kind of credential.');
    }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (error.status >= 500) console.error(error);
    const { code, message, status, headers } = error;
    return Response.json({ code, message }, { status, headers });
  }
  return run(caller);
}
