import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Aide',
  description: 'Commander, livraison, retours et questions fréquentes chez {{name}}, et un moyen de nous écrire.',
  menu: 'Rubriques',
  error: {
    title: 'Les articles n’ont pas été chargés',
  },
  empty: {
    title: 'Aucun article pour l’instant',
    text: 'Consultez une autre rubrique ou écrivez-nous ci-dessous.',
  },
  missing: {
    title: 'Cet article est introuvable',
    text: 'Il a peut-être été renommé ou retiré. Les rubriques mènent à tout le reste.',
    action: 'Toutes les rubriques',
  },
  form: {
    title: 'Laisser un message',
    text: 'Vous n’avez pas trouvé ? Écrivez-nous, nous répondons par e-mail.',
    name: 'Nom',
    email: 'E-mail',
    subject: 'Objet',
    content: 'Votre message',
    inputEmail: 'Veuillez saisir votre e-mail.',
    send: 'Envoyer le message',
    sent: 'Votre message est parti',
    sentText: 'La réponse arrivera à l’adresse e-mail indiquée.',
    another: 'Écrire un autre message',
  },
} satisfies CompleteTexts<'help'>;
