import type { Response } from 'express';
import type { ResponseHeaders } from '../../platform/context.ts';

/** Sets headers on the response immediately, so that they are sent with any body or error. */
export function responseHeadersOf(res: Response): ResponseHeaders {
  return {
    set: (name, value) => void res.setHeader(name, value),
    add(name, members) {
      const before = res.getHeader(name);
      res.setHeader(name, before === undefined ? members : `${before}, ${members}`);
    },
    remove: (name) => res.removeHeader(name),
  };
}
