import { integer, statement, type Tx } from '@passage/database';

/** One review's scores of a product, each 1 to 5. */
export interface ReviewScores {
  readonly spuId: number;
  readonly service: number;
  readonly logistics: number;
  readonly description: number;
}

const addToSums = statement({
  name: 'products-add-review-scores',
  params: [integer('spuId'), integer('service'), integer('logistics'), integer('description')],
  columns: { id: integer },
  text: `update spu set review_count = review_count + 1, service_sum = service_sum + $2, logistics_sum = logistics_sum + $3,
     description_sum = description_sum + $4
   where id = $1 returning id`,
});

/** Counts new reviews in, product after product in id order, so that two reviewers cannot wait for each other. */
export async function addReviewScores(tx: Tx, reviews: readonly ReviewScores[]): Promise<void> {
  for (const { spuId, service, logistics, description } of reviews.toSorted((a, b) => a.spuId - b.spuId)) {
    const row = await tx.sql.row(addToSums, [spuId, service, logistics, description]);
    if (!row) throw new Error(`the product ${spuId} is missing`);
  }
}
