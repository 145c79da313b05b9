import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '고객 지원',
  description: '{{name}} 구매 방법, 배송, 반품, 자주 묻는 질문과 문의 접수 안내입니다.',
  menu: '주제',
  error: {
    title: '글을 불러오지 못했습니다',
  },
  empty: {
    title: '아직 글이 없습니다',
    text: '다른 주제를 살펴보시거나 아래에서 문의를 남겨 주세요.',
  },
  missing: {
    title: '글을 찾을 수 없습니다',
    text: '제목이 바뀌었거나 내려졌을 수 있습니다. 다른 내용은 주제에서 찾아보세요.',
    action: '모든 주제 보기',
  },
  form: {
    title: '문의 남기기',
    text: '위에서 찾지 못하셨나요? 문의를 남겨 주시면 이메일로 답변드립니다.',
    name: '이름',
    email: '이메일',
    subject: '제목',
    content: '문의 내용',
    inputEmail: '이메일을 입력해 주세요.',
    send: '문의 보내기',
    sent: '문의를 보냈습니다',
    sentText: '적어 주신 이메일 주소로 답변드립니다.',
    another: '문의 하나 더 남기기',
  },
} satisfies CompleteTexts<'help'>;
