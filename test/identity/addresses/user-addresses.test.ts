import { describe, expect, it } from 'vitest';
import { ABSENT, createUser, ID, ISO, overlayAuthSettings, rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const requirePhones = (world: World) =>
  overlayAuthSettings(world, { phone: { required: true }, email: { required: false } });

describe('POST /users/{user_id}/emails', () => {
  it('adds a verified address after the primary one', async () => {
    const world = await createWorld();
    const user = await createUser(world, { email: 'ada@example.com' });
    const { status, body } = await world.backend.post(`/users/${user.id}/emails`, { email: 'Ada@Work.example' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(ID),
      email: 'Ada@Work.example',
      is_primary: false,
      is_verified: true,
      verified_at: expect.stringMatching(ISO),
    });
    const shown = (await world.backend.get(`/users/${user.id}`)).body;
    expect(shown).toMatchObject({ email: 'ada@example.com', emails: [user.emails[0], body] });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.updated',
      resource_id: user.id,
      before: { emails: [{ email: 'ada@example.com' }] },
      after: { emails: [{ email: 'ada@example.com' }, { email: 'Ada@Work.example' }] },
    });
    expect((await world.backend.get('/users?search=ada@work')).body.data).toEqual([shown]);
  });

  it('makes the address primary on request, verified or not', async () => {
    const world = await createWorld();
    const user = await createUser(world, { email: 'ada@example.com' });
    const input = { email: 'ada@work.example', is_primary: true, is_verified: false };
    const { body } = await world.backend.post(`/users/${user.id}/emails`, input);
    expect(body).toMatchObject({ is_primary: true, is_verified: false, verified_at: null });
    expect((await world.backend.get(`/users/${user.id}`)).body).toMatchObject({
      email: 'ada@work.example',
      emails: [body, { email: 'ada@example.com', is_primary: false }],
    });
  });

  it('rejects taken and invalid addresses and unknown users', async () => {
    const world = await createWorld();
    const [ada, bob] = [await createUser(world, { email: 'ada@example.com' }), await createUser(world)];
    for (const { id } of [ada, bob]) {
      const response = await world.backend.post(`/users/${id}/emails`, { email: 'ADA@example.com', is_primary: true });
      expect(rejectionOf(response)).toEqual([409, 'EMAIL_TAKEN', ['email']]);
    }
    expect((await world.backend.get(`/users/${bob.id}`)).body).toEqual(bob);
    for (const email of ['ada', 'ada@localhost', `${'a'.repeat(65)}@example.com`, 'a\u0000@example.com', null, 5]) {
      const response = await world.backend.post(`/users/${ada.id}/emails`, { email });
      expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', ['email']]);
    }
    const response = await world.backend.post(`/users/${ABSENT}/emails`, { email: 'new@example.com' });
    expect(rejectionOf(response)).toEqual([404, 'USER_NOT_FOUND', undefined]);
  });
});

describe('PATCH /users/{user_id} with primary_email_id', () => {
  it('makes another address primary, after which the first can be removed', async () => {
    const world = await createWorld();
    const user = await createUser(world, { email: 'ada@example.com' });
    const { body: work } = await world.backend.post(`/users/${user.id}/emails`, { email: 'ada@work.example' });
    const { status, body } = await world.backend.patch(`/users/${user.id}`, { primary_email_id: work.id });
    expect([status, body.email]).toEqual([200, 'ada@work.example']);
    expect(body.emails.map((each: { is_primary: boolean }) => each.is_primary)).toEqual([true, false]);
    expect((await world.backend.delete(`/users/${user.id}/emails/${user.emails[0].id}`)).status).toBe(204);
  });

  it('rejects the address of another user', async () => {
    const world = await createWorld();
    const [ada, bob] = [await createUser(world), await createUser(world)];
    for (const id of [bob.emails[0].id, ABSENT]) {
      const response = await world.backend.patch(`/users/${ada.id}`, { primary_email_id: id, first_name: 'Ada' });
      expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', ['primary_email_id']]);
    }
    expect((await world.backend.get(`/users/${ada.id}`)).body).toEqual(ada);
  });
});

