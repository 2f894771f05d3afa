import { describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld } from '../../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('GET /.well-known/meta', () => {
  it('returns every documented field without authentication, in the envelope', async () => {
    const world = await createWorld();
    const { status, body } = await world.browser().get('/.well-known/meta');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      message: expect.any(String),
      errors: [],
      session: { signin_attempts: [], signins: [], signup_attempts: [], active_signin: null },
      data: {
        deployment_id: world.id,
        app_name: 'Northwind',
        privacy_policy_url: '',
        tos_page_url: '',
        sign_in_page_url: '/sign-in',
        sign_up_page_url: '/sign-up',
        waitlist_page_url: '/waitlist',
        support_page_url: '',
        after_logo_click_url: '/',
        user_profile_url: '/user-profile',
        organization_profile_url: '/organization-profile',
        create_organization_url: '/create-organization',
        after_sign_out_one_page_url: '/',
        after_sign_out_all_page_url: '/sign-in',
        after_signup_redirect_url: '/',
        after_signin_redirect_url: '/',
        after_create_organization_redirect_url: '/',
        favicon_image_url: '',
        default_user_profile_image_url: '',
        default_organization_profile_image_url: '',
        default_workspace_profile_image_url: '',
        logo_image_url: '',
        signup_terms_statement: '',
        use_initials_for_user_profile_image: true,
        use_initials_for_organization_profile_image: true,
        signup_terms_statement_shown: false,
        light_mode_settings: { primary_color: '#2f5d50', background_color: '#ffffff', text_color: '#1c2321' },
        dark_mode_settings: { primary_color: '#8fc9b5', background_color: '#141a18', text_color: '#eef3f1' },
        created_at: TIME,
        updated_at: TIME,
      },
    });
  });

  it('executes only the statement that finds the deployment', async () => {
    const world = await createWorld();
    const browser = world.browser();
    await browser.get('/.well-known/meta');
    expect(await countStatementsOf(world, () => browser.get('/.well-known/meta'))).toBe(1);
  });

  it('returns those of the deployment that a host name has moved to', async () => {
    const [first, second] = [await createWorld(), await createWorld()];
    const [browser, other] = [first.browser(), second.browser()];
    const deploymentOf = async (client: typeof browser) =>
      (await client.get('/.well-known/meta')).body.data.deployment_id;
    expect([await deploymentOf(browser), await deploymentOf(other)]).toEqual([first.id, second.id]);
    const move = (id: number, host: string) =>
      first.services.database.rows
        .updateTable('deployment')
        .set((column) => ({ frontend_host: host, version: column('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    await move(second.id, `moved-${second.frontendHost}`);
    await move(first.id, second.frontendHost);
    expect(await deploymentOf(other)).toBe(first.id);
    expect((await browser.get('/.well-known/meta')).status).toBe(404);
  });

  it('returns the metadata in GraphQL, without the settings', async () => {
    const world = await createWorld();
    const { deploymentMetadata } = await world.browser().data('{ deploymentMetadata { deploymentId appName } }');
    expect(deploymentMetadata).toEqual({ deploymentId: world.id, appName: 'Northwind' });
    const { status } = await world.browser().graphql('{ deployment { id } }');
    expect(status).toBe(400);
  });
});
