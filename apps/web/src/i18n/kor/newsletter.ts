import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '새 소식 편지',
  text: '매주 한 번, 새로운 상점과 상품을 전해 드립니다. 먼저 주소 확인 메일을 보내 드립니다.',
  email: '이메일 주소',
  subscribe: '구독하기',
  inputEmail: '이메일을 입력해 주세요.',
  invalidEmail: '이메일 형식이 올바르지 않습니다.',
  sent: '한 단계 남았습니다. {{email}} 으로 보낸 메일의 링크를 열어 주세요.',
} satisfies CompleteTexts<'newsletter'>;
