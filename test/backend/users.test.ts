import { describe, expect, it } from 'vitest';
import { createWorld, eventsOf } from '../support/world.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('POST /users', () => {
  it('creates a user with every documented field and records the event without the password', async () => {
    const world = await createWorld();
    const { status, body, text } = await world.backend.post('/users', {
      email: 'Ada@Example.com',
      username: 'Ada.L',
      first_name: 'Ada',
      last_name: 'Lovelace',
      password: 'correct horse battery',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d{10,19}$/),
      email: 'Ada@Example.com',
      username: 'Ada.L',
      first_name: 'Ada',
      last_name: 'Lovelace',
      created_at: expect.stringMatching(ISO),
      updated_at: body.created_at,
      is_active: true,
      emails: [
        {
          id: expect.stringMatching(/^\d{10,19}$/),
          email: 'Ada@Example.com',
          is_primary: true,
          is_verified: true,
          verified_at: body.created_at,
        },
      ],
      phones: [],
      social_connections: [],
    });
    expect(text).not.toContain('correct horse');
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({
      type: 'user.created',
      resource_type: 'user',
      resource_id: body.id,
      actor_type: 'api_key',
      before: null,
      after: {
        email: 'Ada@Example.com',
        phone: null,
        username: 'Ada.L',
        firstName: 'Ada',
        lastName: 'Lovelace',
        isActive: true,
      },
    });
    expect((await world.backend.get(`/users/${body.id}`)).body).toEqual(body);
  });
});
