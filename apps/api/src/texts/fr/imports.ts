import type { Texts } from '../texts.ts';

export default {
  columnMissing: 'Il manque des colonnes dans l’en-tête : {detail}',
  tooManyRows: 'Le fichier compte plus de {detail} lignes ; cette ligne et les suivantes n’ont pas été importées.',
  unreadable: 'La ligne est illisible. Il manque peut-être un guillemet.',
  columnCount: 'La ligne n’a pas autant de cellules que l’en-tête ({detail}).',
  handleMissing: 'La ligne n’a pas de handle.',
  handleScattered:
    'Des lignes de {detail} se trouvent aussi ailleurs dans le fichier. Les lignes d’un article doivent se suivre.',
  titleMissing: 'L’article n’a pas de titre.',
  tooLong: 'Trop long : {detail}',
  priceInvalid: 'Ce n’est pas un prix : {detail}',
  comparePriceInvalid: 'Ce n’est pas un prix de comparaison : {detail}',
  quantityInvalid: 'Ce n’est pas un stock : {detail}',
  variantRepeated: 'L’article a déjà cette variante : {detail}',
  stockReserved:
    'Des commandes retiennent plus de pièces que cette quantité n’en laisse (réservées/en stock : {detail}).',
  tooManyVariants: 'Un article ne peut en avoir plus de {detail}.',
  giftCard: 'Les cartes cadeaux ne peuvent pas être vendues ici.',
  categoryMissing:
    'Rien n’indique à qui s’adresse l’article. Ajoutez le tag men, women ou kids, ou choisissez une catégorie pour l’import. Tags : {detail}',
  otherRow: 'La ligne {detail} du même article est en cause.',
  unexpected: 'Une erreur est survenue de notre côté. Veuillez recommencer l’import.',
  categoryGuessed: 'Aucun tag ne désigne de catégorie ; veuillez vérifier celle qui a été choisie.',
  pictureDrawn: 'La photo est inaccessible et a été remplacée par un dessin : {detail}',
} satisfies Texts['imports'];
