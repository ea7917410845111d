import { siteProblems } from '../check/index.ts';
import { coloursOf } from '../content/brand/siteBrand.ts';
import { dayIn } from '../content/clock.ts';
import { complianceListsOf } from '../content/compliance/siteCompliance.ts';
import { pagesOf } from '../content/pagePaths.ts';
import { findContactPlaceholders } from '../content/placeholders.ts';
import { readCheckedSite } from '../content/readCheckedSite.ts';
import { deadLinksTopic } from './deadLinks.ts';
import { calendarsTopic, documentsTopic, profileOf } from './documents.ts';
import { evidenceDueTopic, evidenceRows, ownersTopic } from './evidenceDue.ts';
import { contactTopic, factsTopic, mistakesTopic } from './facts.ts';
import type { SiteReport } from './model.ts';
import { createCalendar, datedLists, newsTopic, upcomingTopic } from './news.ts';
import { pagesTopic } from './pagesTopic.ts';
import { samplesTopic } from './samples.ts';
import { translationsTopic } from './translations.ts';

/**
 * Reports missing, outdated and wrong content. Never throws for invalid content.
 *
 * @param folder the site folder, absolute
 * @param now the day of the report
 */
export async function createSiteReport(folder: string, now: Date): Promise<SiteReport> {
  const site = await readCheckedSite(folder);
  const problems = await siteProblems(site, true);
  const { name = 'The site', language = 'en', origin } = site.site ?? {};
  const hasRealOrigin = !findContactPlaceholders(site).some(({ pointer }) => pointer === '/origin');
  const dated = datedLists(site);
  const day = dayIn(site.site?.timeZone, now);
  const lists = complianceListsOf(site);
  const rows = evidenceRows(site, lists);
  const profile = profileOf(site.site ?? {});
  return {
    name,
    language,
    day,
    ...(hasRealOrigin && origin !== undefined && { origin }),
    pages: pagesOf(site).paths.size,
    ...(site.site?.brand?.colours && { colours: coloursOf(site.site.brand) }),
    topics: [
      ...(lists.length > 0 ? [evidenceDueTopic(site, rows, day), ownersTopic(site, rows)] : []),
      mistakesTopic(problems),
      contactTopic(site, now),
      factsTopic(problems),
      samplesTopic(problems),
      pagesTopic(site),
      ...calendarsTopic(site, now, profile),
      documentsTopic(site, problems, now, profile),
      newsTopic(site, dated, now),
      ...upcomingTopic(site, now),
      ...(await deadLinksTopic(site)),
      ...(await translationsTopic(site)),
    ],
    calendar: createCalendar(dated, day),
    lists,
  };
}
