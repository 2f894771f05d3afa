import { describe, expect, it } from 'vitest';
import { buildOpenApi } from '../../../../src/api/rest/openapi/openapi.ts';
import { createRewrite } from '../../../../src/api/rest/openapi/text.ts';
import { collectRoutes } from '../../../../src/api/rest/routes.ts';
import { events, features } from '../../../../src/features.ts';
import { type Host, slices } from '../../../support/examples.ts';

const VERBS =
  'Accept Add Approve Cancel Check Complete Count Create Decline Delete End Export Get Import Invite Join Leave Lift Link List Make Preview Reactivate Reauthenticate Regenerate Register Remove Rename Renew Replay Reprocess Request Resend Reset Retry Revoke Rotate Run Search Send Set Sign Start Store Stream Switch Test Trigger Unlink Update Verify';

const tags = Object.assign({}, ...features.map((feature) => feature.tags));
const documentOf = (host: Host) =>
  buildOpenApi({
    slice: slices[host],
    host,
    serverUrl: 'https://example.test',
    version: '0',
    tags,
    ...(host === 'BACKEND' && { events: events.described() }),
  });

describe.each(['BACKEND', 'DEPLOYMENT'] as const)('the operations of the host %s', (host) => {
  const slice = slices[host];
  const document = documentOf(host);
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

  it('have titles of at most 40 characters, in the imperative and without a full stop', () => {
    const verbs = new Set(VERBS.split(' '));
    const bad = operations.filter(
      ({ summary }) =>
        summary.length > 40 || !verbs.has(summary.split(' ')[0] ?? '') || !/^[A-Z][\w'-]*( [\w'-]+)*$/.test(summary),
    );
    expect(operations.length).toBeGreaterThan(100);
    // Write `summary` in the @rest of an operation whose derived title does not read well.
    expect(bad.map(({ operationId, summary }) => `${operationId}: ${summary}`)).toEqual([]);
  });

  it('have titles that differ within their tag', () => {
    const titles = operations.map(({ tags: [tag], summary }) => `${tag}: ${summary}`);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('keep their whole descriptions beside the titles', () => {
    const rewrite = createRewrite(slice);
    const described = operations.map(({ description }) => description).join('\n');
    const lost = collectRoutes(slice).filter(({ field }) => !described.includes(rewrite(field.description) ?? '?'));
    expect(lost.map(({ fieldName }) => fieldName)).toEqual([]);
  });

  it('have names from which client generators derive no name of a component', () => {
    // orval: SignInResult, Params, Body and Headers. openapi-ts: Data, Errors and Responses. swagger-typescript-api: Payload and Error.
    const suffixes = /(Result|Responses?|Params|Body|Headers?|Data|Errors?|Payload)$/;
    const names = new Set(operations.map(({ operationId }) => operationId.toLowerCase()));
    const components = Object.keys(document.components.schemas).filter((name) => suffixes.test(name));
    const doubled = components.filter((name) => names.has(name.replace(suffixes, '').toLowerCase()));
    expect(components).not.toEqual([]);
    expect(doubled).toEqual([]);
  });
});

it('gives each event of the service a title of at most 40 characters', () => {
  const titles = Object.values(documentOf('BACKEND').webhooks ?? {}).map(({ post }) => post.summary);
  expect(titles.filter((title) => title.length > 40 || /[._]/.test(title))).toEqual([]);
  expect(titles).toContain('API auth key created');
});
