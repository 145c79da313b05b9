import type { CompleteTexts } from '../catalogue.ts';

export default {
  close: '닫기',
  dismiss: '닫기',
  loading: '불러오는 중',
  retry: '다시 시도',
  copy: { label: '복사', success: '복사 성공', fail: '복사 실패' },
  showPassword: '비밀번호 표시',
  hidePassword: '비밀번호 숨기기',
  optional: '선택',
  less: '하나 줄이기',
  more: '하나 늘리기',
  quantity: '수량',
  remove: '{{name}} 제거',
  backToTop: '맨 위로',
  notifications: '알림',
  favourite: {
    add: '{{name}} 찜하기',
    remove: '{{name}} 찜 취소',
  },
  price: {
    now: '현재 가격',
    was: '이전 가격',
  },
  stars: {
    value: '5점 만점에 {{value}}점',
    choice_other: '별 {{count}}개',
  },
  pager: {
    label: '페이지',
    previous: '이전 페이지',
    next: '다음 페이지',
    page: '{{page}}페이지',
    size: '페이지당',
  },
  crumbs: '현재 위치',
  steps: {
    label: '단계',
    done: '완료',
  },
  error: {
    title: '불러오지 못했습니다',
    text: '연결이 끊겼거나 서버가 응답하지 않았습니다. 잃은 것은 없습니다.',
  },
  rail: {
    previous: '{{title}}, 이전 상품',
    next: '{{title}}, 다음 상품',
  },
  captcha: {
    label: '인증 코드',
    renew: '다른 그림',
    picture: '그림 속 네 글자',
  },
} satisfies CompleteTexts<'ui'>;
