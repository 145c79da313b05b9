import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: '배송지',
  add: '새 주소',
  edit: '수정',
  editOf: '{{name}}의 주소 수정',
  default: '기본 주소',
  firstname: '이름',
  surname: '성',
  mobile: '휴대전화',
  detailAddress: '상세 주소',
  city: '도시',
  countryRegion: '국가 또는 지역',
  chooseCountry: '국가 또는 지역 선택',
  continent: '시·도 또는 주',
  chooseRegion: '시·도 또는 주 선택',
  zipcode: '우편번호',
  email: '이메일',
  save: '주소 저장',
  cancel: '취소',
  saveFailed: '주소를 저장하지 못했습니다. 다시 시도해 주세요.',
} satisfies CompleteTexts<'addresses'>;
