import type { Viewer } from '../../../generated/deployment.ts';

/** REST routes always return the addresses, so they come with the row. GraphQL reads them in batches when selected. */
export type ViewerRow = Omit<Viewer, 'emails' | 'phones'> & Partial<Pick<Viewer, 'emails' | 'phones'>>;
