import type { Locator, Page } from '@playwright/test';
import type { Shopper } from './shopper.ts';

/** The form of the login page, beside which stands another for new members. */
export const signInForm = (page: Page): Locator => page.getByRole('region', { name: 'Sign in' });

/** Signs in by hand, in the login page's form or in the dialog. */
export async function fillLogin(
  part: Locator,
  { email, password }: Pick<Shopper, 'email' | 'password'>,
): Promise<void> {
  await part.getByLabel('E-mail', { exact: true }).fill(email);
  await part.getByLabel('Password', { exact: true }).fill(password);
  await part.getByRole('button', { name: 'Sign in' }).click();
}
