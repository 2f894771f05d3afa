import type { CreateKnowledgeBaseDocumentInput } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';
import { documentNameFrom, type FileType, typeFromName } from '../files/document-files.ts';
import type { NewDocument } from './document-to-store.ts';

/** A document whose content the job fetches. Until then its type is the given one, that of the name, or HTML. */
export function documentOfUrl({ outgoing }: Context, input: CreateKnowledgeBaseDocumentInput): NewDocument {
  const url = input.url ?? '';
  const error = checkOutgoingUrl(url, { guard: outgoing, allowHttpLoopback: false, allowHttpListed: true });
  if (error !== null) {
    const errors = [fieldError('input.url', error.message, error.code)];
    if (error.code !== 'ADDRESS_NOT_ALLOWED') throw validationFailed(errors);
    throw new ServiceError(
      'ADDRESS_NOT_ALLOWED',
      'The URL leads to a private or reserved address. Its network can be allowed with OUTGOING_ALLOW.',
      { errors },
    );
  }
  const name = input.name ?? nameFromUrl(new URL(url));
  const type = (input.type?.toLowerCase() as FileType | undefined) ?? typeFromName(name) ?? 'html';
  return { name, type, size: 0, sha256: '', source: null, sourceUrl: url };
}

/** The last part of the path, or the host name when the path has none. */
function nameFromUrl({ pathname, hostname }: URL): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return documentNameFrom(last === '' ? hostname : decoded(last));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
