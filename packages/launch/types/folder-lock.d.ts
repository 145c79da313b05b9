export interface Holder {
  pid: number;
  birth: string;
  note: string;
}

export function waitForLock(
  name: string,
  onWait: (holder: Holder) => void,
  isGivenUp: () => boolean,
  folder?: string,
): Promise<{ release: () => void }>;
