import { freshPicture } from './support/pictures.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('trust-45 where the pictures of the hour are used up, the page says in the reader’s language when the next upload is possible, and keeps the form', async ({
  page,
  request,
}) => {
  const usedUp = () =>
    page.route('**/app-api/infra/file/upload', (route) =>
      route.fulfill({ headers: { 'retry-after': '1930' }, json: { code: 429, msg: 'Too many attempts.', data: null } }),
    );
  await page.clock.setFixedTime('2026-11-29T10:00:20Z');
  await signIn(page, await newShopper(request));
  await page.goto('/recharge');
  await page.getByLabel('Other amount in US dollars').fill('120.5');
  await page.getByLabel('Pay method').selectOption({ label: 'Online payment' });
  await page.getByLabel('Reference').fill('TR-7');
  const picture = page.getByLabel('Screenshot of the payment');
  await usedUp();
  await picture.setInputFiles(freshPicture());
  await expect(page.getByRole('alert')).toHaveText(
    /^The pictures of this hour are used up\. The next upload is possible on Nov 29, 2026, 10:33.AM\.$/,
  );
  // Nothing that was typed or chosen is lost, the picture included.
  await expect(page.getByLabel('Other amount in US dollars')).toHaveValue('120.5');
  await expect(page.getByLabel('Reference')).toHaveValue('TR-7');
  await expect(page.getByText('proof.png')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeDisabled();

  // Once the hour is over, the same picture goes.
  await page.unroute('**/app-api/infra/file/upload');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('lang', 'fr'));
  await usedUp();
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(freshPicture());
  await expect(page.getByRole('alert')).toHaveText(
    /^Le quota d’images de cette heure est épuisé\. Le prochain envoi sera possible le 29 nov\. 2026,? (à )?10:33\.$/,
  );
});
