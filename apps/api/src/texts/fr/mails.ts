import type { Texts } from '../texts.ts';

export default {
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
  secondFactorOn: {
    subject: '{brand} : les codes sont activés pour votre compte',
    paragraphs: [
      "La connexion à la console de {brand} avec votre compte demande désormais un code d'une application d'authentification. Toutes les autres sessions de la console ont été fermées.",
      "Si ce n'était pas vous, réinitialisez immédiatement votre mot de passe et demandez de l'aide à un administrateur.",
    ],
  },
  secondFactorOff: {
    subject: '{brand} : les codes sont désactivés pour votre compte',
    paragraphs: [
      'La connexion à la console de {brand} avec votre compte ne demande plus de code.',
      "Si ce n'était pas vous, réinitialisez immédiatement votre mot de passe et demandez de l'aide à un administrateur.",
    ],
  },
  recoveryCodesRenewed: {
    subject: '{brand} : vous avez de nouveaux codes de récupération',
    paragraphs: [
      'Dix nouveaux codes de récupération ont été créés pour votre compte dans la console de {brand}. Les anciens ne fonctionnent plus.',
      "Si ce n'était pas vous, réinitialisez immédiatement votre mot de passe et demandez de l'aide à un administrateur.",
    ],
  },
  recoveryCodeUsed: {
    subject: '{brand} : un code de récupération a été utilisé',
    paragraphs: [
      "Quelqu'un s'est connecté à la console de {brand} avec votre mot de passe et un code de récupération. Codes de récupération restants : {left}.",
      "Si ce n'était pas vous, réinitialisez immédiatement votre mot de passe et demandez de l'aide à un administrateur.",
    ],
  },
  secondFactorLocked: {
    subject: '{brand} : la connexion par code est suspendue',
    paragraphs: [
      "Trop de codes incorrects ont été saisis pour votre compte dans la console de {brand}, par quelqu'un qui connaît votre mot de passe. Personne ne peut se connecter avec un code avant l'ouverture de ce lien :",
      '{link}',
      "Si ce n'était pas vous, changez d'abord votre mot de passe.",
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
} satisfies Texts['mails'];
