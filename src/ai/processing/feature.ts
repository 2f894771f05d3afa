import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { documentJobs } from '../documents/processing-jobs.ts';
import { chunkRemovalJobs } from '../knowledge-bases/knowledge-base-jobs.ts';
import { cleanUpChunks } from './clean-up-chunks.ts';
import { processDocument } from './process-document.ts';
import { recoverDocuments, recoveryJobs } from './recover-documents.ts';
import { removeObsoleteChunks } from './remove-chunks.ts';

/** Reads documents, and stores and removes their chunks, in the background. */
export const documentProcessingFeature: Feature = {
  workers: [
    worker(documentJobs, processDocument),
    worker(recoveryJobs, recoverDocuments),
    worker(chunkRemovalJobs, removeObsoleteChunks),
  ],
  cleanUp: cleanUpChunks,
};
