-- How the last proof of a tenant's balances ended, for whoever watches the system.

-- CreateTable
CREATE TABLE "ledger_proof" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "proved_at" TIMESTAMPTZ NOT NULL,
    "wrong_balances" INTEGER NOT NULL,

    CONSTRAINT "ledger_proof_pkey" PRIMARY KEY ("tenant_id")
);

select passage.make_tenant_table('ledger_proof');
alter table ledger_proof add constraint ledger_proof_wrong_balances_not_negative check (wrong_balances >= 0);

-- The relay's role reads the figures of all tenants: of the outbox, and how each one's books stand.
create policy relay on ledger_proof for select to passage_relay using (true);
grant select on ledger_proof to passage_relay;
