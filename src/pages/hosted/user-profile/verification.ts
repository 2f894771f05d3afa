/** A way to verify an address: a button that sends a code or link. */
export interface Verification {
  readonly label: string;
  readonly fields: Readonly<Record<string, string>>;
}
