-- A product's page tells its scores without reading its reviews.

-- AlterTable
ALTER TABLE "spu" ADD COLUMN     "description_sum" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "logistics_sum" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "review_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "service_sum" INTEGER NOT NULL DEFAULT 0;

alter table spu add constraint spu_scores_in_range check (
  review_count >= 0
  and service_sum between review_count and 5 * review_count
  and logistics_sum between review_count and 5 * review_count
  and description_sum between review_count and 5 * review_count
);
