/** The deployment of entries that all belong to the same one. */
export function deploymentOf([first]: readonly { readonly deploymentId: number }[]): number {
  if (first === undefined) throw new Error('There are no entries.');
  return first.deploymentId;
}
