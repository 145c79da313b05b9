import { lighthouseScores } from './page-scores.ts';
for (const p of process.argv.slice(2)) console.log(p, JSON.stringify(await lighthouseScores('http://localhost:4650', { name: p, path: p }), (k, v) => typeof v === 'number' ? Math.round(v * 1000) / 1000 : v));
