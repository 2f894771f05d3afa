/**
 * The status of an account's address. At most one account of a deployment holds an address, claimed or reserved.
 *
 * - `pending`: the user added the address and has not verified it. The account does not hold it; it identifies no account.
 * - `claimed`: the account was created with the address, which is not verified. The account loses it to one that verifies it.
 * - `reserved`: the user has verified the address, or the backend assigned it to the user.
 */
export type AddressStatus = 'pending' | 'claimed' | 'reserved';
