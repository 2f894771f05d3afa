'use client';

import { useOrganization, useSession, useUser } from '@gatehouse/react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Renders the server components of the page again when the user signs in or out or switches the organization, also in another tab. */
export function RefreshServerComponents(): null {
  const { isLoaded: isSessionLoaded, isSignedIn } = useSession();
  const { isLoaded: isOrganizationLoaded, membership } = useOrganization();
  const { user } = useUser();
  const { refresh } = useRouter();
  const shown = useRef<string | null>(null);
  const isLoaded = isSessionLoaded && (!isSignedIn || isOrganizationLoaded);
  const now = isLoaded ? `${user?.id} ${membership?.organization.id}` : null;
  useEffect(() => {
    if (now === null || now === shown.current) return;
    // The first one is what the server has rendered.
    if (shown.current !== null) refresh();
    shown.current = now;
  }, [now, refresh]);
  return null;
}
