export interface Cluster {
  port: number;
  dataFolder: string;
  url(database: string): string;
  ended: Promise<void>;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

export interface ClusterOptions {
  folder: string;
  settings?: Record<string, string | number>;
  isThrowaway?: boolean;
}

export function startCluster(options: ClusterOptions): Promise<Cluster>;
export function runningClusterUrl(folder: string, database: string): string | undefined;
