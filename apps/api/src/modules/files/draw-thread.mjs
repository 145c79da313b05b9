/** Entry of the thread that draws: what runs the process's TypeScript is not there in its threads. */
import { register } from 'tsx/esm/api';

register();
await import('./draw-thread.ts');
