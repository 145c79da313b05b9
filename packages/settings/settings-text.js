import { defaultOf, GROUPS, SETTINGS } from './settings.js';

const WIDTH = 120;

const HEAD = `# Settings of \`docker compose up\`: a copy of this file named .env is read. None has to be set, what has a # before it is
# what holds without. \`npm start\` takes the same names from the environment; what holds there without is in README.md.
`;

/**
 * What .env.example has to say: every setting of the table, with what holds in the stack without it.
 *
 * @returns {string}
 */
export function exampleText() {
  const groups = GROUPS.map(({ title, settings }) => {
    const line = `# --- ${title} `;
    const entries = settings.map(
      (setting) =>
        `${commentOf(setting.about)}\n# ${setting.name}=${setting.stack ?? defaultOf(setting, 'production') ?? ''}\n`,
    );
    return [`${line.padEnd(WIDTH - 1, '-')}\n`, ...entries].join('\n');
  });
  return [HEAD, ...groups].join('\n');
}

/**
 * The table of README.md: every setting that commands and processes read.
 *
 * @returns {string}
 */
export function readmeTable() {
  const rows = SETTINGS.filter(({ only }) => only !== 'stack').map((setting) => [
    `\`${setting.name}\``,
    otherwiseOf(setting),
    setting.about.replaceAll('|', '\\|'),
  ]);
  const table = [['variable', 'otherwise', 'what it does'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${[lines[0], rule, ...lines.slice(1)].join('\n')}\n`;
}

/** @param {import('./table.js').Setting} setting */
function otherwiseOf(setting) {
  const [plain, inProduction] = [defaultOf(setting, 'demo'), defaultOf(setting, 'production')];
  if (plain === inProduction) return plain === undefined ? '' : `\`${plain}\``;
  return `\`${plain}\`, in production mode \`${inProduction}\``;
}

/** @param {string} text */
function commentOf(text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 3 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join('\n');
}
