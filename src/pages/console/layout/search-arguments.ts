/** Ids have 64 bits, and all of them are later than 2001. */
const ID = /^[1-9]\d{15,18}$/;

export const isId = (text: string): boolean => ID.test(text);

/** The arguments of a list that is searched. An id finds the item that has it; any other text is searched in names and addresses. */
export function searchArguments<Filter extends object>(search: string | null, filter: Filter) {
  if (search !== null && isId(search)) return { search: null, filter: { ...filter, ids: [search] } };
  return { search, filter };
}
