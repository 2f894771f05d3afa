export interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** Only members of the same organization see it. */
  readonly username?: string | null;
}

/** The name of a person: their names, or else an address or username. */
export function personName(user: Person): string {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return name || user.email || user.username || '–';
}
