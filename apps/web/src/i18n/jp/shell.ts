import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: 'ゾーン', female: 'レディース', male: 'メンズ', children: 'キッズ' },
  locale: { title: '言語と通貨', language: '言語', currency: '通貨', continue: '続ける' },
  toasts: {
    collected: 'お気に入りに追加しました',
    uncollected: 'お気に入りから外しました',
    addedToBag: 'バッグに追加しました',
    viewBag: 'バッグを見る',
  },
} satisfies PartialTexts<'shell'>;
