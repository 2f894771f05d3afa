import { answerTasks } from '../../platform/threads/answer-tasks.ts';
import { withContent } from './content.ts';
import type { InspectionRequest } from './file-inspection.ts';
import { type InspectionResult, inspectContent } from './inspect-content.ts';

/** Inspects one file. A malicious file can only affect this thread. */
answerTasks<InspectionRequest, InspectionResult>(async ({ source, types }, { result }) =>
  result(await withContent(source, (content) => inspectContent(content, types))),
);
