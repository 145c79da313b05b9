/** The schema that BullMQ keeps its queues in when they run on PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';
