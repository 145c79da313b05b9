import type { Texts } from '../texts.ts';

export default {
  newsletter: {
    ask: 'Envoyer la lettre de {brand} à {email} ?',
    button: "Oui, je m'abonne",
    done: 'Merci. La lettre de {brand} arrivera à {email}.',
    invalid: 'Ce lien ne fonctionne plus. Veuillez vous inscrire à nouveau.',
    onward: 'Aller sur {brand}',
  },
  unlock: {
    ask: 'Autoriser à nouveau la connexion de {email} à la console de {brand} par code ?',
    button: 'Oui, autoriser',
    done: "C'est fait. Vous pouvez à nouveau vous connecter avec {email}. Si quelqu'un d'autre a essayé, veuillez changer votre mot de passe.",
    invalid: 'Ce lien ne fonctionne plus.',
  },
  unknownHost: {
    title: 'Aucune boutique à cette adresse',
    visitor: 'Aucune boutique n’est servie à cette adresse. Veuillez en vérifier l’orthographe.',
    operator: 'Si vous exploitez ce serveur, attribuez l’adresse à une boutique :',
  },
} satisfies Texts['pages'];
