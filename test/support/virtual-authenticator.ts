import type { CDPSession, Page } from 'playwright-core';

/** The authenticator of a page's browser, which stores passkeys and verifies the user by itself. */
export interface VirtualAuthenticator {
  /** The ids of its passkeys in base64url. */
  credentialIds(): Promise<string[]>;
  /** Whether it verifies the user, as with a PIN, or fails to. */
  setUserVerified(isUserVerified: boolean): Promise<void>;
  /** Whether the user confirms each request at once. Otherwise requests stay pending. */
  setPresent(isPresent: boolean): Promise<void>;
  /** Adds the passkeys of another authenticator, as a synced password manager has them. */
  copyFrom(other: VirtualAuthenticator): Promise<void>;
  readonly session: CDPSession;
  readonly id: string;
}

export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    session,
    id: authenticatorId,
    async credentialIds() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => Buffer.from(credentialId, 'base64').toString('base64url'));
    },
    async setUserVerified(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async setPresent(enabled) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async copyFrom(other) {
      const { credentials } = await other.session.send('WebAuthn.getCredentials', { authenticatorId: other.id });
      for (const credential of credentials) {
        await session.send('WebAuthn.addCredential', { authenticatorId, credential });
      }
    },
  };
}
