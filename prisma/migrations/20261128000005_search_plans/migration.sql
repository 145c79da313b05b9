-- How many entries a query matches is known only from its words: a plan for any words would read far too many.
alter function passage.search_entries(int, text[], int) set plan_cache_mode = force_custom_plan;
