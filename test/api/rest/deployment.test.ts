import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startToy, type Toy } from './server.ts';

let toy: Toy;
beforeAll(async () => {
  toy = await startToy('DEPLOYMENT');
});
afterAll(() => toy.close());

const signedIn = { 'x-user': '7' };
const attempts = [{ id: '5', current_step: 'verify' }];
const noSession = { signin_attempts: attempts, signins: [], signup_attempts: [], active_signin: null };
const sessionOf = (userId: string) => {
  const signin = { id: '1', user_id: userId };
  return { signin_attempts: attempts, signins: [signin], signup_attempts: [], active_signin: signin };
};

describe('the envelope', () => {
  it('contains the result, the status and the session', async () => {
    const response = await toy.call('GET /visits', { headers: signedIn });
    expect(response.status).toBe(200);
    expect(response.json).toEqual({
      status: 200,
      message: '',
      data: [{ id: '1', landing_page: '/home' }],
      session: sessionOf('7'),
      errors: [],
    });
  });

  it('contains the session that the operation created, and the host sets its cookie', async () => {
    const response = await toy.call('POST /signin', { body: { user_name: 'ann' } });
    expect(response.status).toBe(201);
    expect(response.json).toMatchObject({ status: 201, data: { landing_page: '/welcome' }, session: sessionOf('ann') });
    expect(response.headers['x-browser']).toBe('ann');
  });

  it('has {} as data if the operation returns nothing', async () => {
    const response = await toy.call('POST /signout');
    expect(response.status).toBe(200);
    expect(response.json).toEqual({ status: 200, message: '', data: {}, session: noSession, errors: [] });
  });

  it('lists each invalid field of a failed request', async () => {
    const { status, json } = await toy.call('POST /signin', { body: { user_name: 'a', other: 1 }, headers: signedIn });
    expect(status).toBe(400);
    expect(json).toEqual({
      status: 400,
      message: 'The request has invalid fields.',
      data: {},
      session: sessionOf('7'),
      errors: [
        { code: 'VALIDATION_FAILED', message: 'other is not a known field', path: 'other' },
        { code: 'VALIDATION_FAILED', message: 'user_name must have at least 2 characters', path: 'user_name' },
      ],
    });
  });

  it('has one error if no field is invalid', async () => {
    const response = await toy.call('GET /visits');
    expect(response.status).toBe(401);
    expect(response.headers['www-authenticate']).toBeUndefined();
    expect(response.json).toMatchObject({
      status: 401,
      data: {},
      session: noSession,
      errors: [{ code: 'NOT_AUTHENTICATED' }],
    });
    expect(response.json.errors[0]).not.toHaveProperty('path');
  });

  it.each([
    ['GET /nothing', 404, 'ROUTE_NOT_FOUND'],
    ['DELETE /visits', 405, 'METHOD_NOT_ALLOWED'],
    ['POST /webhook', 404, 'ROUTE_NOT_FOUND'],
  ])('wraps %s too', async (line, status, code) => {
    const { json } = await toy.call(line);
    expect(json).toMatchObject({ status, data: {}, session: noSession, errors: [{ code }] });
  });

  it('hides an unexpected error', async () => {
    const response = await toy.call('POST /explode');
    expect(response.json).toMatchObject({ status: 500, data: {}, errors: [{ code: 'INTERNAL' }] });
    expect(response.text).not.toContain('wire');
  });

  it('has an empty session if the session cannot be read', async () => {
    const { status, json } = await toy.call('GET /nothing', { headers: { 'x-user': 'broken' } });
    expect(status).toBe(404);
    expect(json.session).toEqual({ signin_attempts: [], signins: [], signup_attempts: [], active_signin: null });
  });

  it('is returned with 404 for paths of the other host', async () => {
    expect((await toy.call('GET /bases')).status).toBe(404);
  });
});
