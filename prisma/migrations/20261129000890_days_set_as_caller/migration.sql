-- What a tenant has set is read with the rights of the functions that ask, so that nobody else can be answered it.
alter function passage.days_set(int, text, int) security invoker;
