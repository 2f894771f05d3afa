export const invitations = {
  'invitation.title': 'Votre invitation',
  'invitation.heading': 'Rejoindre {name}',
  'invitation.byPersonToOrganization': '{inviter} vous invite à rejoindre l’organisation {organization} dans {app}.',
  'invitation.byPersonToWorkspace':
    '{inviter} vous invite à rejoindre l’espace de travail {workspace} de {organization} dans {app}.',
  'invitation.toOrganization': 'Vous êtes invité à rejoindre l’organisation {organization} dans {app}.',
  'invitation.toWorkspace':
    'Vous êtes invité à rejoindre l’espace de travail {workspace} de {organization} dans {app}.',
  'invitation.validUntil': 'L’invitation peut être acceptée jusqu’au {date}.',
  'invitation.accept': 'Accepter l’invitation',
  'invitation.howToAccept':
    'Pour accepter, inscrivez-vous avec {email}. Si vous avez un compte avec cette adresse, connectez-vous.',
  'invitation.incomplete': 'Rouvrez le lien de l’e-mail d’invitation.',
  'invitation.invalidTitle': 'Cette invitation n’est pas valable',
  'invitation.invalid':
    'Elle a été utilisée, révoquée ou remplacée par un e-mail plus récent, ou elle a expiré. Demandez-en une nouvelle à la personne qui vous a invité.',
  'invitation.expiredTitle': 'Cette invitation a expiré',
  'invitation.expired':
    'Elle pouvait être acceptée jusqu’au {date}. Nous pouvons envoyer une nouvelle invitation à l’adresse invitée.',
  'invitation.renew': 'Envoyer une nouvelle invitation',
  'invitation.renewedTitle': 'Nouvelle invitation envoyée',
  'invitation.renewed': 'Nous avons envoyé une nouvelle invitation à l’adresse invitée. Ouvrez le lien de cet e-mail.',
  'invitation.acceptedTitle': 'Invitation acceptée',
  'invitation.accepted': 'Vous êtes maintenant membre.',
  'invitation.signUp': 'Vous vous inscrivez avec l’adresse invitée.',
} as const;
