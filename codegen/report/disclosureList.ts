/**
 * What the University Grants Commission asks an Indian higher-education institution to show on its website, as far as it
 * concerns an affiliated college.
 *
 * Source: UGC, "Guidelines on Public Self-Disclosure by Higher Education Institutions", letter D.O. No. F.14-4/2023
 * (CPP-II) of 10 June 2024, approved in the 580th meeting of the Commission on 15 May 2024. The original could not be had
 * when this list was written. The access to the site and the sections "About the institution" and "Administration" follow a
 * reprint of the guidelines (campuzine.com, 2024); the single document follows press reports of the UGC's public notice of
 * October 2025 (cititimes.com, 7 October 2025); the other sections follow press reports of the guidelines and of the
 * UGC's checklist of October 2023, which the guidelines grew out of (NDTV, The Hans India, NewsDrum, October 2023), and
 * general knowledge of them. The wording is ours. Before an accreditation, compare with the text at ugc.gov.in.
 *
 * Offices that only a university has (chancellor, registrar and the like) are left out.
 */
export const SOURCE =
  'UGC Guidelines on Public Self-Disclosure by Higher Education Institutions, 2024 (D.O. No. F.14-4/2023 (CPP-II), 10 June 2024), as reported in print: compare with the text at ugc.gov.in before an accreditation.';

export interface Asked {
  title: string;
  /** Words by which a page, a heading or a document is known to show it. */
  words: RegExp;
  /** Where it belongs and what it holds, as advice. */
  mend: string;
}

export interface AskedSection {
  title: string;
  asked: readonly Asked[];
}

