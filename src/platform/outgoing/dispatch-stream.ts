import type { Agent } from 'undici';
import { abortReason, type DispatchOptions, joinedHeaders, requestHeaders } from './dispatch-request.ts';
import { OutgoingHttpError, type OutgoingHttpStream } from './http-client.ts';
import type { HttpStep } from './redirects.ts';

/** Sends one request, and returns its response with a body that is read while it arrives. */
export async function dispatchStream(
  agent: Agent,
  { url, method, headers, body }: HttpStep,
  options: DispatchOptions,
): Promise<OutgoingHttpStream> {
  try {
    const response = await agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method,
      headers: requestHeaders(headers),
      body: body ?? null,
      signal: options.end,
    });
    return {
      status: response.statusCode,
      headers: joinedHeaders(response.headers),
      body: limited(response.body, options),
    };
  } catch (error) {
    throw options.end.aborted ? abortReason(options.end) : error;
  }
}

async function* limited(
  body: AsyncIterable<Uint8Array> & { destroy(): unknown },
  { maxBytes, end }: DispatchOptions,
): AsyncGenerator<Uint8Array, void, void> {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) throw new OutgoingHttpError('TOO_LARGE');
      yield chunk;
    }
  } catch (error) {
    if (error instanceof OutgoingHttpError) throw error;
    throw end.aborted ? abortReason(end) : new OutgoingHttpError('UNREACHABLE');
  } finally {
    body.destroy();
  }
}
