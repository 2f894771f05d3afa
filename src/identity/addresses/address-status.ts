/**
 * How an account has an address. At most one account of a deployment holds it, claimed or reserved.
 *
 * - `pending`: the account has added it and not proved it. It does not hold it and cannot be found by it.
 * - `claimed`: the account was made with it and has not proved it. It yields the address to the account that proves it.
 * - `reserved`: the user has proved it, or the backend gave it to the user.
 */
export type AddressStatus = 'pending' | 'claimed' | 'reserved';
