import type { Context } from '../context.ts';

/** How rows become what REST shows of them; made where REST is known. */
export interface RenderResource {
  /** A row as REST answers it, whole. */
  render(context: Context, typeName: string, row: unknown): Promise<Record<string, unknown>>;
  /** Of a resource that is no more, those of REST's members that these values hold. */
  renderPart(typeName: string, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
}
