/** How relevant documents are to a query, by document. Documents without a grade are not relevant. */
export type Grades = Readonly<Record<string, number>>;

/** The sum of the grades of the first documents, each divided by the binary logarithm of its rank plus one. */
function discountedGain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + grade / Math.log2(at + 2), 0);
}

/**
 * Normalized discounted cumulative gain: the discounted gain of the first documents, divided by the largest one that any order
 * has. The gain of a document is its grade.
 */
export function ndcg(ranked: readonly string[], grades: Grades, depth: number): number {
  const ideal = Object.values(grades)
    .filter((grade) => grade > 0)
    .toSorted((a, b) => b - a)
    .slice(0, depth);
  if (ideal.length === 0) throw new Error('The query has no relevant documents.');
  return discountedGain(ranked.slice(0, depth).map((id) => Math.max(grades[id] ?? 0, 0))) / discountedGain(ideal);
}

/** The share of the relevant documents that is among the first ones. */
export function recall(ranked: readonly string[], grades: Grades, depth: number): number {
  const relevant = Object.keys(grades).filter((id) => (grades[id] ?? 0) > 0);
  if (relevant.length === 0) throw new Error('The query has no relevant documents.');
  const first = new Set(ranked.slice(0, depth));
  return relevant.filter((id) => first.has(id)).length / relevant.length;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
