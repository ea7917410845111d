/** Providers of videos, maps and embedded pages: `providers` of site.json, and their address rules. */
import type { Site } from '../../core/model.ts';
import { embedHref, watchHref, youtubeId } from './video.ts';

export type Providers = Site['providers'];

type Provider = NonNullable<Providers>[number];

/** Default of a site without `providers`, for videos and the map of the site. Embedded pages need the list. */
export const USUAL_PROVIDERS = ['youtube', 'openstreetmap', 'google-maps'] as const satisfies Provider[];

export interface Player {
  from: string;
  /** Page of the video, for visitors without script. */
  page: string;
  frame: string;
}

interface ProviderAddresses {
  from: string;
  origins: readonly string[];
  isAt(host: string): boolean;
  play?(url: URL): Pick<Player, 'page' | 'frame'> | undefined;
  isMap?(address: string): boolean;
  isEmbed?(address: string): boolean;
}

/** @param starts the beginnings of the addresses that the provider gives for embedding */
function embeds(from: string, ...starts: string[]): ProviderAddresses {
  const origins = starts.map((start) => start.slice(0, start.indexOf('/', 'https://'.length)));
  return {
    from,
    origins,
    isAt: (host) => origins.includes(`https://${host}`),
    isEmbed: (address) => starts.some((start) => address.startsWith(start)),
  };
}

const BUILT_IN_PROVIDERS: Readonly<Record<Extract<Provider, string>, ProviderAddresses>> = {
  youtube: {
    from: 'YouTube',
    origins: ['https://www.youtube-nocookie.com'],
    isAt: (host) => /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(host),
    play: ({ href }) => {
      const id = youtubeId(href);
      return id === undefined ? undefined : { page: watchHref(id), frame: embedHref(id) };
    },
  },
  vimeo: {
    from: 'Vimeo',
    origins: ['https://player.vimeo.com'],
    isAt: (host) => /(^|\.)vimeo\.com$/.test(host),
    // An unlisted video has a second part, "h" in the player (developer.vimeo.com, "Player embed").
    play: ({ pathname, searchParams }) => {
      const [, id, part] =
        /^\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
      if (id === undefined) return undefined;
      const secret = part ?? /^[0-9a-f]+$/.exec(searchParams.get('h') ?? '')?.[0];
      return {
        page: `https://vimeo.com/${id}${secret === undefined ? '' : `/${secret}`}`,
        frame: `https://player.vimeo.com/video/${id}?${secret === undefined ? '' : `h=${secret}&`}autoplay=1&dnt=1`,
      };
    },
  },
  dailymotion: {
    from: 'Dailymotion',
    origins: ['https://geo.dailymotion.com'],
    isAt: (host) => /(^|\.)(dailymotion\.com|dai\.ly)$/.test(host),
    play: ({ hostname, pathname }) => {
      const [, id] =
        (hostname === 'dai.ly' ? /^\/(\w+)$/ : /^\/(?:embed\/)?video\/(\w+)/).exec(pathname) ?? [];
      if (id === undefined) return undefined;
      return {
        page: `https://www.dailymotion.com/video/${id}`,
        frame: `https://geo.dailymotion.com/player.html?video=${id}`,
      };
    },
  },
  openstreetmap: {
    from: 'OpenStreetMap',
    origins: ['https://www.openstreetmap.org'],
    isAt: (host) => /(^|\.)openstreetmap\.org$/.test(host),
    // From "Share", "HTML".
    isMap: (address) => /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html(\?|$)/.test(address),
  },
  'google-maps': {
    from: 'Google Maps',
    origins: ['https://www.google.com'],
    isAt: (host) => /^(www|maps)\.google\.com$/.test(host),
    // From "Share", "Embed a map".
    isMap: (address) => /^https:\/\/www\.google\.com\/maps(\/embed[\w/]*)?(\?|$)/.test(address),
  },
  'google-forms': embeds('Google Forms', 'https://docs.google.com/forms/'),
  'google-calendar': embeds('Google Calendar', 'https://calendar.google.com/calendar/'),
  'google-docs': embeds(
    'Google Docs',
    'https://docs.google.com/document/',
    'https://docs.google.com/spreadsheets/',
    'https://docs.google.com/presentation/',
    'https://drive.google.com/file/',
  ),
  'microsoft-forms': embeds('Microsoft Forms', 'https://forms.office.com/', 'https://forms.cloud.microsoft/'),
  outlook: embeds(
    'Microsoft Outlook',
    'https://outlook.office365.com/',
    'https://outlook.office.com/',
    'https://outlook.live.com/',
  ),
  calendly: embeds('Calendly', 'https://calendly.com/'),
  facebook: embeds('Facebook', 'https://www.facebook.com/plugins/'),
};

/** A host name with an optional port; schemas/site.schema.json has the same pattern. */
const HOST = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:\d{1,5})?$/;

