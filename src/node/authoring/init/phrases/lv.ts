/** Latvian. */
import type { Phrases } from './model.ts';

export const lv: Phrases = {
  pages: {
    home: 'Sākums',
    about: 'Par mums',
    news: 'Jaunumi',
    people: 'Cilvēki',
    documents: 'Dokumenti',
    contact: 'Saziņa',
    search: 'Meklēšana',
    privacy: 'Privātums',
  },
  address: ['Galvenā iela 1', 'Mūsu pilsēta'],
  facts: { founded: 'Dibināšanas gads', staff: 'Darbinieki' },
  drawings: {
    morning: 'Māja kalnā skaidrā rītā, zīmējums',
    evening: 'Izgaismoti logi vakarā, zīmējums',
    garden: 'Koki dārzā dienas vidū, zīmējums',
  },
  names: ['Anna Bērziņa', 'Jānis Kalniņš', 'Līga Ozola', 'Mārtiņš Liepa'],
  home: {
    views: 'Skati uz māju',
    invitation: 'Laipni lūdzam',
    directions: 'Kā mūs atrast',
    welcome: 'Esiet sveicināti',
    more: 'Vairāk par mums',
    all: 'Skatīt visu',
    allNews: 'Visi jaunumi',
  },
  about: {
    description: 'Kas mēs esam un kas mums ir svarīgi.',
    began: 'Darbu sākām {{founded}}. gadā. Šodien mūsu darbinieku skaits ir {{staff}}.',
    values: 'Mūsu principi',
    promises: [
      'Uz katru vēstuli atbildam nedēļas laikā.',
      'Ja esam kļūdījušies, mēs to atzīstam.',
      'Pret visiem izturamies vienādi.',
    ],
    figures: 'Skaitļos',
  },
  offer: {
    question: 'Vai jums ir kāds jautājums?',
    answer: 'Jautājiet! Labprāt paskaidrosim pa tālruni, e-pastā vai pie tējas tases.',
  },
  news: { description: 'Kas pie mums notiek.', heading: 'Jaunākais' },
  people: 'Kas šeit strādā un ar ko katrs nodarbojas.',
  documents: 'Lasīšanai un drukāšanai.',
  contact: {
    description: 'Adrese, tālrunis, e-pasts un veidlapa, ar kuru mums rakstīt.',
    address: 'Adrese',
    open: 'Kad esam atvērti',
    caption: 'Darba laiks',
    columns: ['Diena', 'Laiks'],
    weekdays: ['Darbdienās', '9.00–16.00'],
    saturday: ['Sestdiena', '9.00–12.00'],
    write: 'Rakstiet mums',
  },
  search: 'Lapas, cilvēki, dokumenti un datumi.',
  privacy: {
    description: 'Šī vietne neko neprasa, neizmanto sīkdatnes un nevienam neseko.',
    short: 'Īsumā',
    points: [
      'Nav ne sīkdatņu, ne reklāmu, ne apmeklētāju skaitīšanas.',
      'Saziņas veidlapa atver jūsu pašu e-pasta programmu; nekas netiek nosūtīts, pirms jūs pats nosūtāt vēstuli.',
      'Meklēšana notiek jūsu ierīcē; meklētie vārdi nekur netiek sūtīti.',
    ],
    server: 'Servera ieraksti',
    records:
      'Uzņēmums, kura datorā atrodas šī vietne, drošības labad var reģistrēt, kuras lapas, kad un no kādas interneta adreses tiek pieprasītas.',
  },
  kinds: {
    college: {
      tagline: 'Mācīties, darīt, kalpot',
      motto: 'Laba vieta, kur mācīties',
      about:
        'Koledžā mācās nelielās grupās, un katram studentam ir pasniedzējs, kurš zina viņa vārdu. To dibināja pilsētas iedzīvotāji, kuri vēlējās, lai bērni var studēt tuvu mājām.',
      open: 'Koledža ir atvērta visiem studentiem.',
      offer: {
        title: 'Studijas',
        intro: 'Trīs studiju programmas. Birojs nosūta informatīvo brošūru ikvienam, kas to lūdz.',
        items: [
          ['Humanitārās zinātnes', 'Valoda, vēsture un ekonomika, trīs gadi.'],
          ['Dabaszinātnes', 'Fizika, ķīmija un matemātika, trīs gadi.'],
          ['Komerczinības', 'Grāmatvedība, tiesības un vadība, trīs gadi.'],
        ],
      },
      people: {
        title: 'Pasniedzēji',
        roles: ['Direktore', 'Humanitāro zinātņu vadītājs', 'Dabaszinātņu vadītāja', 'Komerczinību vadītājs'],
      },
      news: [
        [
          'Sākas uzņemšana',
          'Pieteikumus nākamajam gadam pieņem birojā darba dienās. Ņemiet līdzi izglītības dokumentus un divas fotogrāfijas.',
        ],
        [
          'Zinātnes diena',
          'Četrdesmit studenti rādīja, ko uzbūvējuši: lietusmēru, saules plīti un papīra tiltu, kas iztur cilvēku.',
        ],
      ],
      document: 'Informatīvā brošūra',
    },
    school: {
      tagline: 'Skola katram bērnam',
      motto: 'Skola, uz kuru bērni iet ar prieku',
      about:
        'Skolā mācās bērni no pirmās līdz divpadsmitajai klasei. Stundas sākas ar stāstu un beidzas ar jautājumu, un pagalms ir tikpat liels kā ēka.',
      open: 'Bērni un vecāki var mūs apmeklēt jebkurā skolas dienā.',
      offer: {
        title: 'Klases',
        intro: 'Skolai ir trīs daļas, un katrai ir savs vadītājs.',
        items: [
          ['Sākumskola', '1.–4. klase: lasīšana, rēķināšana, zīmēšana, rotaļas.'],
          ['Pamatskola', '5.–9. klase: valodas, dabaszinības, pašu kopts dārzs.'],
          ['Vidusskola', '10.–12. klase un valsts eksāmeni.'],
        ],
      },
      people: { title: 'Skolotāji', roles: ['Direktore', 'Sākumskola', 'Pamatskola', 'Vidusskola'] },
      news: [
        [
          'Vecāku vakars',
          'Skolotāji ir savās klasēs no četriem līdz sešiem. Nāciet jebkurā laikā; nevienam nebūs jāgaida ilgāk par dažām minūtēm.',
        ],
        [
          'Sporta diena',
          'Katrs bērns skrēja, lēca vai meta, bet mazākie nesa olas karotēs. Zilā komanda uzvarēja ar četru punktu pārsvaru.',
        ],
      ],
      document: 'Skolas kalendārs',
    },
    library: {
      tagline: 'Grāmatas visiem',
      motto: 'Nāciet un lasiet',
      about:
        'Bibliotēka izsniedz grāmatas, avīzes un filmas ikvienam, kas dzīvo pilsētā. Reģistrēšanās ir bez maksas, un lasītava ir atvērta visiem.',
      open: 'Bibliotēka ir atvērta visiem lasītājiem.',
      offer: {
        title: 'Pakalpojumi',
        intro: 'Ko bibliotēka dara savu lasītāju labā.',
        items: [
          ['Grāmatu izsniegšana', 'Sešas grāmatas uz trim nedēļām; termiņu var pagarināt divreiz.'],
          ['Lasītava', 'Avīzes, klusi galdi un bezmaksas internets.'],
          ['Bērniem', 'Pasaka katru sestdienas rītu desmitos.'],
        ],
      },
      people: {
        title: 'Darbinieki',
        roles: ['Bibliotēkas vadītāja', 'Grāmatu izsniegšana', 'Bērnu nodaļa', 'Avīzes un arhīvs'],
      },
      news: [
        [
          'Jaunas grāmatas plauktos',
          'Ir saņemti sešdesmit romāni, divpadsmit grāmatas par dārziem un vesels plaukts komiksu. Tās atrodas pa labi no ieejas.',
        ],
        [
          'Lasītāju vakars',
          'Deviņi lasītāji atnesa savu mīļāko lappusi un lasīja to priekšā. Nākamais vakars būs pēc trim mēnešiem.',
        ],
      ],
      document: 'Lietošanas noteikumi',
    },
    clinic: {
      tagline: 'Jebkurā vecumā, katru dienu',
      motto: 'Aprūpe tuvu mājām',
      about:
        'Klīnikā pieņem jebkura vecuma cilvēkus. Lielāko daļu pieņem tajā pašā dienā; ja vajag vairāk, nekā spējam mēs, nosūtām tālāk ar vēstuli un piezvanām.',
      open: 'Klīnika ir atvērta visiem; iepriekš pieteikties nav vajadzīgs.',
      offer: {
        title: 'Ko mēs ārstējam',
        intro: 'Trīs nodaļas. Neatliekamā gadījumā vispirms zvaniet ātrajai palīdzībai.',
        items: [
          ['Ģimenes ārsts', 'Drudzis, sāpes, brūces, pārbaudes, izziņas.'],
          ['Bērni', 'Vakcinācija, augšana, klepus un iesnas.'],
          ['Zobi', 'Pārbaudes, plombas, padomi vecākiem.'],
        ],
      },
      people: {
        title: 'Ārsti un darbinieki',
        roles: ['Ģimenes ārste', 'Bērnu ārsts', 'Zobārste', 'Reģistratūra'],
      },
      news: [
        [
          'Atvērts sestdienās',
          'No šī mēneša klīnika ir atvērta arī sestdienu rītos no deviņiem līdz divpadsmitiem.',
        ],
        [
          'Vakcinācijas diena',
          'Vienā rītā vakcinēti divi simti bērnu. Kas to nokavēja, var nākt jebkurā darba dienā līdz pusdienlaikam.',
        ],
      ],
      document: 'Kas jāņem līdzi uz pirmo vizīti',
    },
    association: {
      tagline: 'Kaimiņi, kas darbojas kopā',
      motto: 'Kopā darba ir mazāk',
      about:
        'Biedrība saved kopā apkaimes ļaudis, lai koptu parku, palīdzētu vientuļajiem un svinētu svētkus. Pievienoties var ikviens.',
      open: 'Biedri un kaimiņi ir gaidīti visos mūsu pasākumos.',
      offer: {
        title: 'Ko mēs darām',
        intro: 'Trīs grupas, kas tiekas reizi nedēļā. Viesi ir laipni gaidīti.',
        items: [
          ['Parks', 'Sestdienās stādām, laistām un labojam soliņus.'],
          ['Ciemošanās', 'Stunda nedēļā kopā ar kādu, kas ir viens.'],
          ['Svētki', 'Mūzika, ēdiens un tirgus trīs reizes gadā.'],
        ],
      },
      people: { title: 'Valde', roles: ['Priekšsēdētāja', 'Sekretārs', 'Kasiere', 'Jaunieši'] },
      news: [
        [
          'Kopsapulce',
          'Aicināti visi biedri. Valde ziņos par gadu, un būs jāievēl divi jauni valdes locekļi.',
        ],
        [
          'Vasaras tirgus',
          'Trīsdesmit galdu, divas mūzikas grupas un ne pilītes lietus. Par nopelnīto parkā uzstādīs jaunus soliņus.',
        ],
      ],
      document: 'Statūti',
    },
  },
};
