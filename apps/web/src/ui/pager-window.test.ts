import { describe, expect, it } from 'vitest';
import { pagerWindow } from './pager-window.ts';

describe('the pager', () => {
  it('shows every page while there are at most nine', () => {
    expect(pagerWindow(1, 3)).toEqual([1, 2, 3]);
    expect(pagerWindow(9, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('never shows more than nine, with the open page in the middle', () => {
    expect(pagerWindow(50, 100)).toEqual([46, 47, 48, 49, 50, 51, 52, 53, 54]);
  });

  it('stays inside the list at both ends', () => {
    expect(pagerWindow(2, 100)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(pagerWindow(100, 100)).toEqual([92, 93, 94, 95, 96, 97, 98, 99, 100]);
  });

  it('shows nothing for no pages', () => {
    expect(pagerWindow(1, 0)).toEqual([]);
  });
});
