import type { ConsoleRequest } from '../../console-request.ts';
import { ConsoleOauthApplicationDocument } from '../documents.ts';
import type { DetailedApplication } from './application-types.ts';

/** The application that the URL names, with its organization if the operator may read it. */
export async function readApplication(request: ConsoleRequest): Promise<DetailedApplication> {
  const { oauthApplication } = await request.run(ConsoleOauthApplicationDocument, {
    id: request.pathParameter,
    hasOrganizations: request.may('organizations:read'),
  });
  if (!oauthApplication) throw new Error('The application is missing.');
  return oauthApplication;
}
