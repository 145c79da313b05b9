-- AlterTable
ALTER TABLE "spu" ADD COLUMN     "deleted_at" TIMESTAMPTZ;

-- What is deleted is on no shelf.
alter table spu add constraint spu_deleted_is_off check (deleted_at is null or status = 0);
