-- A session is of one side of the API, and tells when, from where and with what it was used.

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "audience" SMALLINT NOT NULL DEFAULT 1,
ADD COLUMN     "browser" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "last_used_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "network" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "second_factor_at" TIMESTAMPTZ;

alter table session add constraint session_audience_known check (audience in (1, 2));
