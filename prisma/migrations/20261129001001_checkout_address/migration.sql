-- Which address the same cart lines were ordered to. No reference: the address may be deleted, and its id still tells
-- a repeat from another order. Null for checkouts that are older than this column.

-- AlterTable
ALTER TABLE "checkout" ADD COLUMN     "address_id" INTEGER;
