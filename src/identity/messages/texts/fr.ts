import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { MessageTextKey } from './en.ts';

/** The texts of the messages of accounts, in French. */
export const fr: Catalogue<MessageTextKey> = {
  'verification_code.subject': 'Votre code {appName}',
  'verification_code.paragraph1':
    'Saisissez ce code pour {purpose, select, sign_in {vous connecter à {appName}} sign_up {terminer votre inscription à {appName}} email {confirmer votre adresse e-mail pour {appName}} phone {confirmer votre numéro de téléphone pour {appName}} reset {choisir un nouveau mot de passe pour {appName}} other {confirmer votre identité pour {appName}}}. Le code expire dans 10 minutes et ne peut être utilisé qu’une fois.',
  'verification_code.footnote':
    'Ne communiquez jamais ce code. L’équipe de {appName} ne vous le demandera jamais. Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message. Rien n’a été modifié.',

  'verification_code_phone.paragraph1':
    '{code} est votre code pour {purpose, select, sign_in {vous connecter à {appName}} sign_up {terminer votre inscription à {appName}} email {confirmer votre adresse e-mail pour {appName}} phone {confirmer votre numéro de téléphone pour {appName}} reset {choisir un nouveau mot de passe pour {appName}} other {confirmer votre identité pour {appName}}}. Il expire dans 10 minutes. Ne le communiquez pas.',

  'sign_in_link.subject': 'Connectez-vous à {appName}',
  'sign_in_link.paragraph1':
    'Ouvrez ce lien pour vous connecter à {appName}. Vous serez connecté dans le navigateur qui ouvre le lien. Il expire dans 10 minutes et ne peut être utilisé qu’une fois.',
  'sign_in_link.button': 'Se connecter',
  'sign_in_link.footnote':
    'Ne partagez pas ce lien : toute personne qui le possède peut se connecter en votre nom. Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message. Rien n’a été modifié.',

  'sign_up_link.subject': 'Terminez votre inscription à {appName}',
  'sign_up_link.paragraph1':
    'Ouvrez ce lien pour confirmer votre adresse e-mail et terminer votre inscription à {appName}. Il fonctionne une seule fois, pendant 10 minutes, et uniquement dans le navigateur où vous vous êtes inscrit.',
  'sign_up_link.button': 'Confirmer mon adresse',
  'sign_up_link.footnote':
    'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message. Rien n’a été modifié.',

  'email_confirmation_link.subject': 'Confirmez votre adresse e-mail pour {appName}',
  'email_confirmation_link.paragraph1':
    'Ouvrez ce lien pour confirmer votre adresse e-mail pour {appName}. Le lien expire dans 10 minutes, ne peut être utilisé qu’une fois et fonctionne uniquement dans le navigateur où vous avez ajouté l’adresse.',
  'email_confirmation_link.button': 'Confirmer l’adresse',
  'email_confirmation_link.footnote':
    'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message. Rien n’a été modifié.',

  'password_reset_link.subject': 'Choisissez un nouveau mot de passe pour {appName}',
  'password_reset_link.paragraph1':
    'Ouvrez ce lien pour choisir un nouveau mot de passe pour {appName}. Il fonctionne une seule fois, pendant 15 minutes.',
  'password_reset_link.paragraph2':
    'Vous serez déconnecté de tous les appareils. Connectez-vous ensuite avec le nouveau mot de passe.',
  'password_reset_link.button': 'Choisir un nouveau mot de passe',
  'password_reset_link.footnote':
    'Ne partagez pas ce lien : toute personne qui le possède peut changer votre mot de passe. Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message. Rien n’a été modifié.',

  'account_exists.subject': 'Vous avez déjà un compte {appName}',
  'account_exists.paragraph1':
    'Quelqu’un a tenté de s’inscrire à {appName} avec votre adresse e-mail. Vous avez déjà un compte : aucun nouveau compte n’a donc été créé.',
  'account_exists.paragraph2':
    'Si c’était vous, connectez-vous plutôt. Si vous avez oublié votre mot de passe, réinitialisez-le sur la page de connexion.',
  'account_exists.button': 'Se connecter',
  'account_exists.footnote':
    'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message. Rien n’a été modifié.',

  'account_exists_phone.paragraph1':
    'Quelqu’un a tenté de s’inscrire à {appName} avec votre numéro de téléphone. Vous avez déjà un compte : connectez-vous plutôt. Si ce n’était pas vous, ignorez ce message.',

  'address_in_use.subject':
    'Votre {addressType, select, phone {numéro de téléphone n’a pas été ajouté} other {adresse e-mail n’a pas été ajoutée}} à un autre compte – {appName}',
  'address_in_use.paragraph1':
    'Quelqu’un a tenté d’ajouter {addressType, select, phone {le numéro de téléphone} other {l’adresse e-mail}} {address} à un autre compte {appName}. {addressType, select, phone {Ce numéro} other {Cette adresse}} appartient à votre compte : rien n’a été modifié.',
  'address_in_use.paragraph2':
    'Si c’était vous, {addressType, select, phone {retirez d’abord ce numéro} other {retirez d’abord cette adresse}} de ce compte, puis réessayez.',
  'address_in_use.paragraph3': 'Si ce n’était pas vous, vous n’avez rien à faire.',

  'account_deleted.subject': 'Votre compte a été supprimé – {appName}',
  'account_deleted.paragraph1': 'Votre compte {appName} et toutes ses données ont été supprimés.',
  'account_deleted.paragraph2': 'Cela s’est produit le {at}, depuis l’adresse IP {ip}.',
  'account_deleted.paragraph3':
    'Un compte supprimé ne peut pas être restauré. Vous pouvez créer un nouveau compte si l’application accepte les inscriptions.',

  'new_sign_in.subject': 'Nouvelle connexion – {appName}',
  'new_sign_in.paragraph1': 'Une connexion à votre compte a eu lieu depuis un nouvel appareil ({device}).',
  'new_sign_in.paragraph2': 'Cela s’est produit le {at}, depuis l’adresse IP {ip}.',
  'new_sign_in.paragraph3': 'Si c’était vous, vous n’avez rien à faire.',
  'new_sign_in.paragraph4':
    'Si ce n’était pas vous, une autre personne a peut-être accès à votre compte. Choisissez un nouveau mot de passe pour {appName} et déconnectez tous les autres appareils.',

  'security_notice.subject': '{title} – {appName}',
  'security_notice.paragraph1': '{notice}.',
  'security_notice.paragraph2':
    '{origin, select, team {L’équipe de {appName} a effectué cette modification le {at}.} other {Cela s’est produit le {at}, depuis l’adresse IP {ip}.}}',
  'security_notice.paragraph3':
    '{origin, select, team {Si vous l’avez demandée, vous n’avez rien à faire.} other {Si c’était vous, vous n’avez rien à faire.}}',
  'security_notice.paragraph4':
    '{origin, select, team {Si vous ne l’avez pas demandée, contactez l’équipe de {appName}.} other {Si ce n’était pas vous, une autre personne a peut-être accès à votre compte. Choisissez un nouveau mot de passe pour {appName} et déconnectez tous les autres appareils.}}',

  'waitlist_approval.subject': 'Vous pouvez maintenant vous inscrire à {appName}',
  'waitlist_approval.paragraph1': 'Votre demande a été acceptée : vous pouvez maintenant vous inscrire à {appName}.',
  'waitlist_approval.button': 'S’inscrire',
  'waitlist_approval.footnote':
    'Ce lien vous est réservé et fonctionne pendant 14 jours. Si vous ne l’avez pas demandé, ignorez ce message.',
};
