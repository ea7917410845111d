/** Header and footer as the specification lists them (section 2.1). */
import { expect, test } from 'vitest';
import { linkTarget } from '../../src/route/link.ts';
import { paths, site } from './repository.ts';

/** "Calender", "Alumini" and "Program" of the specification are written as they are spelt. */
const MENU = `
Home: /
About: aboutus
Academic
  Courses: courses
  Affiliation: academic/affiliation
  Academic Calendar: iqac/academic-calendar
  Remedial Measures: academic/remedial-measures
  Admission: academic/admission
  PTA: academic/pta
  Campus Placements: academic/placements
  Awards & Achievements: academic/awards-and-achievements
Department & Teaching Staff: departments
IQAC
  Philosophy: iqac/philosophy
  History: iqac/history
  Core Values: iqac/corevalues
  Curriculum Framework: iqac/curriculumframework
  Organogram: iqac/organogram
  Governance: iqac/goverance
  Quality Initiative Programmes: iqac/quality-initiative-program
Facilities
  Infrastructure: facilities/infrastructure
  Green Campus: facilities/green-campus
Committees
  Curriculum: committees/curriculum
  Anti Ragging: naac/antiragging
  Certificate Programme: committees/certificate-program
  Interdepartmental Programme: committees/interdepartmental-programmes
  E-Content: committees/econtent
  Value Added Course: committees/value-added-courses
  SSGP Grievance Redressal Committee: committees/ssgp
  Mentor Mentee: committees/mentor-mentee
  Skill Enhancement: committees/skill-enhancement-programme
  Capability Enhancement: committees/capability-enhancement-programme
  Faculty Development: committees/faculty-development-programme
Club
  YRC: activities/yrc
  NSS: activities/nss-world-health-days
  Women Empowerment: activities/women-empowerment-club
  Nature: activities/nature-club
  Literary: activities/literary-club
  Sports: activities/sports-club
  Gandhi Peace: activities/gandhi-peace-club
  Journal: clubs/journal-club
  Academic: activities/academic-club
  Arts & Cultural/SNA: clubs/arts-cultural-club
Alumni: activities/alumini
Events
  Workshop/Seminar: naac/workshops
  Graduation: events/graduation
  Induction: events/induction-ceremony
  Career Guidance: events/career-guidance
  Community Extension: events/community-extension-programme
  Observation Visits: activities/observation-visits
Research
  MOU: a document
  Publication: a document
  Paper Presentation: naac/pp
  Innovation: research/innovation
  Thesis: naac/thesis
Contact Us: contactus
Photo Gallery: photo-gallery
Downloads: downloads
`;

const where = (href: string) => (linkTarget(href).kind === 'file' ? 'a document' : href);

test('the header menu has the items of the specification, in its order', () => {
  const lines = site.menu.flatMap(({ label, href, items = [] }) => [
    href === undefined ? label : `${label}: ${where(href)}`,
    ...items.map((item) => `  ${item.label}: ${where(item.href)}`),
  ]);
  expect(`\n${lines.join('\n')}\n`).toBe(MENU);
});

test('the footer has the links of the specification', () => {
  expect(site.footer.links.map(({ label, href }) => `${label}: ${href}`)).toEqual([
    'Home: /',
    'About Us: aboutus',
    'Departments: departments',
    'Courses: courses',
    'NAAC: naac',
    'Extra-Curricular: activities/extra-curricular',
  ]);
});

test('the footer states the figures of the hospital', () => {
  const figures = (site.footer.facts ?? []).map((key) => site.facts?.[key]);
  expect(figures.map((fact) => `${fact?.prefix ?? ''} ${fact?.value} ${fact?.label}`.trim())).toEqual([
    '350 Beds',
    'More than 200 Super specialists',
    'More than 1500 Nursing and paramedical staff',
  ]);
});

test('the address is that of the specification, and two further telephones stand in the footer', () => {
  const { address, phones, landline, email } = site.contact;
  const text = address.join(', ');
  for (const place of ['Aralumoodu', 'Neyyattinkara', 'Thiruvananthapuram']) expect(text).toContain(place);
  expect(phones).toHaveLength(2);
  expect(landline).toBeDefined();
  expect(email).toBeDefined();
});

test('every page of menu and footer exists', () => {
  const links = [...site.menu, ...site.menu.flatMap(({ items = [] }) => items), ...site.footer.links];
  const pages = links.flatMap(({ href }) => {
    const target = href === undefined ? undefined : linkTarget(href);
    return target?.kind === 'page' ? [target.path] : [];
  });
  expect(pages.filter((path) => !paths.includes(path))).toEqual([]);
});

/** Section 9, with the keys under which texts refer to the figures. */
test.each([
  ['beds', 350],
  ['hospitalDepartments', 40],
  ['bscSeats', 90],
  ['bscSeatsFirst', 40],
  ['bscSeatsRaised', '2023'],
  ['mscSeats', 4],
  ['bscYears', 4],
  ['mscYears', 2],
  ['minimumAge', 17],
  ['bscAggregate', 45],
  ['mscAggregate', 55],
  ['mscExperience', 1],
  ['stateShare', 50],
  ['managementShare', 50],
  ['computers', 18],
  ['medicalSurgicalLab', 1500],
  ['paediatricLab', 900],
  ['hostelSecurityHours', 24],
  ['founded', '1956'],
  ['started', '2009'],
  ['mscStarted', '2011'],
])('the figure %s is that of the specification', (key, value) => {
  expect(site.facts?.[key]?.value).toBe(value);
});