export const disclosureList: readonly AskedSection[] = [
  {
    title: 'About the institution',
    asked: [
      {
        title: 'Overview',
        words: /^about( us)?\b|\boverview\b|^the college$/i,
        mend: 'Add a page that says what the college is.',
      },
      {
        title: 'Act and statutes, or memorandum of association',
        words: /memorandum of association|\bstatutes?\b|trust deed|society registration/i,
        mend: 'Add the deed or memorandum of the body that runs the college as a document.',
      },
      {
        title: 'Institutional development plan',
        words: /(institutional )?development plan|perspective plan|strategic plan/i,
        mend: 'Add the plan as a document, and a sentence on each aim.',
      },
      {
        title: 'Affiliating university',
        words: /affiliat(?:ion|ed|ing)/i,
        mend: 'Name the university, and add the order of affiliation as a document.',
      },
      {
        title: 'Accreditation and ranking (NAAC, NBA, NIRF)',
        words: /\bNAAC\b|\bNBA\b|\bNIRF\b|accredit/i,
        mend: 'Say the grade and until when it holds, or that it was not applied for yet.',
      },
      {
        title: 'Recognition and approval (UGC 2(f), 12B; councils)',
        words: /\b2\s?\(f\)|\b12\s?\(?B\b|nursing council|\bINC\b|\bKNMC\b|recognition|recogni[sz]ed by/i,
        mend: 'Add the orders of the councils, such as the Indian Nursing Council, and of the UGC.',
      },
      {
        title: 'Annual reports',
        words: /annual reports?/i,
        mend: 'Add the report of each year as a document.',
      },
      {
        title: 'Annual accounts with the audit report',
        words: /annual accounts|audit(ed|or)?\b.{0,20}\b(report|statement|account)|balance sheet/i,
        mend: 'Add the audited accounts of each year as a document.',
      },
      {
        title: 'Sponsoring body',
        words: /sponsoring body|\btrust\b|managing (director|committee|trust)|\bmanagement\b|\bchairman\b/i,
        mend: 'Say which trust, society or company runs the college, and who leads it.',
      },
    ],
  },
  {
    title: 'Administration, with photographs and contact data',
    asked: [
      {
        title: 'Principal',
        words: /^(vice[- ])?principal\b/i,
        mend: 'Add the principal with photograph, role and contact data: npm run new -- person.',
      },
      {
        title: 'Finance officer',
        words: /finance officer|accounts officer|bursar|accountant/i,
        mend: 'Name who answers for fees and accounts.',
      },
      {
        title: 'Examinations',
        words: /controller of examinations?|examination (cell|officer|committee)|chief superintendent/i,
        mend: 'Name who answers for examinations.',
      },
      {
        title: 'Ombudsperson',
        words: /ombuds(person|man)/i,
        mend: 'Name the ombudsperson of the university to which the college is affiliated.',
      },
      {
        title: 'Governing body',
        words: /governing (body|council)|board of (governors|management|trustees|directors)|\bgovernance\b/i,
        mend: 'List the members of the governing body.',
      },
      {
        title: 'Academic bodies',
        words: /academic council|board of studies|curriculum committee|college council/i,
        mend: 'List the members of the bodies that decide on teaching.',
      },
      { title: 'Finance committee', words: /finance committee/i, mend: 'List its members.' },
      {
        title: 'Heads of departments',
        words: /heads? of (the )?departments?|\bHOD\b/i,
        mend: 'Mark the head in the list of each department.',
      },
      {
        title: 'Organogram',
        words: /organogram|organi[sz]ation chart/i,
        mend: 'Add the chart, and the same in words for those who cannot see it.',
      },
    ],
  },
  {
    title: 'Academics',
    asked: [
      {
        title: 'Academic programmes',
        words: /^courses?\b|academic programmes?|\b[BM]\.?\s?Sc\.? nursing\b/i,
        mend: 'Add a page for each course: duration, seats, syllabus.',
      },
      {
        title: 'Academic calendar',
        words: /academic calend[ae]r/i,
        mend: 'Add the calendar of this academic year as a document.',
      },
      {
        title: 'Rules for teaching and examinations',
        words:
          /\bordinances?\b|regulations?\b|examination rules|rules (for|of) (the )?examination|\bsyllabus\b/i,
        mend: 'Add the regulations and the syllabus of the university, or link to them.',
      },
      {
        title: 'Departments and centres',
        words: /^departments?\b|departments? (and|of)/i,
        mend: 'Add a page for each department.',
      },
      {
        title: 'Teachers and staff, with photographs and qualifications',
        words: /teaching staff|\bfaculty\b(?! development)/i,
        mend: 'Add each teacher with photograph, role and qualification: npm run new -- person.',
      },
      {
        title: 'Online courses (SWAYAM, NPTEL)',
        words: /\bSWAYAM\b|\bMOOCs?\b|\bNPTEL\b/i,
        mend: 'Name the courses that are accepted, or say that there are none.',
      },
      {
        title: 'Internal quality assurance cell (IQAC)',
        words: /\bIQAC\b|quality assurance/i,
        mend: 'List its members and add its minutes.',
      },
      {
        title: 'Library',
        words: /\blibrary\b/i,
        mend: 'Say how many books and journals there are, and when it is open.',
      },
      {
        title: 'Academic collaborations',
        words: /collaborations?|\bMoUs?\b|memorand(a|um) of understanding/i,
        mend: 'List the partners with the year and purpose of each agreement.',
      },
    ],
  },
  {
    title: 'Admissions and fees',
    asked: [
      {
        title: 'Prospectus',
        words: /prospectus|brochure/i,
        mend: 'Add the prospectus of this year as a document.',
      },
      {
        title: 'Admission process',
        words: /admissions?\b|how to apply|eligibility/i,
        mend: 'Say who can apply, how, and until when.',
      },
      {
        title: 'Seats and reservation',
        words: /\bseats\b|reservation|intake/i,
        mend: 'Say how many seats there are and how they are allotted.',
      },
      {
        title: 'Fee structure',
        words: /fee structure|tuition|(course|annual|college|hostel) fees?\b|^fees\b/i,
        mend: 'Add the fees of each course, year by year.',
      },
      {
        title: 'Fee refund policy',
        words: /refund/i,
        mend: 'Add the policy: how much is paid back until when.',
      },
      {
        title: 'Scholarships',
        words: /scholarships?|fellowships?|fee concession/i,
        mend: 'List the scholarships and how to apply; link to the National Scholarship Portal.',
      },
    ],
  },
  {
    title: 'Research',
    asked: [
      {
        title: 'Research and development: projects, publications, patents',
        words: /\bresearch\b|publications?|patents?/i,
        mend: 'List projects, publications and patents, year by year.',
      },
      {
        title: 'Incubation, start-ups, innovation',
        words: /incubation|start-?ups?|entrepreneur|innovation/i,
        mend: 'Say what is on offer, or that there is none.',
      },
      {
        title: 'Central facilities',
        words: /central (research )?facilit|infrastructure|laborator(y|ies)/i,
        mend: 'List laboratories and equipment that all may use.',
      },
    ],
  },
  {
    title: 'Student life',
    asked: [
      { title: 'Sports', words: /\bsports?\b/i, mend: 'Say which grounds and games there are.' },
      {
        title: 'NCC and NSS',
        words: /\bN\.?S\.?S\.?\b|\bN\.?C\.?C\.?\b|national service scheme/i,
        mend: 'Name the units and their officers.',
      },
      {
        title: 'Hostels',
        words: /\bhostels?\b/i,
        mend: 'Say how many places there are, what they cost, and the rules.',
      },
      {
        title: 'Placement cell',
        words: /placements?\b|career guidance/i,
        mend: 'Name the officer, and where graduates work.',
      },
      {
        title: 'Student grievance redressal committee',
        words: /grievances?|\bSGRC\b|\bSSGP\b/i,
        mend: 'List its members, and how a complaint is made.',
      },
      {
        title: 'Health facilities',
        words: /health (facilit|cent(er|re)|care)|sick room|medical aid/i,
        mend: 'Say where a student who falls ill is seen.',
      },
      {
        title: 'Internal complaints committee',
        words: /internal complaints?|sexual harassment|\bICC\b/i,
        mend: 'List its members with telephone numbers; the law on sexual harassment asks for it (PoSH Act, 2013).',
      },
      {
        title: 'Anti-ragging cell, with helpline',
        words: /anti[\s-]?ragging/i,
        mend: 'List its members and the national helpline, 1800-180-5522.',
      },
      { title: 'Equal opportunity cell', words: /equal opportunit/i, mend: 'List its members.' },
      {
        title: 'Cell for socio-economically disadvantaged groups',
        words: /disadvantaged|\bSEDG\b|\bSC\s?\/\s?ST\b|minority cell/i,
        mend: 'List its members.',
      },
      {
        title: 'Facilities for people with disabilities',
        words: /differently[\s-]abled|disabilit|barrier[\s-]free|\bramps?\b|divyang/i,
        mend: 'Say which ways, lifts and rooms are free of steps.',
      },
    ],
  },
  {
    title: 'Alumni, news and notices',
    asked: [
      {
        title: 'Alumni association',
        words: /alumni|alumini/i,
        mend: 'Name the association and whom to write to.',
      },
      {
        title: 'Right to information',
        words: /right to information|\bRTI\b|\bCPIO\b|public information officer/i,
        mend: 'Name the public information officer and the appellate authority, where the Act applies.',
      },
      {
        title: 'Circulars and notices',
        words: /circulars?|notices?\b|announcements?/i,
        mend: 'Add a page for circulars and notices.',
      },
      { title: 'Newsletters', words: /newsletters?|\bmagazine\b/i, mend: 'Add each issue as a document.' },
      {
        title: 'News, events and achievements',
        words: /\bevents\b|achievements?|\bnews\b/i,
        mend: 'Add what happens: npm run new -- event.',
      },
      {
        title: 'Job openings',
        words: /job openings?|vacanc|recruitment|careers? at/i,
        mend: 'List open posts, or say that there are none.',
      },
      {
        title: 'Reservation roster',
        words: /\broster\b/i,
        mend: 'Add the roster, where the rules ask the college for one.',
      },
      {
        title: 'Picture gallery',
        words: /(photo|picture|image) gallery|^gallery$/i,
        mend: 'Add a page with a gallery.',
      },
    ],
  },
  {
    title: 'The site itself',
    asked: [
      {
        title: 'Everything in one document called "Public Self Disclosure"',
        words: /public self[\s-]?disclosure/i,
        mend: 'Put all of the above into one document with this name and link to it from the menu (public notice of the UGC, October 2025).',
      },
    ],
  },
];
