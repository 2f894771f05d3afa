/** The columns of the row `organization` that users see who are not its members. */
export const namedOrganizationColumns = [
  'organization.id as organizationId',
  'organization.name as organizationName',
  'organization.slug as organizationSlug',
] as const;

export interface OrganizationColumns {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly organizationSlug: string;
}

/** Nests the organization of a row in an object. */
export function withOrganization<Row extends OrganizationColumns>(row: Row) {
  const { organizationId: id, organizationName: name, organizationSlug: slug, ...rest } = row;
  return { ...rest, organization: { id, name, slug } };
}
