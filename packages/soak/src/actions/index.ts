/** Everything that somebody may do, and how often. */
import type { Action } from './action.ts';
import { askForRefund, evaluate, giveUp, sendBack } from './after.ts';
import { cancel, choosePayType, order, payLater, receive } from './buy.ts';
import {
  adjust,
  decideProof,
  decideRecharge,
  decideWithdrawal,
  lookAtWallet,
  moveWithdrawal,
  recharge,
  withdraw,
} from './money.ts';
import { decideAfterSale, ship, track } from './sell.ts';

export type { Action, Stage } from './action.ts';

const repeat: Action = ({ connection }) => connection.replay();

export const ACTIONS: readonly (readonly [Action, number])[] = [
  [order, 18],
  [payLater, 10],
  [choosePayType, 2],
  [cancel, 5],
  [ship, 10],
  [track, 3],
  [receive, 7],
  [askForRefund, 9],
  [decideAfterSale, 16],
  [sendBack, 6],
  [giveUp, 2],
  [evaluate, 3],
  [recharge, 5],
  [decideProof, 6],
  [decideRecharge, 5],
  [withdraw, 4],
  [decideWithdrawal, 4],
  [moveWithdrawal, 5],
  [adjust, 2],
  [lookAtWallet, 3],
  [repeat, 3],
];
