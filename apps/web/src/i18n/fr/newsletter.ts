import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Les nouveautés par courrier',
  text: 'Une lettre par semaine, avec les nouvelles boutiques et pièces. Un premier message confirme votre adresse.',
  email: 'Adresse e-mail',
  subscribe: 'S’abonner',
  inputEmail: 'Veuillez saisir votre e-mail.',
  invalidEmail: 'Le format de l’e-mail est incorrect.',
  sent: 'Encore une étape : ouvrez le lien du message envoyé à {{email}}.',
} satisfies CompleteTexts<'newsletter'>;
