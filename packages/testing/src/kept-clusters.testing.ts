/** Command: copies the cluster with the empty template into a folder and prints whether it was made. */
import { copyCluster } from './kept-clusters.ts';

const [folder = ''] = process.argv.slice(2);
console.log((await copyCluster('empty', folder)) ? 'made' : 'kept');
