import { describe, expect, it } from 'vitest';
import { signatures } from '../../../src/platform/standard-webhooks/sign.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: Buffer.from('{"test": 2432232314}'),
};

describe('the signature of a delivery', () => {
  it('signs as the Standard Webhooks specification requires', () => {
    expect(signatures(message, [SECRET])).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('contains one signature per secret, separated by spaces', () => {
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    expect(signatures(message, [other, SECRET]).split(' ')).toEqual([
      signatures(message, [other]),
      signatures(message, [SECRET]),
    ]);
  });

  it('changes the signature with the id, the time and each byte of the body', () => {
    const others = [{ id: 'msg_1' }, { timestamp: 1 }, { body: Buffer.from('{"test": 2432232315}') }];
    const all = [{}, ...others].map((change) => signatures({ ...message, ...change }, [SECRET]));
    expect(new Set(all).size).toBe(4);
  });
});
