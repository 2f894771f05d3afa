import type { PageRequest } from '../page.ts';

/** The fields of the form that the user has filled in. */
export function filledFields<Name extends string>(
  { form }: PageRequest,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const filled: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = form.get(name)?.trim();
    if (value !== undefined && value !== '') filled[name] = value;
  }
  return filled;
}

/** A field of the form without spaces around it; empty without the field. */
export const fieldValue = ({ form }: PageRequest, name: string): string => form.get(name)?.trim() ?? '';

/** A field of the form, or null if it is empty, which clears the stored value. */
export const valueOrNull = (request: PageRequest, name: string): string | null => fieldValue(request, name) || null;
