/** Two tenants and their hosts, enough for tests that bring their own rows. */
export async function seedTenants(run: (sql: string, values?: readonly unknown[]) => Promise<unknown>): Promise<void> {
  await run(`insert into tenant (id, key, name, default_language, default_currency)
             values (1, 'passage', 'Passage', 'en', 'USD'), (2, 'second', 'Second', 'zh', 'JPY')`);
  await run(
    `insert into tenant_host (host, tenant_id, is_primary) values ('localhost', 1, true), ('127.0.0.1', 1, false), ('second.localhost', 2, true)`,
  );
  for (const tenantId of [1, 2]) {
    await run(
      `insert into pay_method (tenant_id, type, name, english_name, position) values
       ($1, 4, '{"en":"Balance","zh":"余额"}', 'Balance', 0), ($1, 1, '{"en":"Virtual currency","zh":"虚拟货币"}', 'Virtual currency', 1),
       ($1, 2, '{"en":"Card","zh":"银行卡"}', 'Card', 2), ($1, 3, '{"en":"Online payment","zh":"在线支付"}', 'Online payment', 3)`,
      [tenantId],
    );
  }
}
