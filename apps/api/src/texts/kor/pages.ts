import type { Texts } from '../texts.ts';

export default {
  newsletter: {
    ask: '{brand} 소식지를 {email} 주소로 보내 드릴까요?',
    button: '네, 구독합니다',
    done: '감사합니다. {brand} 소식지를 {email} 주소로 보내 드리겠습니다.',
    invalid: '더 이상 사용할 수 없는 링크입니다. 소식지를 다시 신청해 주세요.',
    onward: '{brand}(으)로 가기',
  },
  unlock: {
    ask: '{email} 계정이 코드로 {brand} 콘솔에 다시 로그인할 수 있게 할까요?',
    button: '네, 허용합니다',
    done: '완료되었습니다. {email} 계정으로 다시 로그인할 수 있습니다. 다른 사람이 시도했다면 비밀번호를 변경해 주세요.',
    invalid: '더 이상 사용할 수 없는 링크입니다.',
  },
  unknownHost: {
    title: '이 주소에는 스토어가 없습니다',
    visitor: '이 주소에서 제공되는 스토어가 없습니다. 철자를 확인해 주세요.',
    operator: '이 서버의 운영자라면 주소를 스토어에 추가하세요:',
  },
} satisfies Texts['pages'];
