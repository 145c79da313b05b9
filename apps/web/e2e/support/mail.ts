import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  to: string;
  text: string;
}

/** The code of the newest mail to an address. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await request.get('/dev/mail.json')).json();
      code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
