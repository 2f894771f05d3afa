/** Why a stream was cut off: its reader takes events more slowly than they happen. The reader's fault, so it is not logged. */
export class SlowReader extends Error {
  override readonly name = 'SlowReader';

  constructor() {
    super('The reader of the stream does not keep up with its events.');
  }
}
