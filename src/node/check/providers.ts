/** Every video and map in a frame is one that a provider of the site shows. */
import { mapFrame, ownerOf, type Providers, playerOf, USUAL_PROVIDERS } from '../../app/blocks/providers.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { privateHost } from '../content/privateHosts.ts';
import { siteTexts } from '../content/siteValues.ts';

export function providers(site: CheckedSite): Problem[] {
  const { site: settings } = site;
  // Which providers there are cannot be told.
  if (!settings) return [];
  return siteTexts(site).flatMap(({ file, path, role, text }) => {
    if (role !== 'video' && role !== 'map') return [];
    const mistake = mistakeOf(settings.providers, role, text);
    return mistake ? [problemAt(file, path, { ...mistake, value: text })] : [];
  });
}

function mistakeOf(providers: Providers, role: 'video' | 'map', text: string): ProblemMessage | undefined {
  const shown = role === 'video' ? playerOf(providers, text) : mapFrame(providers, text);
  if (shown !== undefined) return undefined;
  const inside = privateHost(text.replace(/^(?=\/\/)/, 'https:'));
  if (inside !== undefined) return addressMessages.linkPrivate(inside);
  const shows = role === 'video' ? 'videos' : 'maps';
  const owner = ownerOf(providers, shows, text);
  if (!owner) return role === 'video' ? fieldMessages.notAVideo : fieldMessages.notAMap;
  const line = JSON.stringify([...(providers ?? USUAL_PROVIDERS), owner.provider])
    .replace(/([,:])(?=["{])/g, '$1 ')
    .replace(/\{(.*?)\}/g, '{ $1 }');
  const host = typeof owner.provider === 'string' ? owner.provider : owner.provider.host;
  return mediaMessages.notAllowed(shows, host, line, owner.known, providers !== undefined);
}
