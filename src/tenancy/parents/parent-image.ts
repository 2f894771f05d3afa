import { lockFrontendHost, removeImage, storeImage, uploadedImage } from '../../deployment/index.ts';
import type { ImageInput } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import type { Level } from './parent.ts';

/** The stored image of an organization or workspace. */
interface ParentImage<Stored> {
  readonly level: Level;
  urlOf(stored: Stored): string | null | undefined;
  /** Stores the URL and records the event. */
  setUrl(tx: Transaction, stored: Stored, url: string | null): Promise<void>;
}

/** How a caller changes an organization or workspace. */
interface ImageAccess<Stored, Shown> {
  /** Locks it; throws if the caller may not change it. */
  lock(ctx: Context, tx: Transaction, id: string): Promise<Stored>;
  /** Reads it as the caller sees it. */
  read(ctx: Context, tx: Transaction, id: string): Promise<Shown>;
}

/** The commands that set and delete the image of an organization or workspace. */
export function imageCommands<Stored, Shown>(
  { level, urlOf, setUrl }: ParentImage<Stored>,
  { lock, read }: ImageAccess<Stored, Shown>,
) {
  const ownerOf = (id: string) => (level === 'organization' ? { organization_id: id } : { workspace_id: id });

  async function set(ctx: Context, id: string, input: ImageInput): Promise<Shown> {
    const image = await uploadedImage(ctx, input);
    return command(ctx, async (tx) => {
      const frontendHost = await lockFrontendHost(tx);
      const stored = await lock(ctx, tx, id);
      await setUrl(tx, stored, await storeImage(ctx, tx, ownerOf(id), { frontendHost, image }));
      return read(ctx, tx, id);
    });
  }

  function remove(ctx: Context, id: string): Promise<null> {
    return command(ctx, async (tx) => {
      const stored = await lock(ctx, tx, id);
      await removeImage(ctx, tx, ownerOf(id));
      if (urlOf(stored) == null) tx.markUnchanged();
      else await setUrl(tx, stored, null);
      return null;
    });
  }

  return { set, remove };
}
