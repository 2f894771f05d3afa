import type { Agent } from 'undici';
import type { AddressGuard } from './addresses.ts';
import { dispatchRequest } from './dispatch-request.ts';
import { dispatchStream } from './dispatch-stream.ts';
import {
  type OutgoingHttp,
  OutgoingHttpError,
  type OutgoingHttpFailure,
  type OutgoingHttpRequest,
  type OutgoingHttpResponse,
} from './http-client.ts';
import { type HttpStep, redirectedStep } from './redirects.ts';
import { checkOutgoingUrl } from './urls.ts';

const CONNECT_TIMEOUT_MS = 10_000;

export interface OutgoingHttpOptions {
  readonly guard: AddressGuard;
  /** Certificate authorities instead of those that Node trusts. */
  readonly ca?: readonly string[] | undefined;
}

/** Connections that are kept open stay connected to the addresses that the guard checked. */
export function createOutgoingHttp({ guard, ca }: OutgoingHttpOptions): OutgoingHttp {
  const agents = new Map<string, Promise<Agent>>();
  const closing = new AbortController();

  /** One agent for each protocol, because plain http is limited to listed addresses. */
  function agentFor(protocol: string): Promise<Agent> {
    const lookup = protocol === 'http:' ? guard.lookupListed : guard.lookup;
    const agent = agents.get(protocol) ?? openAgent(lookup, ca);
    agents.set(protocol, agent);
    return agent;
  }

  async function follow(request: OutgoingHttpRequest, end: AbortSignal): Promise<OutgoingHttpResponse> {
    const { maxBytes, maxRedirects = 0 } = request;
    let step = firstStep(request);
    for (let redirects = 0; ; redirects += 1) {
      assertUrlAllowed(step.url, guard);
      const agent = await agentFor(step.url.protocol);
      const response = await dispatchRequest(agent, step, { maxBytes, end });
      const next = redirects < maxRedirects ? redirectedStep(step, response) : null;
      if (next === null) return { ...response, url: step.url.href };
      step = next;
    }
  }

  /** Aborts when the time of the request has passed, its caller ends it, or the client is closed. */
  function endOf({ signal, timeoutMs }: Pick<OutgoingHttpRequest, 'signal' | 'timeoutMs'>) {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new OutgoingHttpError('TIMEOUT')), timeoutMs);
    const end = AbortSignal.any([closing.signal, deadline.signal, ...(signal ? [signal] : [])]);
    return { end, release: () => clearTimeout(timer) };
  }

  return {
    async request(request) {
      const { end, release } = endOf(request);
      try {
        return await follow(request, end);
      } catch (error) {
        throw new OutgoingHttpError(failureOf(error));
      } finally {
        release();
      }
    },
    async openStream(request) {
      const { end, release } = endOf(request);
      try {
        const step = firstStep(request);
        assertUrlAllowed(step.url, guard);
        const agent = await agentFor(step.url.protocol);
        const response = await dispatchStream(agent, step, { maxBytes: request.maxBytes, end });
        return { ...response, body: finallyRun(response.body, release) };
      } catch (error) {
        release();
        throw new OutgoingHttpError(failureOf(error));
      }
    },
    async close() {
      closing.abort();
      await Promise.all([...agents.values()].map(async (agent) => (await agent).destroy()));
    },
  };
}

async function* finallyRun<T>(items: AsyncIterable<T>, work: () => void): AsyncGenerator<T, void, void> {
  try {
    yield* items;
  } finally {
    work();
  }
}

async function openAgent(lookup: AddressGuard['lookup'], ca: readonly string[] | undefined): Promise<Agent> {
  // Loaded by the first request, so that the process starts faster.
  const { Agent } = await import('undici');
  return new Agent({
    allowH2: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // The deadline of the request applies.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { lookup, ...(ca && { ca: [...ca] }) },
  });
}

function firstStep({ method, url, headers = {}, body }: OutgoingHttpRequest): HttpStep {
  const parsed = URL.parse(url);
  if (parsed === null) throw new OutgoingHttpError('ADDRESS_NOT_ALLOWED');
  parsed.hash = '';
  return { method, url: parsed, headers, body };
}

function assertUrlAllowed(url: URL, guard: AddressGuard): void {
  const error = checkOutgoingUrl(url.href, { guard, allowHttpLoopback: false, allowHttpListed: true });
  if (error !== null) throw new OutgoingHttpError('ADDRESS_NOT_ALLOWED');
}

function failureOf(error: unknown): OutgoingHttpFailure {
  if (error instanceof OutgoingHttpError) return error.reason;
  const { code } = error as { readonly code?: string };
  if (code === 'ADDRESS_NOT_ALLOWED') return code;
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'TIMEOUT';
  return 'UNREACHABLE';
}
