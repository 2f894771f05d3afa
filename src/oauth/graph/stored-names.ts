/** A value of an enum of the graph as OAuth and the database write it: `private_key_jwt` for `PRIVATE_KEY_JWT`. */
export const stored = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;

/** A stored value as the graph writes it. */
export const shown = <Name extends string>(name: Name) => name.toUpperCase() as Uppercase<Name>;
