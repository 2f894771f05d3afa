import type { Transaction } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Context, Services } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { jobCell } from '../../platform/messages/message-job.ts';
import { OutgoingHttpError } from '../../platform/outgoing/http-client.ts';
import { setUserImage } from '../users/user-image.service.ts';

/** A picture at a provider, for a new account. The URL is encrypted, because it can identify the person. */
interface PictureJob {
  readonly id: string;
  readonly deploymentId: number;
  readonly userId: string;
  readonly sealed: string;
}

const TIMEOUT_MS = 10_000;
/** What `setUserImage` accepts. */
const MAX_BYTES = 1_048_576;
const MAX_REDIRECTS = 3;

/** Copies pictures of new accounts from providers. A picture that cannot be read is left out. */
export const pictureJobs: Queue<PictureJob> = {
  name: 'social-picture',
  settings: {
    concurrency: 2,
    concurrencyPerDeployment: 1,
    retryLimit: 3,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 60,
  },
  deploymentOf: ({ deploymentId }) => deploymentId,
};

/** Adds the job in the command that creates the account. */
export async function addPictureJob(
  { jobs, vault }: Pick<Context, 'jobs' | 'vault'>,
  tx: Transaction,
  userId: string,
  url: string | null,
): Promise<void> {
  if (url === null) return;
  const id = tx.newId();
  const sealed = vault.seal(JSON.stringify({ url }), jobCell(pictureJobs.name, id));
  await jobs.add(tx, pictureJobs, { id, deploymentId: tx.deploymentId, userId, sealed });
}

/** Stores the picture as the image of the user, unless the user has one or was deleted. */
export async function copyPicture(services: Services, { id, deploymentId, userId, sealed }: PictureJob): Promise<void> {
  const { database, vault, outgoingHttp } = services;
  const user = await database.rows
    .selectFrom('user')
    .select('image_url as imageUrl')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined || user.imageUrl !== null) return;
  const { url } = JSON.parse(vault.open(sealed, jobCell(pictureJobs.name, id)));
  try {
    const { status, body } = await outgoingHttp.request({
      method: 'GET',
      url,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      maxRedirects: MAX_REDIRECTS,
    });
    if (status !== 200) return;
    await setUserImage(systemContext(services, deploymentId), userId, { contentBase64: body.toString('base64') });
  } catch (error) {
    // The address is not allowed, the response is no image, or the user was deleted meanwhile.
    const isFinal =
      error instanceof ServiceError || (error instanceof OutgoingHttpError && error.reason !== 'UNREACHABLE');
    if (!isFinal) throw error;
  }
}
