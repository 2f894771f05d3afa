export const workspace = {
  'workspace.sections': 'Seiten des Arbeitsbereichs',
  'workspace.allOf': 'Arbeitsbereiche von {organization}',
  'workspace.guest': 'Sie sind in diesem Arbeitsbereich Gast von {organization}.',
  'workspace.onlyMembers':
    'Sie sind kein Mitglied dieses Arbeitsbereichs. Nur seine Mitglieder sehen, wer Mitglied ist.',
  'workspace.removeMember': 'Aus dem Arbeitsbereich entfernen',
  'workspace.everyWorkspace': 'In jedem Arbeitsbereich',
  'workspace.addMember': 'Mitglied der Organisation hinzufügen',
  'workspace.addMemberHint':
    'Um eine Person hinzuzufügen, die kein Mitglied der Organisation ist, senden Sie eine Einladung.',
  'workspace.addPerson': '{name} hinzufügen',
  'workspace.addToWorkspace': 'Zum Arbeitsbereich hinzufügen',
  'workspace.alreadyMember': 'Bereits Mitglied',
  'workspace.memberAdded': 'Das Mitglied wurde hinzugefügt.',
  'workspace.add': 'Hinzufügen',
  'workspace.of': 'Arbeitsbereich von {organization}',
  'workspace.removeMemberText': '{name} verliert den Zugang zum Arbeitsbereich.',
} as const;
