import qrcode from 'qrcode-generator';

/** Light modules around the code, without which no camera finds it. */
const QUIET = 4;

/** The QR code of a text as SVG, one unit a module. */
export function drawQrCode(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const size = modules + 2 * QUIET;
  const dark: string[] = [];
  for (let row = 0; row < modules; row++)
    for (let column = 0; column < modules; column++)
      if (code.isDark(row, column)) dark.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#1b1a18" d="${dark.join('')}"/></svg>`;
}
