import { Socket } from 'node:net';

/** Sends what is written within one turn of the event loop in one go: a system call costs more than what it carries. */
export class GatheringSocket extends Socket {
  private isGathering = false;

  override write(chunk: Uint8Array | string, done?: (error?: Error | null) => void): boolean;
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding, done?: (error?: Error | null) => void): boolean;
  override write(
    chunk: Uint8Array | string,
    encodingOrDone?: BufferEncoding | ((error?: Error | null) => void),
    done?: (error?: Error | null) => void,
  ): boolean {
    if (!this.isGathering) {
      this.isGathering = true;
      this.cork();
      process.nextTick(() => {
        this.isGathering = false;
        this.uncork();
      });
    }
    return typeof encodingOrDone === 'string'
      ? super.write(chunk, encodingOrDone, done)
      : super.write(chunk, encodingOrDone);
  }
}
