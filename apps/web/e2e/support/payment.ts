import type { Locator, Page } from '@playwright/test';

/** Parts of the screens that pay. */
export const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Summary' });
export const confirm = (page: Page): Locator => summary(page).getByRole('button', { name: 'Confirm payment' });
export const method = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
export const screenshot = (page: Page): Locator => page.getByLabel('Screenshot of the payment');
