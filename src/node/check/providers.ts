import { mapFrame, ownerOf, type Providers, playerOf, USUAL_PROVIDERS } from '../../app/blocks/providers.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemWithValue } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { privateHost } from '../content/privateHosts.ts';
import { siteTexts } from '../content/siteValues.ts';

export function providers(site: CheckedSite): Problem[] {
  const { site: settings } = site;
  // Invalid settings are reported by the schema.
  if (!settings) return [];
  return siteTexts(site).flatMap(({ file, path, role, text }) => {
    if (role !== 'video' && role !== 'map') return [];
    const mistake = providerMistake(settings.providers, role, text);
    return mistake ? [problemWithValue(file, path, mistake)] : [];
  });
}

function providerMistake(providers: Providers, role: 'video' | 'map', text: string) {
  const frameUrl = role === 'video' ? playerOf(providers, text) : mapFrame(providers, text);
  if (frameUrl !== undefined) return undefined;
  const privateName = privateHost(text.replace(/^(?=\/\/)/, 'https:'));
  if (privateName !== undefined) return addressMessages.linkPrivate(privateName);
  const mediaType = role === 'video' ? 'videos' : 'maps';
  const owner = ownerOf(providers, mediaType, text);
  if (!owner) return role === 'video' ? fieldMessages.notAVideo : fieldMessages.notAMap;
  const line = JSON.stringify([...(providers ?? USUAL_PROVIDERS), owner.provider])
    .replace(/([,:])(?=["{])/g, '$1 ')
    .replace(/\{(.*?)\}/g, '{ $1 }');
  const host = typeof owner.provider === 'string' ? owner.provider : owner.provider.host;
  return mediaMessages.notAllowed(mediaType, host, line, owner.isKnown, providers !== undefined);
}
