import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: 'Adresse de livraison',
  add: 'Nouvelle adresse',
  edit: 'Modifier',
  editOf: 'Modifier l’adresse de {{name}}',
  default: 'Adresse par défaut',
  firstname: 'Prénom',
  surname: 'Nom',
  mobile: 'Téléphone mobile',
  detailAddress: 'Adresse',
  city: 'Ville',
  countryRegion: 'Pays',
  chooseCountry: 'Choisissez un pays',
  continent: 'Région ou état',
  chooseRegion: 'Choisissez une région ou un état',
  zipcode: 'Code postal',
  email: 'E-mail',
  save: 'Enregistrer l’adresse',
  cancel: 'Annuler',
  saveFailed: 'L’adresse n’a pas été enregistrée. Veuillez réessayer.',
} satisfies CompleteTexts<'addresses'>;
