/**
 * Columns that most tables of the initial migration have. It is released: these texts never change, and later migrations
 * write out their own.
 *
 * The primary key begins with the deployment, by which a cluster distributes rows. Ids are time-ordered, so that the same
 * key serves partitions by range.
 */
export const identified = `
  deployment_id integer not null references deployment (id) on delete cascade,
  id bigint not null,
  primary key (deployment_id, id)`;

export const stamped = `
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null`;
