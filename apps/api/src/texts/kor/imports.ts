import type { Texts } from '../texts.ts';

export default {
  columnMissing: '머리글에 다음 열이 없습니다: {detail}',
  tooManyRows: '파일이 {detail}행을 넘습니다. 이 행부터는 가져오지 않았습니다.',
  unreadable: '행을 읽을 수 없습니다. 따옴표가 빠졌을 수 있습니다.',
  columnCount: '셀 개수가 머리글과 다릅니다({detail}).',
  handleMissing: '행에 핸들이 없습니다.',
  handleScattered: '{detail}의 행이 파일의 다른 곳에도 있습니다. 한 상품의 행은 이어져 있어야 합니다.',
  titleMissing: '상품에 제목이 없습니다.',
  tooLong: '너무 깁니다: {detail}',
  priceInvalid: '올바른 가격이 아닙니다: {detail}',
  comparePriceInvalid: '올바른 비교 가격이 아닙니다: {detail}',
  quantityInvalid: '올바른 재고 수량이 아닙니다: {detail}',
  variantRepeated: '상품에 이미 이 옵션이 있습니다: {detail}',
  stockReserved: '주문으로 확보된 수량이 이 수량보다 많습니다(확보/재고: {detail}).',
  tooManyVariants: '상품 하나에 최대 {detail}개까지 가능합니다.',
  giftCard: '기프트 카드는 여기서 판매할 수 없습니다.',
  categoryMissing:
    '누구를 위한 상품인지 알 수 없습니다. men, women, kids 태그를 붙이거나 가져오기 카테고리를 선택하세요. 태그: {detail}',
  otherRow: '같은 상품의 {detail}행에 문제가 있습니다.',
  unexpected: '저희 쪽에 문제가 생겼습니다. 다시 가져와 주세요.',
  categoryGuessed: '카테고리를 나타내는 태그가 없습니다. 선택된 카테고리를 확인하세요.',
  pictureDrawn: '사진을 가져올 수 없어 그린 그림으로 대신했습니다: {detail}',
} satisfies Texts['imports'];
