import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works a page: with a pointer or with the keyboard. */
export interface Actor {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** A radio button or a box to tick. */
  choose: (choice: Locator) => Promise<void>;
  /** An option of a select, by what it reads. */
  select: (field: Locator, option: string) => Promise<void>;
}

export function pointer(): Actor {
  return {
    press: (control) => control.click(),
    type: (field, text) => field.fill(text),
    choose: async (choice) => {
      await choice.click();
      await expect(choice).toBeChecked();
    },
    select: async (field, option) => {
      await field.selectOption({ label: option });
    },
  };
}

/** No page of the journey has more stops than this between two places. */
const MAX_STOPS = 250;

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

const sharesGroup = (radio: Locator): Promise<boolean> =>
  radio.evaluate(
    (element) =>
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.name === element.name,
  );

/** Tab, arrows, Enter, Space and letters: what cannot be reached with them fails. */
export function keyboard(page: Page): Actor {
  const walkTo = async (control: Locator, isThere: (control: Locator) => Promise<boolean> = isFocused) => {
    await expect(control).toBeVisible();
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await isThere(control)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`not reached with the Tab key: ${control}`);
  };
  return {
    press: async (control) => {
      await walkTo(control);
      await page.keyboard.press('Enter');
    },
    type: async (field, text) => {
      await walkTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    },
    choose: async (choice) => {
      await walkTo(choice, async (control) => (await isFocused(control)) || sharesGroup(control));
      for (let step = 0; step < 20 && !(await isFocused(choice)); step++) await page.keyboard.press('ArrowDown');
      if (!(await choice.isChecked())) await page.keyboard.press('Space');
      await expect(choice).toBeChecked();
    },
    select: async (field, option) => {
      await walkTo(field);
      await page.keyboard.type(option);
      await expect(field.locator('option:checked')).toHaveText(option);
    },
  };
}
