/** A stream was closed because its client reads events more slowly than they happen. The service does not log this error. */
export class SlowReaderError extends Error {
  override readonly name = 'SlowReader';

  constructor() {
    super('The client reads the stream too slowly.');
  }
}
