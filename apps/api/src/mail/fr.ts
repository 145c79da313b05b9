import type { MailTexts } from './mail-text.ts';

export const fr: MailTexts = {
  registrationCode: {
    subject: 'Votre code {brand} : {code}',
    paragraphs: [
      'Saisissez ce code pour créer votre compte {brand} :',
      '{code}',
      'Il est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail : aucun compte n’est créé sans lui.',
    ],
  },
  passwordResetCode: {
    subject: 'Réinitialiser votre mot de passe {brand} : {code}',
    paragraphs: [
      'Saisissez ce code pour choisir un nouveau mot de passe :',
      '{code}',
      'Il est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste inchangé. Ne communiquez ce code à personne.',
    ],
  },
  payPasswordCode: {
    subject: 'Votre code {brand} pour le mot de passe de transaction : {code}',
    paragraphs: [
      'Saisissez ce code pour définir votre mot de passe de transaction :',
      '{code}',
      'Il est valable 10 minutes. Si vous ne l’avez pas demandé, changez votre mot de passe de connexion. Ne communiquez ce code à personne.',
    ],
  },
  newsletterLink: {
    subject: 'Confirmez votre abonnement à la lettre de {brand}',
    paragraphs: [
      'Quelqu’un, vous sans doute, a demandé la lettre de {brand} à cette adresse. Ouvrez ce lien dans les sept jours pour confirmer :',
      '{link}',
      'Si ce n’était pas vous, ignorez ce message : rien n’est envoyé sans confirmation.',
    ],
  },
  contactMessage: {
    subject: '{brand} : message de {name} : {title}',
    paragraphs: ['{name} ({email}) a laissé un message :', '{content}', 'Répondez à ce message pour écrire à {email}.'],
  },
  systemMessage: {
    subject: '{brand} : {title}',
    paragraphs: ['{content}', 'Vous retrouvez ce message à tout moment dans votre compte.'],
  },
};
