import { expect, it } from 'vitest';
import { isAudited, rechargeStatus, withdrawalStatus } from './log-states.ts';

it('recharge-14 there is an audit time when the status is neither unAudit nor waiting', () => {
  expect([0, 1, 2, 3].map(isAudited)).toEqual([false, true, true, false]);
});

it('names every status, and a new one as other', () => {
  expect([0, 1, 2, 3, 9].map((status) => rechargeStatus(status).name)).toEqual([
    'unAudit',
    'passed',
    'rejected',
    'waiting',
    'other',
  ]);
  expect([0, 1, 2, 3, 4, 9].map((sta) => withdrawalStatus(sta).name)).toEqual([
    'awaitingReview',
    'success',
    'failed',
    'remitted',
    'beingApplied',
    'other',
  ]);
});
