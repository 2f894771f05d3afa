import { isJsonObject, type JsonObject } from '../../platform/json/json-values.ts';
import { type ClientFields, type ClientRules, clientFields, InvalidClient } from '../applications/client-fields.ts';

/** The application that a metadata document describes. Throws {@link InvalidClient}. */
export function documentFields(clientId: string, text: string, rules: ClientRules): ClientFields {
  const document = parsed(text);
  if (document['client_id'] !== clientId) throw new InvalidClient('client_id must be the URL of the document');
  return clientFields(document, new URL(clientId).host, rules);
}

function parsed(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidClient('it must be JSON');
  }
  if (!isJsonObject(value)) throw new InvalidClient('it must be a JSON object');
  return value;
}
