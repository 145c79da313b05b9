/** The help centre and the message to the store. */
const texts = {
  title: 'Help',
  description: 'How to buy, delivery, returns and answers to common questions at {{name}}, and a way to write to us.',
  menu: 'Topics',
  error: {
    title: 'The articles did not load',
  },
  empty: {
    title: 'No articles here yet',
    text: 'Look under another topic, or write to us below.',
  },
  missing: {
    title: 'This article is not here',
    text: 'It may have been renamed or taken away. The topics lead to everything else.',
    action: 'To all topics',
  },
  form: {
    title: 'Leave a message',
    text: 'Did you not find it above? Write to us, and we answer by e-mail.',
    name: 'Name',
    email: 'E-mail',
    subject: 'Title',
    content: 'Your message',
    inputEmail: 'Please input e-mail.',
    send: 'Send message',
    sent: 'Your message is on its way',
    sentText: 'The answer comes by e-mail to the address you gave.',
    another: 'Write another message',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    help: typeof texts;
  }
}
