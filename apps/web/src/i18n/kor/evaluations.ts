import type { CompleteTexts } from '../catalogue.ts';

export default {
  orderNumber: '주문 번호 {{no}}',
  write: {
    title: '리뷰 쓰기',
    pageText: '주문하신 상품이 어땠는지 들려주세요.',
  },
  detail: {
    title: '내 리뷰',
    pageText: '주문하신 상품에 남긴 리뷰입니다.',
    written: '{{date}} 작성',
    toOrder: '주문으로',
    toOrders: '내 주문',
  },
  scores: {
    service: '서비스 태도',
    logistics: '배송 서비스',
    description: '설명과의 일치',
  },
  form: {
    comment: '내용',
    commentHint: '핏과 촉감, 착용감은 어떤가요?',
    commentRequired: '리뷰 내용을 입력해 주세요.',
    pictures: '사진',
    picturesHint_other: '사진 1~{{count}}장.',
    picturesRequired: '사진을 한 장 이상 추가해 주세요.',
    stillUploading: '사진이 모두 업로드될 때까지 기다려 주세요.',
    missingOf: '{{item}}: {{message}}',
    publish: '등록',
    onceOnly: '리뷰는 주문당 한 번 쓸 수 있으며 상품 페이지에 표시됩니다.',
    published: '리뷰가 등록되었습니다',
  },
  missing: {
    title: '주문을 찾을 수 없습니다',
    text: '주소가 잘못되었거나 다른 계정의 주문입니다.',
    action: '내 주문으로',
  },
  done: {
    title: '이미 리뷰한 주문입니다',
    text: '감사합니다. 리뷰는 상품 페이지에 표시됩니다.',
    action: '리뷰 보기',
  },
  notYet: {
    title: '아직 리뷰할 수 없습니다',
    text: '수령을 확인한 주문만 리뷰할 수 있습니다.',
    action: '주문으로',
  },
  none: {
    title: '아직 리뷰가 없습니다',
    text: '이 주문에는 아직 리뷰가 없습니다.',
    action: '리뷰 쓰기',
  },
} satisfies CompleteTexts<'evaluations'>;
