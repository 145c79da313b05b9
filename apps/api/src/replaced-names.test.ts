/** The words that the field does not use are gone: a newcomer searches for the ones beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const OWN = 'apps/api/src/replaced-names.test.ts';

/** A name that was replaced, and what stands in its place. */
const REPLACED: readonly (readonly [name: RegExp, now: string])[] = [
  [/\bpackAnswers\b|\btakesGzip\b/, 'compression'],
  [/\bboundWhatIsUnderWay\b/, 'limitConcurrency'],
  [/\bfollowLife\b|platform\/life\b/, 'Lifecycle, draining'],
  [/\badmitOrigins\b/, 'cors'],
  [/\bjudgeOrigin\b|\bProvenance\b/, 'classifyOrigin'],
  [/\bknowTenant\b/, 'setRequestTenant'],
  [/\bopenTurns\b/, 'keyedMutex'],
  [/\bwindows: '(all|visitors)'/, 'staleOk'],
  [/\bsettleWithCommit\b/, 'pipelineWithCommit'],
  [/\bPace\b|_PACE\b|\bfirstRestMs\b|\bBEGIN_LIMIT\b/, 'JobTiming, backoff, attempt'],
  [/\bWorkDesk\b/, 'OutboxAdmin'],
  [/\bLentPool\b|\blentOut\b/, 'borrowed'],
  [/\bSumming\b/, 'Checksum'],
  [/features\/makers|pages\/makers|'makers'/, 'brands-and-designers'],
  [/[fF]irst-?[wW]indow/, 'app shell'],
  [/\bwholeFileAddresses\b/, 'absoluteFileUrls'],
  [/\bwatchWeather\b|\bbrokenPromises\b|\/acts\//, 'faults, invariants, actions'],
];

const files = ['apps', 'packages', 'prisma', '.github'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(
      (path) =>
        path !== OWN && /\.(tsx?|js|mjs|css|html|md)$/.test(path) && !/\/(node_modules|dist|generated)\//.test(path),
    ),
);

it('house-37 no replaced name stands in code, file names or documents', () => {
  expect(files.length).toBeGreaterThan(1_500);
  const found = files.flatMap((path) => {
    const text = `${path}\n${readFileSync(root + path, 'utf8')}`;
    return REPLACED.filter(([name]) => name.test(text)).map(([name, now]) => `${path} has ${name}: now ${now}`);
  });
  expect(found).toEqual([]);
});
