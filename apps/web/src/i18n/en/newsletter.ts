/** The box that takes an address for the newsletter. */
const texts = {
  title: 'New arrivals by post',
  text: 'One letter a week with new shops and pieces. We send a message first to confirm your address.',
  email: 'E-mail address',
  subscribe: 'Subscribe',
  inputEmail: 'Please input e-mail.',
  invalidEmail: 'The email format is incorrect.',
  sent: 'One step is left: open the link in the message to {{email}}.',
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    newsletter: typeof texts;
  }
}
