/** Columns that most tables begin with. A migration that was released keeps its text: what it needs anew, it writes itself. */
export const identified = `
  id bigint primary key,
  deployment_id integer not null references deployment (id) on delete cascade`;

export const stamped = `
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null`;
