// The service about itself: who runs it, what it keeps, how its pages were checked; in both languages.
import type { Language } from '../../engine/index.js';

interface Section {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

interface ServicePageWords {
  title: string;
  lead: string;
  sections: readonly Section[];
}

interface ServiceWords {
  operator: string;
  /** Before the name. */
  runBy: string;
  unnamed: string;
  write: string;
  page: string;
  nobody: string;
  accessibility: ServicePageWords;
  privacy: ServicePageWords;
}

export const serviceWords: Readonly<Record<Language, ServiceWords>> = {
  it: {
    operator: 'Chi gestisce questa installazione',
    runBy: 'Gestore:',
    unnamed: 'Questa installazione non dichiara il nome di chi la gestisce.',
    write: 'Per scrivere al gestore:',
    page: 'Pagina del gestore:',
    nobody:
      'Questa installazione non dichiara un indirizzo a cui scrivere: perciò le pagine non hanno il collegamento «Segnala un errore».',
    accessibility: {
      title: 'Accessibilità',
      lead: 'Come sono state controllate le pagine del programma, e che cosa non è stato controllato.',
      sections: [
        {
          id: 'controlli',
          title: 'Che cosa è stato controllato',
          paragraphs: [
            'Un programma (axe-core, in Chromium) cerca violazioni delle regole A e AA delle WCAG 2.2 su ogni tipo di pagina, nelle due lingue, con i colori chiari e scuri, a 320 e a 1280 pixel. Il controllo è uno dei test del programma: la versione che ha violazioni non lo supera.',
            'Altri test usano le pagine con la sola tastiera, con e senza JavaScript: ricerca, citazioni in un testo, tabelle, grafo.',
          ],
        },
        {
          id: 'limiti',
          title: 'Che cosa non è stato controllato',
          paragraphs: [
            'Un programma trova solo una parte delle barriere. Le pagine non sono state provate da persone che usano lettori di schermo o altre tecnologie assistive.',
            'Il disegno del grafo non è leggibile senza vederlo: lo stesso contenuto è nell’elenco e nelle tabelle che lo accompagnano.',
            'I testi di legge sono mostrati come i documenti li portano: alcune tabelle vi sono disegnate con caratteri, e alcune parti sono solo immagini nella fonte; dove è così la pagina lo dice.',
          ],
        },
        {
          id: 'valore',
          title: 'Che cosa non è questa pagina',
          paragraphs: [
            'Questa pagina descrive il programma. Non è la dichiarazione di accessibilità che una pubblica amministrazione compila per il proprio sito.',
          ],
        },
      ],
    },
    privacy: {
      title: 'Riservatezza',
      lead: 'Il programma non conserva nulla di chi legge.',
      sections: [
        {
          id: 'conservato',
          title: 'Che cosa è conservato',
          paragraphs: [
            'Nulla che dica chi legge. Le pagine non usano cookie né la memoria del browser, e non caricano niente da altri siti.',
            'Un registro delle risposte c’è solo se il gestore lo chiede: ogni riga ha ora, genere della pagina, esito e durata, mai l’indirizzo di chi legge; ciò che si è chiesto vi entra solo se il gestore chiede anche questo. Se l’abbia chiesto, questa pagina non lo dice: lo sa il gestore.',
            'Il testo inviato dal modulo delle citazioni è letto per rispondere e poi dimenticato. Ciò che si cerca e ciò che si sceglie di seguire stanno nell’indirizzo della pagina.',
          ],
        },
        {
          id: 'memoria',
          title: 'Che cosa passa per la memoria',
          paragraphs: [
            'Le risposte chieste di recente restano in memoria con la domanda, senza chi l’ha fatta, finché altre ne prendono il posto o il programma si ferma.',
            'L’indirizzo di rete di chi chiede serve, mentre si risponde, a dividere il lavoro fra tutti; non è scritto da nessuna parte.',
          ],
        },
        {
          id: 'intorno',
          title: 'Che cosa il programma non sa',
          paragraphs: [
            'Davanti al programma possono esserci altri servizi, come un proxy o chi ospita la macchina, che tengono registri propri. Ne risponde chi gestisce l’installazione, al quale chiedere.',
            'I collegamenti al portale ufficiale e ad altri siti portano fuori da questo servizio.',
          ],
        },
      ],
    },
  },
  en: {
    operator: 'Who runs this installation',
    runBy: 'Operator:',
    unnamed: 'This installation does not state the name of its operator.',
    write: 'To write to the operator:',
    page: 'Page of the operator:',
    nobody: 'This installation states no address to write to: that is why pages have no “Report an error” link.',
    accessibility: {
      title: 'Accessibility',
      lead: 'How the pages of the program were checked, and what was not checked.',
      sections: [
        {
          id: 'controlli',
          title: 'What was checked',
          paragraphs: [
            'A program (axe-core, in Chromium) looks for violations of the A and AA rules of WCAG 2.2 on each kind of page, in both languages, in light and dark colours, at 320 and 1280 pixels. The check is one of the tests of the program: a version with violations does not pass it.',
            'Other tests use the pages by keyboard alone, with and without JavaScript: search, citations in a text, tables, graph.',
          ],
        },
        {
          id: 'limiti',
          title: 'What was not checked',
          paragraphs: [
            'A program finds only some of the barriers. The pages were not tried by people who use screen readers or other assistive technology.',
            'The drawing of the graph cannot be read without seeing it: the list and the tables beside it have the same content.',
            'Texts of law are shown as the documents carry them: some tables are drawn with characters, and some parts are only images in the source; where this is so the page says it.',
          ],
        },
        {
          id: 'valore',
          title: 'What this page is not',
          paragraphs: [
            'This page describes the program. It is not the accessibility statement that an Italian public administration makes for its own site.',
          ],
        },
      ],
    },
    privacy: {
      title: 'Privacy',
      lead: 'The program stores nothing about its readers.',
      sections: [
        {
          id: 'conservato',
          title: 'What is stored',
          paragraphs: [
            'Nothing that says who reads. Pages use neither cookies nor the storage of the browser, and load nothing from other sites.',
            'There is a log of answers only if the operator asks for one: each line has the time, the kind of page, the result and the duration, never the address of the reader; what was asked is in it only if the operator asks for that, too. This page does not say whether that is so: the operator knows.',
            'A text sent through the form for citations is read to answer it and then forgotten. What you search for and what you choose to follow are in the address of the page.',
          ],
        },
        {
          id: 'memoria',
          title: 'What passes through memory',
          paragraphs: [
            'Answers that were requested recently stay in memory with their question, without who asked it, until others take their place or the program stops.',
            'The network address of a client is used, while it is answered, to share the work among all; it is written nowhere.',
          ],
        },
        {
          id: 'intorno',
          title: 'What the program does not know',
          paragraphs: [
            'Other services may be in front of the program, such as a proxy or whoever hosts the machine, and keep logs of their own. The operator of the installation answers for them: ask there.',
            'Links to the official portal and to other sites lead away from this service.',
          ],
        },
      ],
    },
  },
};
