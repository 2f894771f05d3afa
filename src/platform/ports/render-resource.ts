import type { Context } from '../context.ts';

/** Converts rows to REST resources. A port, because the REST layer implements it. */
export interface RenderResource {
  /** The complete REST resource of a row. */
  render(context: Context, typeName: string, row: unknown): Promise<Record<string, unknown>>;
  /** The REST fields that can be computed from these values, for the snapshot of a deleted resource. */
  renderPart(typeName: string, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
}
