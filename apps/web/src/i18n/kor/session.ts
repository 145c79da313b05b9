import type { CompleteTexts } from '../catalogue.ts';

export default {
  tabs: { label: '로그인 또는 회원가입', login: '로그인', register: '회원가입' },
  dialogTitle: '로그인 또는 계정 만들기',
  notice: '계속하려면 로그인해 주세요.',
  fields: { email: '이메일', code: '이메일 인증 코드', password: '비밀번호', confirmPassword: '비밀번호 확인' },
  messages: {
    inputEmail: '이메일을 입력해 주세요.',
    inputPassword: '비밀번호를 입력해 주세요.',
    codeSent: '인증 코드를 보냈습니다',
    welcome: '로그인되었습니다.',
    registered: '계정이 만들어졌습니다.',
  },
  login: {
    title: '로그인',
    description: '{{name}}에 로그인하여 주문, 찜, 지갑을 확인하세요.',
    submit: '로그인',
    forgot: '비밀번호 찾기',
    create: '계정 만들기',
  },
  invitation: {
    title: '처음이신가요?',
    text: '계정이 있으면 쇼핑백과 찜이 모든 기기에서 이어지고, 주문을 바로 확인하며, 지갑으로 한 번에 결제할 수 있습니다.',
    submit: '이메일로 계속하기',
  },
  register: {
    title: '계정 만들기',
    description: '이메일 주소로 {{name}} 계정을 만드세요.',
    text: '본인의 이메일인지 확인하기 위해 인증 코드를 보내 드립니다.',
    submit: '계정 만들기',
    haveAccount: '이미 계정이 있습니다',
    sendCode: '코드 보내기',
    sendAgain: '다시 보내기',
    again: '{{seconds}}초 후 다시',
    codeHint: '숫자 6자리이며 10분 동안 유효합니다.',
    terms: '<terms>이용 약관</terms>과 <privacy>개인정보 처리방침</privacy>에 동의합니다.',
    newWindow: '(새 창에서 열림)',
  },
  strength: {
    label: '비밀번호 강도',
    hint: '8~16자, 다음을 포함하면 좋습니다:',
    lower: '소문자',
    upper: '대문자',
    digit: '숫자',
    fulfilled: '포함됨',
    levels: { none: '입력 전', weak: '약함', fair: '보통', good: '좋음', strong: '강함' },
  },
} satisfies CompleteTexts<'session'>;
