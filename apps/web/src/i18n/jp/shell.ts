import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: 'ゾーン', female: 'レディース', male: 'メンズ', children: 'キッズ' },
  locale: { title: '言語と通貨', language: '言語', currency: '通貨', continue: '続ける' },
} satisfies PartialTexts<'shell'>;
