export const invitations = {
  'invitation.title': 'Su invitación',
  'invitation.heading': 'Unirse a {name}',
  'invitation.byPersonToOrganization': '{inviter} le invita a unirse a la organización {organization} en {app}.',
  'invitation.byPersonToWorkspace':
    '{inviter} le invita a unirse al espacio de trabajo {workspace} de {organization} en {app}.',
  'invitation.toOrganization': 'Tiene una invitación para unirse a la organización {organization} en {app}.',
  'invitation.toWorkspace':
    'Tiene una invitación para unirse al espacio de trabajo {workspace} de {organization} en {app}.',
  'invitation.validUntil': 'La invitación se puede aceptar hasta el {date}.',
  'invitation.accept': 'Aceptar la invitación',
  'invitation.howToAccept':
    'Para aceptarla, regístrese con {email}. Si tiene una cuenta con esta dirección, inicie sesión.',
  'invitation.incomplete': 'Abra de nuevo el enlace del correo de invitación.',
  'invitation.invalidTitle': 'Esta invitación no es válida',
  'invitation.invalid':
    'Se usó, se revocó o se sustituyó por un correo más reciente, o ha caducado. Pida una nueva a la persona que le invitó.',
  'invitation.expiredTitle': 'Esta invitación ha caducado',
  'invitation.expired':
    'Se podía aceptar hasta el {date}. Podemos enviar una nueva invitación a la dirección invitada.',
  'invitation.renew': 'Enviar una nueva invitación',
  'invitation.renewedTitle': 'Nueva invitación enviada',
  'invitation.renewed': 'Hemos enviado una nueva invitación a la dirección invitada. Abra el enlace de ese correo.',
  'invitation.acceptedTitle': 'Invitación aceptada',
  'invitation.accepted': 'Ya es miembro.',
  'invitation.signUp': 'Se registra con la dirección invitada.',
} as const;
