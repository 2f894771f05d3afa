import type { Response } from 'express';
import type { AnswerHeaders } from '../../platform/context.ts';

/** Writes to the answer at once, whoever sends it in the end. */
export function answerHeadersOf(res: Response): AnswerHeaders {
  return {
    set: (name, value) => void res.setHeader(name, value),
    add(name, members) {
      const before = res.getHeader(name);
      res.setHeader(name, before === undefined ? members : `${before}, ${members}`);
    },
    remove: (name) => res.removeHeader(name),
  };
}
