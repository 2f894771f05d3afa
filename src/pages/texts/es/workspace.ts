export const workspace = {
  'workspace.sections': 'Páginas del espacio de trabajo',
  'workspace.allOf': 'Espacios de trabajo de {organization}',
  'workspace.guest': 'Usted participa como invitado de {organization} en este espacio de trabajo.',
  'workspace.onlyMembers':
    'Usted no es miembro de este espacio de trabajo. Solo sus miembros ven quiénes son los miembros.',
  'workspace.removeMember': 'Quitar del espacio de trabajo',
  'workspace.everyWorkspace': 'En cada espacio de trabajo',
  'workspace.addMember': 'Añadir un miembro de la organización',
  'workspace.addMemberHint': 'Para añadir a una persona que no es miembro de la organización, envíe una invitación.',
  'workspace.addPerson': 'Añadir a {name}',
  'workspace.addToWorkspace': 'Añadir al espacio de trabajo',
  'workspace.alreadyMember': 'Ya es miembro',
  'workspace.memberAdded': 'El miembro se ha añadido.',
  'workspace.add': 'Añadir',
  'workspace.of': 'Espacio de trabajo de {organization}',
  'workspace.removeMemberText': '{name} pierde el acceso al espacio de trabajo.',
} as const;
