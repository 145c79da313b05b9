import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { targetOf } from '../../lib/target.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Scenery } from '../../ui/picture.tsx';
import { TargetLink } from '../../ui/target-link.tsx';
import { Video } from '../../ui/video.tsx';
import type { PromoVideo } from './home.api.ts';

const FRAME = 'aspect-video bg-ground';

/** Films of the house side by side. Where there is a still alone, it leads on like any picture. */
export function PromoVideos({ videos }: { videos: readonly PromoVideo[] }): ReactElement {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('videos')} className="frame mt-16 cards:mt-24">
      <ul className="grid gap-x-gutter gap-y-10 min-[600px]:grid-cols-2">
        {videos.map((video) => (
          <li key={`${video.title} ${video.posterUrl} ${video.videoUrl}`}>
            <PromoFilm video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromoFilm({ video: { title, videoUrl, posterUrl, link } }: { video: PromoVideo }): ReactElement {
  const { t } = useTranslation('home');
  const target = link === '' ? undefined : targetOf(link);
  const words = (
    <div className="flex items-baseline justify-between gap-6 pt-4">
      <h2 className="type-title">{title}</h2>
      {target && (
        <ArrowIcon className="size-5 translate-y-1 transition-transform duration-calm ease-passage group-hover:translate-x-1.5" />
      )}
    </div>
  );
  if (videoUrl !== '') {
    return (
      <>
        <Video src={videoUrl} poster={posterUrl || undefined} label={t('play', { title })} className={FRAME} />
        <TargetLink target={target} className="group block">
          {words}
        </TargetLink>
      </>
    );
  }
  return (
    <TargetLink target={target} className="group block">
      <div className={`${FRAME} block overflow-hidden`}>
        <Scenery
          src={posterUrl}
          width={1600}
          height={900}
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-slow ease-passage group-hover:scale-[1.02]"
        />
      </div>
      {words}
    </TargetLink>
  );
}
