import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '거래 비밀번호',
  description: '잔액으로 결제할 때 쓰는 6자리 거래 비밀번호를 설정하세요.',
  text: '잔액으로 결제하거나 출금할 때 입력하는 숫자 6자리입니다.',
  fields: { email: '이메일', newPassword: '새 비밀번호', confirmPassword: '비밀번호 확인' },
  digits: '숫자 6자리',
  show: '표시',
  hide: '숨기기',
  save: '저장',
  pleaseEnter6Number: '숫자 6자리를 입력해 주세요',
  passwordsDiffer: '두 비밀번호가 다릅니다.',
  updatepwdsuccess: '비밀번호가 저장되었습니다',
  change: {
    title: '거래 비밀번호 변경',
    oldPassword: '기존 비밀번호',
    submit: '비밀번호 변경',
    forgot: '비밀번호를 잊었나요',
    done: '거래 비밀번호를 변경했습니다',
  },
  reset: {
    title: '거래 비밀번호 재설정',
    text: '이메일로 받은 코드를 확인하면 새 숫자 여섯 자리를 정할 수 있습니다.',
    code: '이메일 코드',
    confirm: '코드 확인',
    codeSent: '코드를 보냈습니다',
    invalidMailbox: '이메일 형식이 올바르지 않습니다',
    enterCode: '인증 코드를 입력해 주세요',
    back: '뒤로',
  },
  isSet: {
    title: '거래 비밀번호가 설정되어 있습니다',
    text: '잔액으로 결제할 때마다 입력합니다. {{name}} 직원은 절대 이 비밀번호를 묻지 않습니다.',
    back: '결제로 돌아가기',
    wallet: '지갑으로',
  },
  dialog: {
    title: '거래 비밀번호',
    text: '확인을 위해 입력해 주세요.',
    submit: '확인',
    forgot: '비밀번호를 잊었습니다',
  },
} satisfies CompleteTexts<'payPassword'>;
