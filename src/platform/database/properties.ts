import { p } from '@mikro-orm/core';

/** What most tables begin with. Ids are made by the application and never change. */
export const identified = {
  id: p.bigint('string').primary(),
  deploymentId: p.integer(),
};

/** When a row was made and last changed; both are set by commands, from the command's one clock reading. */
export const stamped = {
  createdAt: p.datetime(3),
  updatedAt: p.datetime(3),
};
