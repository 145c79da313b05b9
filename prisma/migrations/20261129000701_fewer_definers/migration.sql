-- It only calls the ledger's functions, which the app may call itself.
alter function passage.ledger_post_lines(text, int[], int[], bigint[], int[], text[], timestamptz) security invoker;
