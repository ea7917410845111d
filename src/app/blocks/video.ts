/** A YouTube id: eleven letters, digits, hyphens or underscores. */
const ID = /^[A-Za-z0-9_-]{11}$/;

/**
 * @param address any usual form: watch?v=, youtu.be/, embed/, shorts/, live/, on any YouTube host
 * @returns undefined for other addresses
 */
export function youtubeId(address: string): string | undefined {
  const url = parse(address);
  if (!url || !/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return undefined;
  const segments = url.pathname.split('/').filter(Boolean);
  const candidates = url.hostname.endsWith('youtu.be')
    ? [segments[0]]
    : [
        url.searchParams.get('v'),
        ['embed', 'shorts', 'live', 'v'].includes(segments[0] ?? '') ? segments[1] : null,
      ];
  return candidates.find((id): id is string => typeof id === 'string' && ID.test(id));
}

/** URL.parse is missing in browsers from before 2024. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address, 'https://www.youtube.com');
  } catch {
    return undefined;
  }
}

export const watchHref = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** The player on the host that sets no cookie before playback. */
export const embedHref = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
