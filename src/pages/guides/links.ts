import { posix } from 'node:path';
import { CONTENTS_FILE, type Guide } from './contents.ts';

export const GUIDES_PATH = '/docs/guides';

export const hrefOf = ({ slug }: Guide): string => `${GUIDES_PATH}/${slug}`;

/** Where a link leads: an address, or a file of the repository, which is not served. Neither for other links. */
export interface LinkTarget {
  readonly href?: string;
  readonly file?: string;
}

/** Resolves the links of a document, whose path is from the root of the repository. */
export function linksOf(guides: readonly Guide[], document: string): (link: string) => LinkTarget {
  const hrefs = new Map([[CONTENTS_FILE, GUIDES_PATH], ...guides.map((guide) => [guide.file, hrefOf(guide)] as const)]);

  return (link) => {
    if (/^(https?:\/\/|#)/.test(link)) return { href: link };
    // Any other scheme, such as `javascript:`, and addresses of other hosts.
    if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(link)) return {};
    const [path = '', anchor] = link.split('#');
    const file = posix.join(posix.dirname(document), path);
    const href = hrefs.get(file);
    return href === undefined ? { file } : { href: anchor === undefined ? href : `${href}#${anchor}` };
  };
}
