/** What .env.example has to say. */
export function exampleText(): string;
/** The table of README.md. */
export function readmeTable(): string;
