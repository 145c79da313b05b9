import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '新品来信',
  text: '每周一封，介绍新店与新品。我们会先发一封邮件确认您的地址。',
  email: '邮箱地址',
  subscribe: '订阅',
  inputEmail: '请输入邮箱。',
  invalidEmail: '邮箱格式不正确。',
  sent: '还差一步：请打开发送至 {{email}} 的邮件中的链接。',
} satisfies CompleteTexts<'newsletter'>;
