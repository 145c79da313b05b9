import { fileURLToPath } from 'node:url';

/** Scenes that have a film: six seconds of slow camera and passing light, 960 by 540, which end as they begin. */
export const FILMS: readonly string[] = ['video.1', 'video.2', 'video.4', 'video.5'];

/** The folder that holds each as <key>.mp4. */
export const FILM_FOLDER = fileURLToPath(new URL('../films', import.meta.url));
