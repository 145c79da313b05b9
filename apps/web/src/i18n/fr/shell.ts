import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: 'Univers', female: 'Femme', male: 'Homme', children: 'Enfant' },
  locale: { title: 'Langue et devise', language: 'Langue', currency: 'Devise', continue: 'Continuer' },
} satisfies PartialTexts<'shell'>;
