import {
  type EmbeddedMedia,
  FIND_MEDIA,
  ownerOf,
  type Providers,
  USUAL_PROVIDERS,
} from '../../app/blocks/providers.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemWithValue } from '../../core/problems/problemAt.ts';
import type { Role } from '../../generated/schemas.ts';
import type { CheckedSite } from '../content/model.ts';
import { privateHost } from '../content/privateHosts.ts';
import { siteTexts } from '../content/siteValues.ts';

/** By the role of an address. */
const MEDIA_TYPES: Readonly<Partial<Record<Role, EmbeddedMedia>>> = {
  video: 'videos',
  map: 'maps',
  embed: 'embeds',
};

const MISTAKES = {
  videos: fieldMessages.notAVideo,
  maps: fieldMessages.notAMap,
  embeds: fieldMessages.notAnEmbed,
};

export function providers(site: CheckedSite): Problem[] {
  const { site: settings } = site;
  // Invalid settings are reported by the schema.
  if (!settings) return [];
  return siteTexts(site).flatMap(({ file, path, role, text }) => {
    const mediaType = role && MEDIA_TYPES[role];
    const mistake = mediaType && providerMistake(settings.providers, mediaType, text);
    return mistake ? [problemWithValue(file, path, mistake)] : [];
  });
}

function providerMistake(providers: Providers, mediaType: EmbeddedMedia, text: string) {
  if (FIND_MEDIA[mediaType](providers, text) !== undefined) return undefined;
  const privateName = privateHost(text.replace(/^(?=\/\/)/, 'https:'));
  if (privateName !== undefined) return addressMessages.linkPrivate(privateName);
  const owner = ownerOf(providers, mediaType, text);
  if (!owner) return MISTAKES[mediaType];
  const line = JSON.stringify([...new Set([...(providers ?? USUAL_PROVIDERS), owner.provider])])
    .replace(/([,:])(?=["{])/g, '$1 ')
    .replace(/\{(.*?)\}/g, '{ $1 }');
  const host = typeof owner.provider === 'string' ? owner.provider : owner.provider.host;
  return mediaMessages.notAllowed(mediaType, host, line, owner.isKnown, providers !== undefined);
}
