/** Layouts that few pages have, and what few pages of the others show; see late.ts. */
export { archiveBlock, archiveTitle, tagsBlock } from './archive.ts';
export { campMonth, findMonth } from './camp-month.ts';
export { department } from './department.ts';
export { peopleBlock } from './people.ts';
