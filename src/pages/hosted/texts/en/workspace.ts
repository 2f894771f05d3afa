export const workspace = {
  'workspace.sections': 'Pages of the workspace',
  'workspace.allOf': 'Workspaces of {organization}',
  'workspace.guest': 'You are a guest of {organization} in this workspace.',
  'workspace.onlyMembers': 'You are not a member of this workspace. Only its members see who the members are.',
  'workspace.removeMember': 'Remove from the workspace',
  'workspace.everyWorkspace': 'In every workspace',
  'workspace.addMember': 'Add a member of the organization',
  'workspace.addMemberHint': 'To add a person who is not a member of the organization, send an invitation.',
  'workspace.addPerson': 'Add {name}',
  'workspace.addToWorkspace': 'Add to the workspace',
  'workspace.alreadyMember': 'Already a member',
  'workspace.memberAdded': 'The member was added.',
} as const;
