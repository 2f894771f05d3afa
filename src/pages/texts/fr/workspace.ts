export const workspace = {
  'workspace.sections': 'Pages de l’espace de travail',
  'workspace.allOf': 'Espaces de travail de {organization}',
  'workspace.guest': 'Vous êtes invité par {organization} dans cet espace de travail.',
  'workspace.onlyMembers':
    'Vous n’êtes pas membre de cet espace de travail. Seuls ses membres voient qui en est membre.',
  'workspace.removeMember': 'Retirer de l’espace de travail',
  'workspace.everyWorkspace': 'Dans chaque espace de travail',
  'workspace.addMember': 'Ajouter un membre de l’organisation',
  'workspace.addMemberHint':
    'Pour ajouter une personne qui n’est pas membre de l’organisation, envoyez une invitation.',
  'workspace.addPerson': 'Ajouter {name}',
  'workspace.addToWorkspace': 'Ajouter à l’espace de travail',
  'workspace.alreadyMember': 'Déjà membre',
  'workspace.memberAdded': 'Le membre a été ajouté.',
  'workspace.add': 'Ajouter',
  'workspace.of': 'Espace de travail de {organization}',
  'workspace.removeMemberText': '{name} perd l’accès à l’espace de travail.',
} as const;
