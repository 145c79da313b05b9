import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: '구역', female: '여성', male: '남성', children: '아동' },
  locale: { title: '언어와 통화', language: '언어', currency: '통화', continue: '계속' },
} satisfies PartialTexts<'shell'>;
