import { describe, expect, it } from 'vitest';
import { rateLimitHeaders, wholeSeconds } from '../../../src/platform/rate-limits/headers.ts';

describe('the RateLimit headers', () => {
  it('lists the policy and the remaining quota of each limit', () => {
    const limit = { limit: 9, windowSeconds: 60, remaining: 8, resetSeconds: 12 };
    expect(rateLimitHeaders([{ name: 'one', ...limit }])).toEqual({
      'RateLimit-Policy': '"one";q=9;w=60',
      RateLimit: '"one";r=8;t=12',
    });
    expect(
      rateLimitHeaders([
        { name: 'one', ...limit },
        { name: 'other', ...limit, remaining: 0 },
      ]),
    ).toEqual({
      'RateLimit-Policy': '"one";q=9;w=60, "other";q=9;w=60',
      RateLimit: '"one";r=8;t=12, "other";r=0;t=12',
    });
  });

  it('omits the headers without limits', () => {
    expect(rateLimitHeaders([])).toEqual({});
  });

  it('rounds seconds up', () => {
    expect([0, 1, 999, 1_000, 1_001].map(wholeSeconds)).toEqual([0, 1, 1, 1, 2]);
  });
});
