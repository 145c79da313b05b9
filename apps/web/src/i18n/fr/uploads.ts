import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: 'Choisir une image',
  drop: 'ou la déposer ici',
  letGo: 'Relâchez pour l’envoyer',
  add: 'Ajouter des images',
  another: 'En choisir une autre',
  remove: 'Retirer {{name}}',
  retry: 'Réessayer',
  retryNamed: 'Réessayer\u00a0: {{name}}',
  uploading: 'Envoi en cours',
  uploadingNamed: 'Envoi de {{name}}',
  uploaded: 'Image envoyée',
  stored_one: '{{count}} image envoyée',
  stored_other: '{{count}} images envoyées',
  failed: 'L’envoi de l’image a échoué',
  usedUp: 'Le quota d’images de cette heure est épuisé. Le prochain envoi sera possible le {{time}}.',
  hint: 'JPEG ou PNG, 10 Mo au plus.',
  hintAfter: '{{own}} {{hint}}',
  refusals: {
    type: 'Seules les images sont acceptées\u00a0: jpeg, jpg ou png.',
    size: 'Cette image dépasse 10 Mo. Choisissez-en une plus petite.',
    count_one: 'Pas plus de {{count}} image.',
    count_other: 'Pas plus de {{count}} images.',
  },
} satisfies CompleteTexts<'uploads'>;
