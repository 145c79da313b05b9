import type { PartialTexts } from '../catalogue.ts';

export default {
  gallery: {
    label: '{{name}} 사진',
    picture: '{{name}}, 사진 {{number}}/{{count}}',
    place: '{{number}} / {{count}}',
    previous: '이전 사진',
    next: '다음 사진',
  },
  sku: {
    soldOut: '{{value}}, 품절',
    soldOutIn: '{{value}}, {{others}} 품절',
    missingIn: '{{value}}, {{others}} 없음',
    left_other: '{{choice}} {{count}}개 남음',
    select: '옵션을 선택하세요',
    choose: '{{name}}: 선택하세요',
  },
  buy: {
    add: '장바구니 담기',
    bar: '구매',
    status: {
      off: '판매 종료',
      soldOut: '품절',
      shopClosed: '상점 휴무',
    },
    statusText: {
      off: '상점이 이 상품의 판매를 마쳤습니다.',
      soldOut: '모든 사이즈와 색상이 품절입니다. 찜해 두고 다시 들러 주세요.',
      shopClosed: '지금은 이 상점에서 주문할 수 없습니다.',
    },
  },
  delivery: '이 상점은 {{free}}부터 무료 배송, 그 미만은 {{freight}}입니다. 환불은 주문에서 신청할 수 있습니다.',
  shop: {
    visit: '상점 보기',
    sells: '이 상품을 판매하고 발송합니다',
  },
  folds: {
    description: '상품 설명',
    details: '상세 정보',
    delivery: '배송 및 반품',
    deliveryText: '각 상점이 직접 포장해 보냅니다. 배송비는 상점별 {{freight}}이며 {{free}}부터 무료입니다.',
    returnsText: '결제 후 주문에서 환불 또는 반품 환불을 신청할 수 있습니다.',
    help: '배송 자세히 보기',
  },
  details: {
    brand: '브랜드',
    designer: '디자이너',
    shop: '상점',
    number: '상품 번호',
    sold: '판매 수량',
  },
  more: '함께 볼 만한 상품',
  missing: {
    title: '이 상품이 없습니다',
    text: '판매되었거나 판매가 끝났거나 주소가 완전하지 않을 수 있습니다. 다른 상품도 많이 있습니다.',
    action: '신상품 보기',
    home: '입구로',
  },
  error: {
    title: '상품을 불러오지 못했습니다',
  },
} satisfies PartialTexts<'product'>;
