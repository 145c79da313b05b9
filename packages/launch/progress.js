const out = process.stdout;

/** @param {number} startedAt */
function elapsed(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Prints one line a step: what it is, how far it is, what came of it and how long it took. */
class Progress {
  #total = 0;
  #number = 0;
  #label = '';
  #note = '';
  #startedAt = 0;
  #isOpen = false;
  #hasNotes = false;

  /** @param {number} total how many steps there will be */
  begin(total) {
    this.#total = total;
    this.#number = 0;
  }

  /**
   * @param {string} title
   * @param {(note: (text: string) => void) => Promise<string>} work gives back what came of it, in a word or two
   */
  async step(title, work) {
    this.#number += 1;
    this.#label = `[${this.#number}/${this.#total}] ${title}`;
    this.#note = '';
    this.#startedAt = Date.now();
    this.#isOpen = true;
    this.#hasNotes = false;
    out.write(`${this.#label} … `);
    const redraw = out.isTTY ? setInterval(() => this.#draw(), 500) : undefined;
    try {
      const result = await work((text) => this.#tell(text));
      if (!this.#isOpen) return;
      this.#isOpen = false;
      const end = `${result} (${elapsed(this.#startedAt)})\n`;
      if (out.isTTY) out.write(`\r\x1b[K${this.#label}: ${end}`);
      else out.write(this.#hasNotes ? `      ${end}` : end);
    } finally {
      clearInterval(redraw);
      this.interrupt();
    }
  }

  /** Ends an open line, so that other text starts on its own. */
  interrupt() {
    if (this.#isOpen) out.write('\n');
    this.#isOpen = false;
  }

  /** @param {string} text */
  #tell(text) {
    this.#note = text;
    if (out.isTTY) this.#draw();
    else if (this.#isOpen) {
      out.write(`${this.#hasNotes ? '' : '\n'}      ${text} (${elapsed(this.#startedAt)})\n`);
      this.#hasNotes = true;
    }
  }

  #draw() {
    if (!this.#isOpen) return;
    const line = `${this.#label} … ${elapsed(this.#startedAt)}  ${this.#note}`;
    out.write(`\r\x1b[K${line.slice(0, Math.max(20, (out.columns ?? 80) - 1))}`);
  }
}

export const progress = new Progress();
