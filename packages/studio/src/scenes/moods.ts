// The light of a scene: night colours for banners that carry white type, day colours for tiles.
export interface Mood {
  readonly wall: string;
  readonly deep: string;
  readonly light: string;
  readonly floor: string;
  readonly sky: string;
  readonly lamp: string;
}

export const NIGHT: readonly [Mood, ...Mood[]] = [
  { wall: '#6b5644', deep: '#2a211b', light: '#f0e0c4', floor: '#a4917a', sky: '#f6ead0', lamp: '#f2c983' },
  { wall: '#5b5f66', deep: '#22262c', light: '#e6e9ea', floor: '#8f969c', sky: '#e4ecf0', lamp: '#f0d39c' },
  { wall: '#5f6a5e', deep: '#1f2824', light: '#e8ebd8', floor: '#98a08c', sky: '#eef1da', lamp: '#f0cf90' },
  { wall: '#74504a', deep: '#2e1a1a', light: '#f6dcc8', floor: '#b08d7e', sky: '#fbe6d2', lamp: '#f6c88e' },
  { wall: '#64505e', deep: '#291e27', light: '#f0dcd8', floor: '#a08c98', sky: '#f6e4dc', lamp: '#f2c99a' },
];

export const DAY: readonly [Mood, ...Mood[]] = [
  { wall: '#e3d7c4', deep: '#6b5644', light: '#f6efe2', floor: '#cdbfa8', sky: '#dfe8ea', lamp: '#f0d39c' },
  { wall: '#cdd5cc', deep: '#4d5b52', light: '#eef1e8', floor: '#b3bdaf', sky: '#e6efee', lamp: '#f0d9a8' },
  { wall: '#e6cfc4', deep: '#7a5048', light: '#f8ebe2', floor: '#cfb2a4', sky: '#f2e4da', lamp: '#f0cfa0' },
  { wall: '#c9d3da', deep: '#46525e', light: '#edf1f3', floor: '#aebac2', sky: '#e4edf2', lamp: '#f0d9a8' },
  { wall: '#d9c08a', deep: '#6e5328', light: '#f3e6c4', floor: '#bfa468', sky: '#efe6cc', lamp: '#f3d79a' },
  { wall: '#c68f74', deep: '#5e3022', light: '#eccdb6', floor: '#a97058', sky: '#f0dcc8', lamp: '#f3d09a' },
  { wall: '#b9bfa4', deep: '#4d5438', light: '#e6e9d6', floor: '#99a083', sky: '#e9eedd', lamp: '#f0d9a8' },
  { wall: '#d8d3ca', deep: '#57514a', light: '#f3f1ec', floor: '#bdb6aa', sky: '#e8ecee', lamp: '#efd6a4' },
];
