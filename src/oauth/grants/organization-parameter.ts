/** The parameter of an authorization request that names the organization which the user signs in to. */
export const ORGANIZATION_PARAMETER = 'organization_id';

/** Its value for a sign-in without an organization, which the user may then choose. */
export const NO_ORGANIZATION = 'none';
