/** No third-party request is made before the visitor opens a video. Without the app a video is a link. */
import { type MouseEvent, useState } from 'react';
import { format } from '../../core/i18n/format.ts';
import type { Video } from '../../core/model.ts';
import { focusElement } from '../components/focusElement.ts';
import { Image } from '../components/Image.tsx';
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { Section } from '../components/Section.tsx';
import { type PictureLayout, videoGrid } from '../components/sizes.ts';
import { Text } from '../components/Text.tsx';
import { useMessages, useSite } from '../hooks/useLocale.ts';
import type { BlockProps } from './props.ts';
import { playerOf } from './providers.ts';

export function Videos({ block, id, level, first }: BlockProps<'videos'>) {
  const { heading, videos, display = 'grid' } = block;
  const lead = first ? videos.findIndex(({ poster }) => poster !== undefined) : -1;
  return (
    <Section kind="videos" variant={display} heading={heading} id={id} level={level}>
      <ul className="videos">
        {videos.map((video, index) => (
          <li key={video.vid}>
            <VideoFrame
              video={video}
              layout={videoGrid(display === 'wide' ? 1 : videos.length)}
              priority={index === lead}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VideoFrame({ video, layout, priority }: { video: Video; layout: PictureLayout; priority: boolean }) {
  const [playing, setPlaying] = useState(false);
  const { media } = useMessages();
  const player = playerOf(useSite().providers, video.vid);
  if (!player) return null;
  const title = video.title ?? media.video;
  const play = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <figure className="video">
      {playing && (
        <iframe
          src={player.frame}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
          ref={focusElement}
        />
      )}
      {/* Only printed while the player is open. */}
      <a
        className={video.poster === undefined ? 'video-start' : 'video-start video-pictured'}
        href={player.page}
        rel="noopener"
        onClick={play}
      >
        {/* Decorative: the title below describes the video. */}
        {video.poster !== undefined && (
          <Image src={video.poster} alt="" layout={layout} priority={priority} className="video-poster" />
        )}
        <span className="video-play" aria-hidden="true" />
        <span className="visually-hidden">{`${media.play} `}</span>
        <span className="video-title">
          <Text>{title}</Text>
        </span>
        <span className="video-note">{format(media.videoNote, { from: player.from })}</span>
      </a>
    </figure>
  );
}
