import { describe, expect, it } from 'vitest';
import { createResponseValidator } from '../../../support/openapi-validator.ts';
import { toyDocument } from './toy.ts';

const gate = {
  id: '7204519936130318337',
  display_name: 'North',
  description: null,
  width: 'wide',
  former_width: null,
  keeper: { first_name: null, rating: 0.5 },
  claims: { any: ['thing'] },
  passage_count: 3,
  created_at: '2026-01-31T09:30:00.000Z',
};
const session = { signin_attempts: [], signins: [], signup_attempts: [], active_signin: null };

describe('a response of the backend host', () => {
  const validate = createResponseValidator(toyDocument('BACKEND'));

  it('passes if it matches the document', () => {
    validate('gate', { status: 200, body: gate });
    validate('gates', { status: 200, body: { data: [gate], has_more: false } });
    validate('deleteGate', { status: 204 });
  });

  it.each([
    ['a member that is missing', { ...gate, created_at: undefined }],
    ['a member that the document does not know', { ...gate, secret: 'x' }],
    ['null for a non-null field', { ...gate, display_name: null }],
    ['a value that the enumeration lacks', { ...gate, width: 'WIDE' }],
    ['a time that is none', { ...gate, created_at: 'yesterday' }],
    ['an unknown field of a part', { ...gate, keeper: { ...gate.keeper, password: 'x' } }],
  ])('fails for %s', (_, body) => {
    expect(() => validate('gate', { status: 200, body: JSON.parse(JSON.stringify(body)) })).toThrow(/differs/);
  });

  it('fails for an undocumented status and for an unexpected body', () => {
    expect(() => validate('gate', { status: 409, body: {} })).toThrow(/returned 409; the document has 200/);
    expect(() => validate('deleteGate', { status: 204, body: {} })).toThrow(/must have no body/);
  });

  it('is checked for failures too', () => {
    const body = { message: 'No.', code: 'ORGANIZATION_NOT_FOUND', request_id: 'r1' };
    validate('gate', { status: 404, body });
    expect(() => validate('gate', { status: 404, body: { ...body, request_id: 1 } })).toThrow(/must be string/);
  });

  it('fails for an error code that the operation does not have', () => {
    const body = { message: 'No.', code: 'USER_NOT_FOUND', request_id: 'r1' };
    expect(() => validate('gate', { status: 404, body })).toThrow(
      'gate returned 404 USER_NOT_FOUND; the document has ORGANIZATION_NOT_FOUND.',
    );
  });
});

describe('a response of the deployment host', () => {
  const validate = createResponseValidator(toyDocument('DEPLOYMENT'));
  const envelope = { status: 200, message: '', data: {}, session, errors: [] };

  it('passes only in its envelope', () => {
    validate('myGates', { status: 200, body: { ...envelope, data: [{ id: '1', display_name: 'North' }] } });
    validate('openGate', { status: 200, body: envelope });
    expect(() => validate('myGates', { status: 200, body: [] })).toThrow(/differs/);
    expect(() => validate('openGate', { status: 200, body: { ...envelope, data: { a: 1 } } })).toThrow(/differs/);
  });

  it('passes as a failure with at least one error', () => {
    const body = { ...envelope, status: 401, errors: [{ code: 'NOT_AUTHENTICATED', message: 'No.' }] };
    validate('myGates', { status: 401, body });
    expect(() => validate('myGates', { status: 401, body: { ...body, errors: [] } })).toThrow(/differs/);
  });
});
