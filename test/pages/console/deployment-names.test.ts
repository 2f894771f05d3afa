import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { consoleUrl, signedInOperator } from '../../support/console.ts';
import { openMenu } from '../../support/menus.ts';
import { service } from '../../support/service.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const openPage = useBrowser();

async function storedOf({ id }: World) {
  const { services } = await service();
  return services.database.rows
    .selectFrom('deployment')
    .select(['name', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function eventsOf({ id }: World) {
  const { services } = await service();
  return services.database.rows
    .selectFrom('event')
    .selectAll()
    .where('deployment_id', '=', id)
    .where('type', '=', 'deployment.updated')
    .execute();
}

const formFor = ({ id }: World, version: number, name: string) => ({
  action: 'rename',
  deployment: String(id),
  version: String(version),
  name,
});

describe('The name of a deployment', () => {
  it.each([true, false])('is changed in the list of deployments, JavaScript: %s', async (javaScriptEnabled) => {
    const world = await createWorld();
    const administrator = await signedInOperator({ role: 'administrator' });
    const before = await storedOf(world);
    const name = unique('Contoso');
    const { page, offences } = await administrator.open(openPage, { javaScriptEnabled });
    await page.goto(`${await consoleUrl()}?search=${world.frontendHost}`);
    await openMenu(page, `Manage ${before.name}`, 'Change the name');
    await page.fill('[name=name]', name);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The name was changed.').waitFor();
    expect(offences).toEqual({ requests: [], errors: [] });
    expect(await storedOf(world)).toEqual({ name, version: before.version + 1 });
    expect(await eventsOf(world)).toMatchObject([
      {
        actor_type: 'operator',
        actor_id: administrator.id,
        before: { name: before.name },
        after: { name },
      },
    ]);
    expect((await administrator.page(`/${world.id}`)).text).toContain(name);
  });

  it('is not changed if another operator changed the deployment meanwhile', async () => {
    const world = await createWorld();
    const owner = await signedInOperator();
    const { version, name } = await storedOf(world);
    expect((await owner.page('/', { form: formFor(world, version, 'First') })).status).toBe(303);
    const second = await owner.page('/', { form: formFor(world, version, 'Second') });
    expect(second.status).toBe(412);
    expect(name).not.toBe('First');
    expect(await storedOf(world)).toMatchObject({ name: 'First' });
  });

  it('has 1 to 255 characters', async () => {
    const world = await createWorld();
    const owner = await signedInOperator();
    const before = await storedOf(world);
    for (const name of ['', 'x'.repeat(256)]) {
      const { status } = await owner.page('/', { form: formFor(world, before.version, name) });
      expect(status).toBe(400);
    }
    expect(await storedOf(world)).toEqual(before);
    expect((await owner.page('/', { form: formFor(world, before.version, 'x'.repeat(255)) })).status).toBe(303);
  });

  it('is changed only by owners and administrators who may enter the deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const before = await storedOf(world);
    const form = formFor(world, before.version, 'Taken over');
    for (const role of ['support', 'auditor'] as const) {
      const operator = await signedInOperator({ role });
      expect((await operator.page('/', { form })).status).toBe(403);
      expect((await operator.page('/')).text).not.toContain('value="rename"');
    }
    const limited = await signedInOperator({ role: 'administrator', deploymentIds: [other.id] });
    expect((await limited.page('/', { form })).status).toBe(404);
    expect(await storedOf(world)).toEqual(before);
    const owned = await storedOf(other);
    expect((await limited.page('/', { form: formFor(other, owned.version, 'Own') })).status).toBe(303);
  });
});
