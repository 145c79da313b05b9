import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Mot de passe de transaction',
  description: 'Définissez les 6 chiffres avec lesquels votre solde paie.',
  text: 'Six chiffres à saisir pour chaque paiement ou retrait depuis votre solde.',
  fields: { email: 'E-mail', newPassword: 'Nouveau mot de passe', confirmPassword: 'Confirmez le mot de passe' },
  digits: '6 chiffres',
  show: 'Afficher',
  hide: 'Masquer',
  save: 'Enregistrer',
  pleaseEnter6Number: 'Veuillez saisir 6 chiffres',
  passwordsDiffer: 'Les deux mots de passe sont différents.',
  updatepwdsuccess: 'Mot de passe enregistré',
  change: {
    title: 'Changer le mot de passe de transaction',
    oldPassword: 'Ancien mot de passe',
    submit: 'Changer le mot de passe',
    forgot: 'Mot de passe oublié',
    done: 'Mot de passe de transaction modifié',
  },
  reset: {
    title: 'Réinitialiser le mot de passe de transaction',
    text: 'Nous envoyons un code à votre adresse. Une fois confirmé, vous choisissez six nouveaux chiffres.',
    code: 'Code reçu par e-mail',
    confirm: 'Confirmer le code',
    codeSent: 'Code envoyé',
    invalidMailbox: 'Adresse e-mail non valide',
    enterCode: 'Saisissez le code de vérification',
    back: 'Retour',
  },
  isSet: {
    title: 'Votre mot de passe de transaction est défini',
    text: 'Il vous est demandé à chaque paiement depuis votre solde. Personne chez {{name}} ne vous le demandera jamais.',
    back: 'Revenir au paiement',
    wallet: 'Vers le portefeuille',
  },
  dialog: {
    title: 'Mot de passe de transaction',
    text: 'Saisissez-le pour confirmer.',
    submit: 'Confirmer',
    forgot: 'Mot de passe oublié',
  },
} satisfies CompleteTexts<'payPassword'>;
