/** What the starters of the kinds of institution say; all else they have in common: see starter.ts. */
import type { CardsBlock } from '../../src/generated/types.ts';

type Icon = NonNullable<CardsBlock['cards'][number]['icon']>;

export interface StarterWords {
  /** As within a sentence: "the college". */
  noun: string;
  /** The people whom it is for. */
  visitors: string;
  tagline: string;
  /** The sentence over the first picture. */
  motto: string;
  about: string;
  /** What it offers: the page, and three of them. */
  offer: { title: string; path: string; intro: string; items: readonly Offer[] };
  people: { title: string; members: readonly (readonly [name: string, role: string])[] };
  news: readonly [News, News];
  /** The one document that it publishes. */
  document: string;
}

interface Offer {
  title: string;
  text: string;
  icon: Icon;
}

interface News {
  slug: string;
  title: string;
  text: string;
  /** What is seen in its picture, which is a drawing. */
  caption: string;
}

export const STARTERS = {
  college: {
    noun: 'the college',
    visitors: 'students',
    tagline: 'Learn, practise, serve',
    motto: 'A good place to learn',
    about:
      'The college teaches small classes, and every student has a teacher who knows their name. It was founded by people of the town who wanted their children to study near home.',
    offer: {
      title: 'Courses',
      path: 'courses',
      intro: 'Three courses of study. The office sends the prospectus to whoever asks for it.',
      items: [
        { title: 'Arts', text: 'Language, history and economics, three years.', icon: 'book' },
        { title: 'Science', text: 'Physics, chemistry and mathematics, three years.', icon: 'target' },
        { title: 'Commerce', text: 'Accounts, law and management, three years.', icon: 'building' },
      ],
    },
    people: {
      title: 'Teaching staff',
      members: [
        ['A. Rahman', 'Principal'],
        ['B. Thomas', 'Head of Arts'],
        ['C. Devi', 'Head of Science'],
        ['D. Mathew', 'Head of Commerce'],
      ],
    },
    news: [
      {
        slug: 'admission-opens',
        title: 'Admission opens',
        text: 'Applications for the coming year are taken in the office on working days. Bring your certificates and two photographs.',
        caption: 'The main building on a bright morning, a drawing',
      },
      {
        slug: 'science-day',
        title: 'Science day',
        text: 'Forty students showed what they had built: a rain gauge, a solar cooker, a bridge of paper that carried a person.',
        caption: 'The hall in the evening, a drawing',
      },
    ],
    document: 'Prospectus',
  },
  school: {
    noun: 'the school',
    visitors: 'children and parents',
    tagline: 'A school for every child',
    motto: 'Where children like to go',
    about:
      'The school takes children from the first class to the tenth. Lessons begin with a story and end with a question, and the playground is as large as the building.',
    offer: {
      title: 'Classes',
      path: 'classes',
      intro: 'Three parts of the school, each with a head teacher of its own.',
      items: [
        { title: 'Primary', text: 'Classes 1 to 4: reading, counting, drawing, playing.', icon: 'heart' },
        {
          title: 'Middle',
          text: 'Classes 5 to 7: languages, science, a garden to look after.',
          icon: 'leaf',
        },
        { title: 'High school', text: 'Classes 8 to 10, and the public examination.', icon: 'cap' },
      ],
    },
    people: {
      title: 'Teachers',
      members: [
        ['A. Rahman', 'Head teacher'],
        ['B. Thomas', 'Primary'],
        ['C. Devi', 'Middle school'],
        ['D. Mathew', 'High school'],
      ],
    },
    news: [
      {
        slug: 'parents-evening',
        title: 'Parents’ evening',
        text: 'Teachers are in their classrooms from four to six. Come at any time; nobody need wait for longer than a few minutes.',
        caption: 'The school in the afternoon, a drawing',
      },
      {
        slug: 'sports-day',
        title: 'Sports day',
        text: 'Every child ran, jumped or threw, and the youngest carried eggs on spoons. The blue house won by four points.',
        caption: 'The playground on the evening before, a drawing',
      },
    ],
    document: 'School calendar',
  },
  library: {
    noun: 'the library',
    visitors: 'readers',
    tagline: 'Books for everybody',
    motto: 'Come in and read',
    about:
      'The library lends books, newspapers and films to whoever lives in the town. Membership costs nothing, and the reading room is open to all.',
    offer: {
      title: 'Services',
      path: 'services',
      intro: 'What the library does for its readers.',
      items: [
        { title: 'Lending', text: 'Six books for three weeks; they can be renewed twice.', icon: 'book' },
        { title: 'Reading room', text: 'Newspapers, quiet desks and free internet.', icon: 'eye' },
        { title: 'For children', text: 'A story every Saturday morning at ten.', icon: 'heart' },
      ],
    },
    people: {
      title: 'Staff',
      members: [
        ['A. Rahman', 'Librarian'],
        ['B. Thomas', 'Lending desk'],
        ['C. Devi', 'Children’s library'],
        ['D. Mathew', 'Newspapers and archive'],
      ],
    },
    news: [
      {
        slug: 'new-books',
        title: 'New books on the shelf',
        text: 'Sixty novels, twelve books on gardens and a whole shelf of comics have come. They stand to the right of the entrance.',
        caption: 'The library on a bright morning, a drawing',
      },
      {
        slug: 'evening-of-readers',
        title: 'An evening of readers',
        text: 'Nine readers brought a page that they love and read it aloud. The next evening is in three months.',
        caption: 'The reading room in the evening, a drawing',
      },
    ],
    document: 'Rules for readers',
  },
  clinic: {
    noun: 'the clinic',
    visitors: 'patients',
    tagline: 'Care close to home',
    motto: 'Care close to home',
    about:
      'The clinic sees people of every age. Most are seen on the day on which they come; who needs more than we can do is sent on with a letter and a telephone call.',
    offer: {
      title: 'What we treat',
      path: 'treatment',
      intro: 'Three departments. In an emergency call the ambulance first.',
      items: [
        { title: 'General practice', text: 'Fever, pain, wounds, check-ups, certificates.', icon: 'heart' },
        { title: 'Children', text: 'Vaccination, growth, coughs and colds.', icon: 'people' },
        { title: 'Teeth', text: 'Check-ups, fillings, advice for parents.', icon: 'hands' },
      ],
    },
    people: {
      title: 'Doctors and staff',
      members: [
        ['Dr A. Rahman', 'General practice'],
        ['Dr B. Thomas', 'Children'],
        ['Dr C. Devi', 'Teeth'],
        ['D. Mathew', 'Front desk'],
      ],
    },
    news: [
      {
        slug: 'new-hours',
        title: 'Open on Saturdays',
        text: 'From this month the clinic is also open on Saturday mornings from nine to twelve.',
        caption: 'The clinic on a bright morning, a drawing',
      },
      {
        slug: 'vaccination-day',
        title: 'Vaccination day',
        text: 'Two hundred children were vaccinated in one morning. Whoever missed it may come on any working day before noon.',
        caption: 'The entrance in the evening, a drawing',
      },
    ],
    document: 'What to bring to your first visit',
  },
  association: {
    noun: 'the association',
    visitors: 'members and neighbours',
    tagline: 'Neighbours who do things together',
    motto: 'Together it is less work',
    about:
      'The association brings people of the neighbourhood together: to look after the park, to help those who are alone, to celebrate. Whoever wants to may join.',
    offer: {
      title: 'What we do',
      path: 'what-we-do',
      intro: 'Three groups, which meet once a week. Guests are welcome.',
      items: [
        { title: 'The park', text: 'Planting, watering and mending benches, on Saturdays.', icon: 'leaf' },
        { title: 'Visits', text: 'An hour a week for somebody who is alone.', icon: 'hands' },
        { title: 'Festivals', text: 'Music, food and a market, three times a year.', icon: 'people' },
      ],
    },
    people: {
      title: 'Committee',
      members: [
        ['A. Rahman', 'Chair'],
        ['B. Thomas', 'Secretary'],
        ['C. Devi', 'Treasurer'],
        ['D. Mathew', 'Youth'],
      ],
    },
    news: [
      {
        slug: 'general-meeting',
        title: 'General meeting',
        text: 'All members are invited. The committee reports on the year, and two of its places are to be filled.',
        caption: 'The meeting place on a bright morning, a drawing',
      },
      {
        slug: 'summer-market',
        title: 'Summer market',
        text: 'Thirty stalls, two bands and no rain. What was earned pays for the new benches in the park.',
        caption: 'The market place in the evening, a drawing',
      },
    ],
    document: 'Statutes',
  },
} as const satisfies Record<string, StarterWords>;

/** The name of a kind of institution that has a starter. */
export type StarterKind = keyof typeof STARTERS;
