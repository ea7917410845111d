/** The words that layouts set over what an entry brings, in the language that the entry is written in. */

export interface Words {
  videos: string;
  pictures: string;
  /** The pictures of a month of camps (specification, section 2.8). */
  images: string;
  camps: string;
  campsByDate: string;
  objectives: string;
  /** A second list, after the objectives. */
  further: string;
  programmes: string;
  documents: string;
  contacts: string;
  committee: string;
  members: string;
  memberColumns: string[];
  more: string;
  moreFrom(parent: string): string;
}

const ENGLISH: Words = {
  videos: 'Videos',
  pictures: 'Pictures',
  images: 'Images',
  camps: 'Camps',
  campsByDate: 'Camps by date',
  objectives: 'Objectives',
  further: 'More',
  programmes: 'Programmes',
  documents: 'Documents',
  contacts: 'Whom to contact',
  committee: 'Committee',
  members: 'Members of the committee',
  memberColumns: ['Position', 'Name', 'Designation'],
  more: 'More',
  moreFrom: (parent) => `More from ${parent}`,
};

const MALAYALAM: Words = {
  videos: 'വീഡിയോകൾ',
  pictures: 'ചിത്രങ്ങൾ',
  images: 'ചിത്രങ്ങൾ',
  camps: 'ക്യാമ്പുകൾ',
  campsByDate: 'ക്യാമ്പുകൾ തീയതിക്രമത്തിൽ',
  objectives: 'ലക്ഷ്യങ്ങൾ',
  further: 'കൂടാതെ',
  programmes: 'പരിപാടികൾ',
  documents: 'രേഖകൾ',
  contacts: 'ബന്ധപ്പെടാൻ',
  committee: 'കമ്മിറ്റി',
  members: 'കമ്മിറ്റി അംഗങ്ങൾ',
  memberColumns: ['സ്ഥാനം', 'പേര്', 'പദവി'],
  more: 'കൂടുതൽ',
  moreFrom: (parent) => `കൂടുതൽ: ${parent}`,
};

/** @param language of the page, where that is not the site's; one without a row here gets English */
export const wordsIn = (language: string | undefined): Words => (language === 'ml' ? MALAYALAM : ENGLISH);
