import type { Contract, OutputOf } from '@passage/contract';

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
