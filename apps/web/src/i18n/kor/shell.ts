import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: '구역', female: '여성', male: '남성', children: '아동' },
  locale: { title: '언어와 통화', language: '언어', currency: '통화', continue: '계속' },
  toasts: {
    collected: '찜 목록에 담았습니다',
    uncollected: '찜을 취소했습니다',
    addedToBag: '장바구니에 담았습니다',
    viewBag: '장바구니 보기',
  },
  crash: {
    chunkTitle: '페이지를 불러오지 못했습니다',
    chunkText: '연결이 느리거나 끊어졌습니다. 다시 불러와 주세요.',
    part: '이 부분을 불러오지 못했습니다.',
    retry: '다시 시도',
  },
} satisfies PartialTexts<'shell'>;
