// The words of `/seguire`, in both languages.
import type { Language } from '../../engine/index.js';

interface FollowWords {
  title: string;
  lead: string;
  add: string;
  hint: string;
  submit: string;
  chosen: string;
  none: string;
  feed: string;
  all: string;
  remove: (sigla: string) => string;
  removeShort: string;
  unknown: string;
  full: (most: number) => string;
  one: string;
  opml: string;
  opmlText: string;
  noOpml: string;
}

export const followWords: Readonly<Record<Language, FollowWords>> = {
  it: {
    title: 'Seguire le modifiche',
    lead: 'Un lettore di feed mostra le modifiche degli atti, degli articoli e delle riforme scelti qui quando entrano nei dati. La scelta sta nell’indirizzo di questa pagina, che si può salvare: il servizio non conserva nulla.',
    add: 'Atto o articolo da seguire',
    hint: 'l. 241/1990',
    submit: 'Aggiungi',
    chosen: 'Feed scelti',
    none: 'Nulla è stato scelto: il feed è quello delle modifiche di tutti gli atti.',
    feed: 'Feed Atom',
    all: 'Tutti gli atti',
    remove: (sigla) => `Togli ${sigla}`,
    removeShort: 'Togli',
    unknown: 'Questi non sono noti qui, e non hanno un feed:',
    full: (most) => `Un indirizzo tiene al più ${most} scelte: togline una per aggiungerne altre.`,
    one: 'Tutti in un file',
    opml: 'Scarica i feed in un file OPML',
    opmlText: 'I lettori di feed lo importano, e seguono tutte le scelte in una volta.',
    noOpml:
      'Un file OPML ha bisogno di indirizzi assoluti, e questa installazione non dichiara il suo (PUBLIC_URL): i feed si possono aggiungere uno per uno.',
  },
  en: {
    title: 'Follow amendments',
    lead: 'A feed reader shows the amendments of the acts, articles and reforms chosen here when they enter the data. The choice is in the address of this page, which you can save: the service stores nothing.',
    add: 'Act or article to follow',
    hint: 'l. 241/1990',
    submit: 'Add',
    chosen: 'Chosen feeds',
    none: 'Nothing is chosen: the feed is that of the amendments of all acts.',
    feed: 'Atom feed',
    all: 'All acts',
    remove: (sigla) => `Remove ${sigla}`,
    removeShort: 'Remove',
    unknown: 'These are not known here, and have no feed:',
    full: (most) => `An address holds at most ${most} choices: remove one to add others.`,
    one: 'All in one file',
    opml: 'Download the feeds as an OPML file',
    opmlText: 'Feed readers import it and follow all the choices at once.',
    noOpml:
      'An OPML file needs absolute addresses, and this installation does not state its own (PUBLIC_URL): the feeds can be added one by one.',
  },
};
