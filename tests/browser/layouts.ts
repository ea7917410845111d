/** Representative pages: one of each layout and of each block type, and other views. */

export const LAYOUTS = [
  { name: 'home', path: '' },
  { name: 'list', path: 'activities/nature-club' },
  { name: 'detail', path: 'activities/yrc/road-safety-week-2025' },
  { name: 'camp month', path: 'activities/camp/january-2025' },
  { name: 'department', path: 'departments/child-health-nursing' },
  { name: 'info with tabs', path: 'departments' },
];

/** Those and other views. */
export const PAGES = [
  ...LAYOUTS,
  { name: 'detail in Malayalam', path: 'activities/nss-world-health-days/ലോക-വൃക്ക-ദിനം-2024' },
  { name: 'list with a table', path: 'committees/ssgp' },
  { name: 'events', path: 'events' },
  { name: 'contact', path: 'contactus' },
  { name: 'downloads', path: 'downloads' },
  { name: 'disclosure', path: 'disclosure' },
  { name: 'search', path: 'search' },
  { name: 'not found', path: 'no/such/page' },
];
