/** English. */
import type { Phrases } from './model.ts';

export const en: Phrases = {
  pages: {
    home: 'Home',
    about: 'About us',
    news: 'News',
    people: 'People',
    documents: 'Documents',
    contact: 'Contact',
    search: 'Search',
    privacy: 'Privacy',
  },
  address: ['1 Main Street', 'Our Town'],
  facts: { founded: 'Year of foundation', staff: 'Staff' },
  drawings: {
    morning: 'A house on a hill on a clear morning, a drawing',
    evening: 'Lighted windows in the evening, a drawing',
    garden: 'Trees in a garden at noon, a drawing',
  },
  names: ['A. Rahman', 'B. Thomas', 'C. Devi', 'D. Mathew'],
  home: {
    views: 'Views of the house',
    invitation: 'You are welcome',
    directions: 'How to reach us',
    welcome: 'Welcome',
    more: 'More about us',
    all: 'See all',
    allNews: 'All news',
  },
  about: {
    description: 'Who we are, and what we stand for.',
    began: 'We began in {{founded}}. Today {{staff}} people work here.',
    values: 'What we hold to',
    promises: [
      'We answer every letter within a week.',
      'We say it when we have made a mistake.',
      'Everybody is treated alike.',
    ],
    figures: 'In figures',
  },
  offer: {
    question: 'Have you a question?',
    answer: 'Ask us. We are glad to explain, on the telephone, by e-mail or over a cup of tea.',
  },
  news: { description: 'What is happening here.', heading: 'Latest news' },
  people: 'Who works here, and what each of us is there for.',
  documents: 'To read and to print.',
  contact: {
    description: 'Address, telephone and e-mail, and a form to write to us.',
    address: 'Address',
    open: 'When we are open',
    caption: 'Opening hours',
    columns: ['Day', 'Hours'],
    weekdays: ['Monday to Friday', '9:00 to 16:00'],
    saturday: ['Saturday', '9:00 to 12:00'],
    write: 'Write to us',
  },
  search: 'Pages, people, documents and dates.',
  privacy: {
    description: 'This website asks for nothing, sets no cookies and follows nobody.',
    short: 'In short',
    points: [
      'No cookies, no advertising, no counting of visitors.',
      'The contact form opens your own mail program; nothing is sent before you send that mail.',
      'The search works on your own device; the words are sent nowhere.',
    ],
    server: 'The records of the server',
    records:
      'The company on whose computer this website stands may record which pages are asked for, when, and from which internet address, to keep its service safe.',
  },
  kinds: {
    college: {
      tagline: 'Learn, practise, serve',
      motto: 'A good place to learn',
      about:
        'The college teaches small classes, and every student has a teacher who knows their name. It was founded by people of the town who wanted their children to study near home.',
      open: 'The college is open to all students.',
      offer: {
        title: 'Courses',
        intro: 'Three courses of study. The office sends the prospectus to whoever asks for it.',
        items: [
          ['Arts', 'Language, history and economics, three years.'],
          ['Science', 'Physics, chemistry and mathematics, three years.'],
          ['Commerce', 'Accounts, law and management, three years.'],
        ],
      },
      people: {
        title: 'Teaching staff',
        roles: ['Principal', 'Head of Arts', 'Head of Science', 'Head of Commerce'],
      },
      news: [
        [
          'Admission opens',
          'Applications for the coming year are taken in the office on working days. Bring your certificates and two photographs.',
        ],
        [
          'Science day',
          'Forty students showed what they had built: a rain gauge, a solar cooker, a bridge of paper that carried a person.',
        ],
      ],
      document: 'Prospectus',
    },
    school: {
      tagline: 'A school for every child',
      motto: 'Where children like to go',
      about:
        'The school takes children from the first class to the tenth. Lessons begin with a story and end with a question, and the playground is as large as the building.',
      open: 'Children and parents may visit us on any school day.',
      offer: {
        title: 'Classes',
        intro: 'Three parts of the school, each with a head teacher of its own.',
        items: [
          ['Primary', 'Classes 1 to 4: reading, counting, drawing, playing.'],
          ['Middle', 'Classes 5 to 7: languages, science, a garden to look after.'],
          ['High school', 'Classes 8 to 10, and the public examination.'],
        ],
      },
      people: { title: 'Teachers', roles: ['Head teacher', 'Primary', 'Middle school', 'High school'] },
      news: [
        [
          'Parents’ evening',
          'Teachers are in their classrooms from four to six. Come at any time; nobody need wait for longer than a few minutes.',
        ],
        [
          'Sports day',
          'Every child ran, jumped or threw, and the youngest carried eggs on spoons. The blue house won by four points.',
        ],
      ],
      document: 'School calendar',
    },
    library: {
      tagline: 'Books for everybody',
      motto: 'Come in and read',
      about:
        'The library lends books, newspapers and films to whoever lives in the town. Membership costs nothing, and the reading room is open to all.',
      open: 'The library is open to all readers.',
      offer: {
        title: 'Services',
        intro: 'What the library does for its readers.',
        items: [
          ['Lending', 'Six books for three weeks; they can be renewed twice.'],
          ['Reading room', 'Newspapers, quiet desks and free internet.'],
          ['For children', 'A story every Saturday morning at ten.'],
        ],
      },
      people: {
        title: 'Staff',
        roles: ['Librarian', 'Lending desk', 'Children’s library', 'Newspapers and archive'],
      },
      news: [
        [
          'New books on the shelf',
          'Sixty novels, twelve books on gardens and a whole shelf of comics have come. They stand to the right of the entrance.',
        ],
        [
          'An evening of readers',
          'Nine readers brought a page that they love and read it aloud. The next evening is in three months.',
        ],
      ],
      document: 'Rules for readers',
    },
    clinic: {
      tagline: 'For every age, every day',
      motto: 'Care close to home',
      about:
        'The clinic sees people of every age. Most are seen on the day on which they come; who needs more than we can do is sent on with a letter and a telephone call.',
      open: 'The clinic is open to all; no appointment is needed.',
      offer: {
        title: 'What we treat',
        intro: 'Three departments. In an emergency call the ambulance first.',
        items: [
          ['General practice', 'Fever, pain, wounds, check-ups, certificates.'],
          ['Children', 'Vaccination, growth, coughs and colds.'],
          ['Teeth', 'Check-ups, fillings, advice for parents.'],
        ],
      },
      people: {
        title: 'Doctors and staff',
        roles: ['Doctor, general practice', 'Doctor for children', 'Dentist', 'Front desk'],
      },
      news: [
        [
          'Open on Saturdays',
          'From this month the clinic is also open on Saturday mornings from nine to twelve.',
        ],
        [
          'Vaccination day',
          'Two hundred children were vaccinated in one morning. Whoever missed it may come on any working day before noon.',
        ],
      ],
      document: 'What to bring to your first visit',
    },
    association: {
      tagline: 'Neighbours who do things together',
      motto: 'Together it is less work',
      about:
        'The association brings people of the neighbourhood together: to look after the park, to help those who are alone, to celebrate. Whoever wants to may join.',
      open: 'Members and neighbours may come to all that we do.',
      offer: {
        title: 'What we do',
        intro: 'Three groups, which meet once a week. Guests are welcome.',
        items: [
          ['The park', 'Planting, watering and mending benches, on Saturdays.'],
          ['Visits', 'An hour a week for somebody who is alone.'],
          ['Festivals', 'Music, food and a market, three times a year.'],
        ],
      },
      people: { title: 'Committee', roles: ['Chair', 'Secretary', 'Treasurer', 'Youth'] },
      news: [
        [
          'General meeting',
          'All members are invited. The committee reports on the year, and two of its places are to be filled.',
        ],
        [
          'Summer market',
          'Thirty stalls, two bands and no rain. What was earned pays for the new benches in the park.',
        ],
      ],
      document: 'Statutes',
    },
  },
};
