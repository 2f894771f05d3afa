/** The order of the tags, in groups: what an integration needs first comes first. One list for both hosts. */
const GROUPS: readonly TagGroup[] = [
  { name: 'Users', tags: ['Users', 'Current user', 'Sign-in', 'Session', 'User imports', 'Waitlist'] },
  { name: 'Organizations', tags: ['Organizations', 'Workspaces', 'Invitations', 'Roles'] },
  { name: 'Tokens and keys', tags: ['JWT templates', 'API auth', 'API keys', 'Access tokens'] },
  { name: 'Webhooks', tags: ['Webhooks', 'Service events'] },
  { name: 'AI', tags: ['AI agents', 'AI knowledge bases', 'AI tools'] },
  { name: 'Deployment', tags: ['Settings', 'Deployment', 'Images', 'Discovery', 'Audit log'] },
];

const OTHERS = 'More';

/** As in the extension `x-tagGroups`, which several tools read. */
export interface TagGroup {
  readonly name: string;
  readonly tags: readonly string[];
}

/** The groups of these tags. A tag that no group lists is in the last one. */
export function tagGroupsOf(names: readonly string[]): TagGroup[] {
  const listed = new Set(GROUPS.flatMap(({ tags }) => tags));
  const others = names.filter((name) => !listed.has(name)).sort((a, b) => a.localeCompare(b, 'en'));
  return [...GROUPS, { name: OTHERS, tags: others }]
    .map(({ name, tags }) => ({ name, tags: tags.filter((tag) => names.includes(tag)) }))
    .filter(({ tags }) => tags.length > 0);
}
