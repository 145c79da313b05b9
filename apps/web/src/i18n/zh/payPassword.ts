import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '交易密码',
  description: '设置用于余额付款的 6 位交易密码。',
  text: '使用余额付款或提现时输入的六位数字。',
  fields: { email: '邮箱', newPassword: '新密码', confirmPassword: '确认密码' },
  digits: '6 位数字',
  show: '显示',
  hide: '隐藏',
  save: '保存',
  pleaseEnter6Number: '请输入 6 位纯数字',
  passwordsDiffer: '两次输入的密码不一致。',
  updatepwdsuccess: '密码保存成功',
  change: {
    title: '修改交易密码',
    oldPassword: '旧密码',
    submit: '修改密码',
    forgot: '忘记密码',
    done: '交易密码已修改',
  },
  reset: {
    title: '重置交易密码',
    text: '我们会向您的邮箱发送验证码，确认后即可设置新的六位数字。',
    code: '邮箱验证码',
    confirm: '确认验证码',
    codeSent: '验证码已发送',
    invalidMailbox: '邮箱格式不正确',
    enterCode: '请输入验证码',
    back: '返回',
  },
  isSet: {
    title: '您已设置交易密码',
    text: '每次使用余额付款时都需要输入。{{name}}的任何人都不会向您索要此密码。',
    back: '返回付款',
    wallet: '前往钱包',
  },
  dialog: {
    title: '交易密码',
    text: '请输入以确认。',
    submit: '确认',
    forgot: '忘记密码',
  },
} satisfies CompleteTexts<'payPassword'>;