describe('DELETE /users/{user_id}/emails/{email_id}', () => {
  it('removes an address that is not primary, which becomes free', async () => {
    const world = await createWorld();
    const user = await createUser(world);
    const { body: work } = await world.backend.post(`/users/${user.id}/emails`, { email: 'ada@work.example' });
    const { status, text } = await world.backend.delete(`/users/${user.id}/emails/${work.id}`);
    expect([status, text]).toEqual([204, '']);
    expect((await world.backend.get(`/users/${user.id}`)).body.emails).toEqual(user.emails);
    expect((await world.backend.get('/users?search=work.example')).body.data).toEqual([]);
    expect((await world.backend.delete(`/users/${user.id}/emails/${work.id}`)).body.code).toBe('EMAIL_NOT_FOUND');
    await createUser(world, { email: 'ada@work.example' });
  });

  it('rejects removing the primary address while there are others', async () => {
    const world = await createWorld();
    const user = await createUser(world);
    await world.backend.post(`/users/${user.id}/emails`, { email: 'ada@work.example' });
    const { status, body } = await world.backend.delete(`/users/${user.id}/emails/${user.emails[0].id}`);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.message).toContain('primary_email_id');
  });

  it('rejects removing the last address only when the settings require one', async () => {
    const world = await createWorld();
    const user = await createUser(world);
    const path = `/users/${user.id}/emails/${user.emails[0].id}`;
    expect(rejectionOf(await world.backend.delete(path))).toEqual([409, 'CONFLICT', undefined]);
    await requirePhones(world);
    expect((await world.backend.delete(path)).status).toBe(204);
    expect((await world.backend.get(`/users/${user.id}`)).body).toMatchObject({ email: null, emails: [] });
    const { body } = await world.backend.post(`/users/${user.id}/emails`, { email: 'new@example.com' });
    expect(body.is_primary).toBe(true);
  });

  it('returns 404 for an address of another user or deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const [ada, bob, otherUser] = [await createUser(world), await createUser(world), await createUser(other)];
    for (const emailId of [bob.emails[0].id, otherUser.emails[0].id, ABSENT, 'x']) {
      const response = await world.backend.delete(`/users/${ada.id}/emails/${emailId}`);
      expect(rejectionOf(response)).toEqual([404, 'EMAIL_NOT_FOUND', undefined]);
    }
    const response = await world.backend.delete(`/users/${otherUser.id}/emails/${otherUser.emails[0].id}`);
    expect(rejectionOf(response)).toEqual([404, 'USER_NOT_FOUND', undefined]);
  });
});

describe('phone numbers of a user', () => {
  it('adds numbers in E.164 form, the first as the primary one', async () => {
    const world = await createWorld();
    const user = await createUser(world);
    const { status, body } = await world.backend.post(`/users/${user.id}/phones`, { phone_number: '+49 30 123-456' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(ID),
      phone_number: '+4930123456',
      is_primary: true,
      is_verified: true,
      verified_at: expect.stringMatching(ISO),
    });
    const input = { phone_number: '+4930999999', is_primary: true, is_verified: false };
    const { body: second } = await world.backend.post(`/users/${user.id}/phones`, input);
    expect(second).toMatchObject({ is_primary: true, is_verified: false, verified_at: null });
    const shown = (await world.backend.get(`/users/${user.id}`)).body;
    expect(shown.phones).toEqual([second, { ...body, is_primary: false }]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.updated',
      before: { phone: '+4930123456' },
      after: { phone: '+4930999999' },
    });
    const patched = await world.backend.patch(`/users/${user.id}`, { primary_phone_id: body.id });
    expect(patched.body.phones[0]).toEqual(body);
    const rejected = await world.backend.patch(`/users/${user.id}`, { primary_phone_id: ABSENT });
    expect(rejectionOf(rejected)).toEqual([400, 'VALIDATION_FAILED', ['primary_phone_id']]);
  });

  it('rejects taken and invalid numbers and unknown users', async () => {
    const world = await createWorld();
    const [ada, bob] = [await createUser(world), await createUser(world)];
    await world.backend.post(`/users/${ada.id}/phones`, { phone_number: '+4930123456' });
    const taken = await world.backend.post(`/users/${bob.id}/phones`, { phone_number: '+49 (30) 123456' });
    expect(rejectionOf(taken)).toEqual([409, 'PHONE_TAKEN', ['phone_number']]);
    for (const phone_number of ['030123456', '+0123456789', '+49', '', null, `+${'1'.repeat(16)}`, '1'.repeat(33)]) {
      const response = await world.backend.post(`/users/${ada.id}/phones`, { phone_number });
      expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', ['phone_number']]);
    }
    const response = await world.backend.post(`/users/${ABSENT}/phones`, { phone_number: '+4930777777' });
    expect(rejectionOf(response)).toEqual([404, 'USER_NOT_FOUND', undefined]);
  });

  it('removes a number, but not the primary one before others or the last required one', async () => {
    const world = await createWorld();
    const user = await createUser(world);
    const add = async (phone_number: string) =>
      (await world.backend.post(`/users/${user.id}/phones`, { phone_number })).body;
    const [first, second] = [await add('+4930123456'), await add('+4930999999')];
    const remove = (id: string) => world.backend.delete(`/users/${user.id}/phones/${id}`);
    expect(rejectionOf(await remove(first.id))).toEqual([409, 'CONFLICT', undefined]);
    expect((await remove(second.id)).status).toBe(204);
    expect(rejectionOf(await remove(second.id))).toEqual([404, 'PHONE_NOT_FOUND', undefined]);
    await requirePhones(world);
    expect(rejectionOf(await remove(first.id))).toEqual([409, 'CONFLICT', undefined]);
    const bob = await createUser(world);
    expect((await world.backend.delete(`/users/${bob.id}/phones/${first.id}`)).body.code).toBe('PHONE_NOT_FOUND');
  });

  it('may go altogether where the settings ask for none', async () => {
    const world = await createWorld();
    const user = await createUser(world);
    const { body } = await world.backend.post(`/users/${user.id}/phones`, { phone_number: '+4930123456' });
    expect((await world.backend.delete(`/users/${user.id}/phones/${body.id}`)).status).toBe(204);
    expect((await world.backend.get(`/users/${user.id}`)).body.phones).toEqual([]);
  });
});
