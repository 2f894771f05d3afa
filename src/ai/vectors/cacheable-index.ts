/** An index whose vectors are searched in memory, in the version that the caller has read. */
export interface CacheableIndex {
  readonly deploymentId: number;
  readonly id: string;
  readonly knowledgeBaseId: string;
  readonly dimensions: number;
  readonly vectorCount: number;
  readonly indexVersion: number;
}
