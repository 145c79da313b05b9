import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_STEPS, preparePackages } from '../bring-up.js';
import { ROOT } from '../folder.js';
import { workspaceFolders } from '../packages.js';
import { startProgram } from '../programs.js';
import { progress } from '../progress.js';

const AT_ONCE = 2;

/**
 * Lint, format and types of the whole workspace.
 *
 * @param {import('../session.js').Session} session
 */
export async function run(session) {
  progress.begin(PACKAGE_STEPS);
  await preparePackages(session);
  const compiler = binOf('typescript', 'tsc');
  const typed = workspaceFolders().filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
  const checks = [
    {
      title: 'biome',
      words: [
        binOf('@biomejs/biome', 'biome'),
        'check',
        '--error-on-warnings',
        '--max-diagnostics=none',
        '--colors=off',
        '.',
      ],
    },
    ...typed.map((folder) => ({ title: `types of ${folder}`, words: [compiler, '-p', folder] })),
  ];
  let faults = 0;
  const waiting = checks.values();
  const worker = async () => {
    for (const { title, words } of waiting) {
      const startedAt = Date.now();
      const { code, output } = await startProgram(session, { name: `check-${title.replace(/\W+/g, '-')}`, words })
        .ended;
      if (session.isEnding) return;
      if (code !== 0) faults += 1;
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(
        `${code === 0 ? 'ok    ' : 'FAULT '} ${title} (${seconds} s)\n${code === 0 ? '' : `${output.trim()}\n\n`}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  process.stdout.write(`${checks.length - faults} of ${checks.length} checks passed\n`);
  return faults ? 1 : 0;
}

/**
 * The JavaScript file behind a package's command.
 *
 * @param {string} name
 * @param {string} command
 */
function binOf(name, command) {
  const folder = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
