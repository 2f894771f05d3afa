/**
 * The URL of an endpoint without a receiver. Its deliveries are published to the live streams of the app and sent nowhere, so
 * that a program behind a firewall can receive them.
 */
export const STREAM_URL = 'stream:';

export function isStreamUrl(url: string): boolean {
  return url === STREAM_URL;
}
