/** The body of a request is longer than the proxy passes on. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Passes a body on as it arrives, and fails when it is longer than `maxBytes`. */
export function bounded(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new BodyTooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
}
