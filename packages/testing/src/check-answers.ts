/** Holds every answer of a test's statements against their declarations: PostgreSQL cannot say what may be null. */
import { checkAnswers } from '@passage/database/sql';

checkAnswers(({ name, columns }, rows) => {
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) {
      const type = columns[column];
      if (!type) throw new Error(`${name} answers with ${column}, which it does not declare`);
      if (value === null && !type.isNullable)
        throw new Error(`${name} declares ${column} as never null, and it is null`);
    }
  }
});
