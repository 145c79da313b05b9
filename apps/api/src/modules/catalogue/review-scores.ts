import type { Contract, OutputOf } from '@passage/contract';
import { statement, type Tx } from '@passage/database';

/** One review's scores, each 1 to 5. */
export interface ReviewScores {
  readonly service: number;
  readonly logistics: number;
  readonly description: number;
}

const addToSums = statement<{ id: number }, [spuId: number, service: number, logistics: number, description: number]>(
  'catalogue-add-review-scores',
  `update spu set review_count = review_count + 1, service_sum = service_sum + $2, logistics_sum = logistics_sum + $3,
     description_sum = description_sum + $4
   where id = $1 returning id`,
);

const addToShop = statement<{ id: number }, [spuId: number, count: number, sum: number]>(
  'catalogue-add-shop-scores',
  `update shop set review_count = review_count + $2, score_sum = score_sum + $3
   where id = (select shop_id from spu where id = $1) returning id`,
);

/**
 * Counts new reviews of an order in, product after product in id order, so that two reviewers cannot wait for each other,
 * and the shop last.
 */
export async function addReviewScores(
  tx: Tx,
  reviews: readonly (ReviewScores & { readonly spuId: number })[],
): Promise<void> {
  for (const { spuId, service, logistics, description } of [...reviews].sort((a, b) => a.spuId - b.spuId)) {
    const row = await tx.sql.row(addToSums, [spuId, service, logistics, description]);
    if (!row) throw new Error(`the product ${spuId} is missing`);
  }
  const [first] = reviews;
  if (!first) return;
  const sum = reviews.reduce((sum, { service, logistics, description }) => sum + service + logistics + description, 0);
  if (!(await tx.sql.row(addToShop, [first.spuId, reviews.length, sum]))) throw new Error('the shop is missing');
}

interface Sums {
  readonly review_count: number;
  readonly service_sum: number;
  readonly logistics_sum: number;
  readonly description_sum: number;
}

const meanOf = (sum: number, scores: number): number => (scores === 0 ? 0 : Math.round((sum * 10) / scores) / 10);

/** A shop's reputation: the mean of all scores of its products with one decimal, 0 where nobody has said anything. */
export const reputationOf = ({ review_count, score_sum }: { review_count: number; score_sum: bigint }): number =>
  meanOf(Number(score_sum), 3 * review_count);

/** Means of the scores with one decimal, half a tenth up; all 0 where nobody has said anything. */
export function scoresOf(sums: Sums): OutputOf<Contract['catalogue']['detail']>['scores'] {
  const { review_count: count, service_sum: service, logistics_sum: logistics, description_sum: description } = sums;
  return {
    count,
    average: meanOf(service + logistics + description, 3 * count),
    service: meanOf(service, count),
    logistics: meanOf(logistics, count),
    description: meanOf(description, count),
  };
}
