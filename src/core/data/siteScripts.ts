/** The scripts of other hosts in published pages: the service that counts visits, and `scripts` of site.json. */
import type { Site } from '../model.ts';

export interface SiteScript {
  url: string;
  /** For visitors and maintainers. */
  name: string;
  /** Attributes of the element besides the address. */
  attributes: Readonly<Record<string, string>>;
  /** The origins or addresses to which it sends data. */
  targets: readonly string[];
  /** Code that must run first, from a file of the site. */
  setUp?: string;
}

type Analytics = NonNullable<Site['analytics']>;

/**
 * The services, from their documentation in 2026: Plausible "Add the script", Matomo "JavaScript Tracking Client",
 * GoatCounter "Content-Security-Policy" and "Custom count()", Umami "Tracker configuration". Plausible and Umami count
 * the pages that the app shows, too.
 */
const SERVICES: {
  readonly [S in Analytics['service']]: (id: string, host: string | undefined) => SiteScript;
} = {
  plausible: (id, host = 'plausible.io') => ({
    name: 'Plausible',
    url: `https://${host}/js/script.js`,
    attributes: { 'data-domain': id },
    targets: [`https://${host}`],
  }),
  matomo: (id, host = '') => ({
    name: 'Matomo',
    url: `https://${host}/matomo.js`,
    attributes: {},
    targets: [`https://${host}`],
    setUp: `var _paq=window._paq=window._paq||[];_paq.push(["disableCookies"],["setTrackerUrl","https://${host}/matomo.php"],["setSiteId",${JSON.stringify(id)}],["trackPageView"],["enableLinkTracking"]);${afterNavigation(
      '_paq.push(["setCustomUrl",location.href],["setDocumentTitle",document.title],["trackPageView"])',
    )}`,
  }),
  goatcounter: (id, host = `${id}.goatcounter.com`) => ({
    name: 'GoatCounter',
    url: 'https://gc.zgo.at/count.js',
    attributes: { 'data-goatcounter': `https://${host}/count` },
    targets: [`https://${host}/count`],
    setUp: afterNavigation('window.goatcounter&&goatcounter.count&&goatcounter.count()'),
  }),
  umami: (id, host) => ({
    name: 'Umami',
    url: `https://${host ?? 'cloud.umami.is'}/script.js`,
    attributes: { 'data-website-id': id, 'data-host-url': `https://${host ?? 'gateway.umami.is'}` },
    targets: [`https://${host ?? 'gateway.umami.is'}`],
  }),
};

/** Time after which the app shows the next page and its title, in milliseconds. */
const NAVIGATION_MS = 1000;

/** Code that runs a statement after each page that the app shows. */
function afterNavigation(statement: string): string {
  return `(()=>{const push=history.pushState;history.pushState=function(...all){push.apply(this,all);setTimeout(()=>{${statement}},${NAVIGATION_MS})}})();`;
}

export function siteScripts({ analytics, scripts = [] }: Pick<Site, 'analytics' | 'scripts'>): SiteScript[] {
  return [
    ...(analytics ? [SERVICES[analytics.service](analytics.id, analytics.host)] : []),
    ...scripts.map(({ url, integrity, purpose, hosts = [] }) => ({
      url,
      name: purpose,
      attributes: { integrity, crossorigin: 'anonymous' },
      targets: hosts.map((host) => `https://${host}`),
    })),
  ];
}
