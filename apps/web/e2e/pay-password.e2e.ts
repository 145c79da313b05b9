import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { stored } from './support/page.ts';
import { DEMO_PAY_PASSWORD, demoShopper, type Shopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** An unpaid order of one piece. */
async function newOrder(request: APIRequestContext, { token }: Shopper): Promise<number> {
  const { list } = await api<{ list: { productId: number; shopId: number }[] }>(request, 'product/spuFirst/page', {
    method: 'POST',
    payload: { page: 1, row: 5 },
  });
  const addresses = await api<{ list: { id: number }[] } | { id: number }[]>(request, 'member/address-first/list', {
    token,
  });
  const address = (Array.isArray(addresses) ? addresses : addresses.list)[0];
  for (const { productId, shopId } of list) {
    const { skus } = await api<{ skus: { id: number; stock: number }[] }>(request, 'product/spuFirst/get-detail', {
      payload: { id: productId },
    });
    const sku = skus.find(({ stock }) => stock > 1);
    if (!sku || !address) continue;
    const { tradeOrderIdList } = await api<{ tradeOrderIdList: number[] }>(request, 'trade/order/createFirst', {
      method: 'POST',
      token,
      payload: {
        items: [{ skuId: sku.id, count: 1, shopId }],
        addressId: address.id,
        deliveryType: 1,
        pointStatus: true,
        terminal: 20,
      },
    });
    const [id] = tradeOrderIdList;
    if (id !== undefined) return id;
  }
  throw new Error('Nothing can be ordered.');
}

test('paypassword-23 fault session-02 the dialog takes six digits, says what is missing, and survives a wrong one', async ({
  page,
  request,
}) => {
  const shopper = await demoShopper(request);
  const order = await newOrder(request, shopper);
  await signIn(page, shopper);
  await page.goto(`/basket?step=3&orders=${order}&payType=4`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transaction password' });
  const digits = dialog.getByLabel('6 digits');
  const pay = dialog.getByRole('button', { name: /^Pay \$/ });
  await expect(digits).toBeFocused();
  await expect(digits).toHaveAttribute('type', 'password');
  await expect(digits).toHaveAttribute('required', '');

  await pay.click();
  await expect(digits).toHaveAccessibleDescription('Please enter 6 pure numbers');
  await digits.pressSequentially('12x 3');
  await expect(digits).toHaveValue('123');
  await pay.click();
  await expect(digits).toHaveAccessibleDescription('Please enter 6 pure numbers');
  await digits.pressSequentially('4567890');
  await expect(digits).toHaveValue('123456');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(digits).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(digits).toHaveAttribute('type', 'password');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '[role=dialog]');

  await pay.click();
  await expect(digits).toHaveAccessibleDescription(/transaction password is incorrect/);
  await expect(digits).toHaveValue('');
  await expect(digits).toBeFocused();
  expect(await stored(page, 'token')).toBe(shopper.token);
  await digits.pressSequentially(DEMO_PAY_PASSWORD);
  await digits.press('Enter');
  await expect(page).toHaveURL(/\/success\/pay/);
});
