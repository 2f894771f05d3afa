/** A row of any type that implements the interface, with the name of the type. */
export interface NodeRow {
  readonly id: string;
  readonly __typename: string;
}
