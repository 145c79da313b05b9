/** Every text by its namespace, for the key type only: each file beside this one adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the files beside it add to it
export interface English {}
