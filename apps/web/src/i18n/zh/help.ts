import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '帮助中心',
  description: '{{name}} 购买指南、配送、退货及常见问题解答，也可在此给我们留言。',
  menu: '主题',
  error: {
    title: '文章未能加载',
  },
  empty: {
    title: '这里还没有文章',
    text: '请看看其他主题，或在下方给我们留言。',
  },
  missing: {
    title: '没有找到这篇文章',
    text: '它可能已更名或下架。其他内容都在各主题中。',
    action: '查看全部主题',
  },
  form: {
    title: '给我们留言',
    text: '上面没有您要的答案？请给我们留言，我们会通过邮件回复。',
    name: '姓名',
    email: '邮箱',
    subject: '标题',
    content: '留言内容',
    inputEmail: '请输入邮箱。',
    send: '发送留言',
    sent: '留言已发送',
    sentText: '回复会发送到您填写的邮箱。',
    another: '再写一条留言',
  },
} satisfies CompleteTexts<'help'>;
