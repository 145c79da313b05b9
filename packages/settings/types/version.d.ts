/** Of this program, as package.json and CHANGELOG.md name it. */
export const VERSION: string;
