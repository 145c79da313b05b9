/** At most this many page buttons are shown. */
export const PAGER_BUTTONS = 9;
export const PAGE_SIZES = [10, 20, 50] as const;

/** The numbers of the buttons: a run of at most nine around the open page. */
export function pagerWindow(page: number, pageCount: number, buttons: number = PAGER_BUTTONS): number[] {
  const length = Math.max(0, Math.min(buttons, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
