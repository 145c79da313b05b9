export { createTestDatabase, type TemplateName, type TestDatabase, useTestDatabase } from './database.ts';
