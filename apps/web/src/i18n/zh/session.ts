import type { CompleteTexts } from '../catalogue.ts';

export default {
  tabs: { label: '登录或注册', login: '登录', register: '注册' },
  dialogTitle: '登录或注册账户',
  notice: '请登录后继续。',
  fields: { email: '邮箱', code: '邮箱验证码', password: '密码', confirmPassword: '再次输入密码' },
  messages: {
    inputEmail: '请输入邮箱。',
    inputPassword: '请输入密码。',
    codeSent: '验证码已发送',
    welcome: '您已登录。',
    registered: '您的账户已创建。',
  },
  login: {
    title: '登录',
    description: '登录{{name}}，查看您的订单、收藏和钱包。',
    submit: '登录',
    forgot: '忘记密码',
    create: '创建账户',
  },
  invitation: {
    title: '初次光临？',
    text: '拥有账户后，购物袋与收藏在每台设备上同步，订单进度随时可查，还可用钱包一步付款。',
    submit: '使用邮箱继续',
  },
  register: {
    title: '创建账户',
    description: '使用邮箱在{{name}}创建账户。',
    text: '我们会向您的邮箱发送验证码，以确认邮箱属于您。',
    submit: '创建账户',
    haveAccount: '我已有账户',
    sendCode: '发送验证码',
    sendAgain: '重新发送',
    again: '{{seconds}} 秒后重发',
    codeHint: '六位数字，10 分钟内有效。',
    terms: '我同意<terms>条款与条件</terms>和<privacy>隐私政策</privacy>。',
    newWindow: '（在新窗口中打开）',
  },
  strength: {
    label: '密码强度',
    hint: '8 至 16 个字符，建议包含：',
    lower: '小写字母',
    upper: '大写字母',
    digit: '数字',
    fulfilled: '已满足',
    levels: { none: '尚未输入', weak: '弱', fair: '一般', good: '良好', strong: '强' },
  },
} satisfies CompleteTexts<'session'>;