function siteProvider({ kind, host, name = host }: Exclude<Provider, string>): ProviderAddresses | undefined {
  if (!HOST.test(host)) return undefined;
  const origin = `https://${host}`;
  const provider = { from: name, origins: [origin], isAt: (other: string) => other === host };
  switch (kind) {
    case 'peertube':
      return {
        ...provider,
        // docs.joinpeertube.org, "Embed API". Short ids work as well.
        play: ({ pathname }) => {
          const [, id] = /^\/(?:w|videos\/(?:watch|embed))\/([\w-]+)$/.exec(pathname) ?? [];
          if (id === undefined) return undefined;
          return { page: `${origin}/w/${id}`, frame: `${origin}/videos/embed/${id}?autoplay=1` };
        },
      };
    case 'videos':
      return { ...provider, play: ({ href }) => ({ page: href, frame: href }) };
    case 'maps':
      return { ...provider, isMap: (address) => address.startsWith(`${origin}/`) };
    case 'embeds':
      return embeds(name, `${origin}/`);
    default:
      return undefined;
  }
}

const addressesOfProviders = (providers: Providers): ProviderAddresses[] =>
  (providers ?? USUAL_PROVIDERS).flatMap((provider) => {
    if (typeof provider !== 'string') return siteProvider(provider) ?? [];
    return Object.hasOwn(BUILT_IN_PROVIDERS, provider) ? BUILT_IN_PROVIDERS[provider] : [];
  });

/** Accepts absolute addresses without a user name. URL.parse is missing in browsers from before 2024. */
function parse(address: string): URL | undefined {
  if (!/^(https?:)?\/\//.test(address)) return undefined;
  try {
    const url = new URL(address, 'https://x');
    return url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param address as written in content
 * @returns undefined if no provider has such a video
 */
export function playerOf(providers: Providers, address: string): Player | undefined {
  const url = parse(address);
  if (!url) return undefined;
  for (const { from, isAt, play } of addressesOfProviders(providers)) {
    const player = isAt(url.host) ? play?.(url) : undefined;
    if (player) return { from, ...player };
  }
  return undefined;
}

const INVALID_URL_CHARACTER = /[\s\p{Cc}"'<>\\#]/u;

/**
 * @param address any value; never throws
 * @returns undefined if no provider has such a map
 */
export function mapFrame(providers: Providers, address: unknown): string | undefined {
  const text = String(address);
  const fits =
    !INVALID_URL_CHARACTER.test(text) && addressesOfProviders(providers).some(({ isMap }) => isMap?.(text));
  return fits ? text : undefined;
}

export interface Embed {
  /** The name of the provider. */
  from: string;
  host: string;
}

/**
 * @param address any value; never throws
 * @returns undefined if `providers` of the site lists no provider with such a page
 */
export function embedOf(providers: Providers, address: unknown): Embed | undefined {
  const text = String(address);
  const url = /[\s\p{Cc}"'<>\\]/u.test(text) ? undefined : parse(text);
  const provider = (providers ? addressesOfProviders(providers) : []).find(
    ({ isEmbed, isMap }) => isEmbed?.(text) || isMap?.(text),
  );
  return url && provider && { from: provider.from, host: url.host };
}

/** Without `providers`, those of a map only if the site shows one. */
export function frameOrigins({ providers, contact }: Site): string[] {
  const map = mapFrame(providers, contact.map?.embed);
  return [
    ...new Set([
      ...addressesOfProviders(providers).flatMap(({ play, origins }) => (play || providers ? origins : [])),
      ...(map === undefined ? [] : [new URL(map).origin]),
    ]),
  ];
}

/** Provider of an address, even if the site does not allow it. */
export interface Owner {
  /** Entry to add to `providers`. */
  provider: Provider;
  /** False if only the host name is known. */
  isKnown: boolean;
}

/** What may be shown of a provider; the kind of a provider that the site adds. */
export type EmbeddedMedia = 'videos' | 'maps' | 'embeds';

/** Returns a value if a provider of the site has the address. */
export const FIND_MEDIA = { videos: playerOf, maps: mapFrame, embeds: embedOf };

/** @returns undefined if the address is invalid, or if its provider has no such page */
export function ownerOf(providers: Providers, shows: EmbeddedMedia, address: string): Owner | undefined {
  const url = parse(address);
  if (!url) return undefined;
  const { host } = url;
  const names = Object.keys(BUILT_IN_PROVIDERS) as (keyof typeof BUILT_IN_PROVIDERS)[];
  const provider = names.find((name) => FIND_MEDIA[shows]([name], address));
  if (provider !== undefined) return { provider: provider, isKnown: true };
  const isKnown = [...addressesOfProviders(providers), ...Object.values(BUILT_IN_PROVIDERS)].some(
    ({ isAt }) => isAt(host),
  );
  return isKnown || !HOST.test(host) ? undefined : { provider: { kind: shows, host }, isKnown: false };
}
