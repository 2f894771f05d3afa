import type { MessageKind, MessageValues } from '../../platform/messages/message-kind.ts';

const SAMPLE_CODE = '402193';
const SAMPLE_URL = 'https://example.com/sample-link';

/** The values of previews and test mails. */
export function sampleValues({ variables, places }: MessageKind): MessageValues {
  return {
    ...Object.fromEntries(Object.entries(variables).map(([name, { sample }]) => [name, sample])),
    ...(places === 'code' && { code: SAMPLE_CODE }),
    ...(places === 'url' && { url: SAMPLE_URL }),
  };
}
