/** Where the chunks of one processing of a document are stored. */
export interface ChunkTarget {
  readonly deploymentId: number;
  readonly knowledgeBaseId: string;
  readonly documentId: string;
  readonly generation: number;
}
