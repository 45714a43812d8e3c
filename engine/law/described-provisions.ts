// The table of provisions described in everyday words. Facts: what an article is about, as people say it who do not know its words.

/** An article, and the everyday words for what it rules. */
export interface DescribedProvision {
  /** ELI of the act. */
  act: string;
  /** Number of the article as in its ELI, `612-bis`. */
  article: string;
  description: string;
}

/** Articles of one act: the act's ELI without `eli:/it/`, then one line an article. */
type ActRows = readonly [act: string, lines: string];

// A function, so that a start need not wait for the table. Words that stand in the article itself are left out, where they are no part of a phrase.
const rows = (): readonly ActRows[] => [
  [
    'costituzione/1947/12/27',
    `1: Italia repubblica democratica a chi appartiene il potere
     3: tutti uguali discriminazioni razza uomini e donne parità razzismo
     4: trovare un lavoro disoccupati
     7: rapporti Stato e Chiesa Vaticano concordato
     8: altre religioni islam ebrei valdesi musulmani
     9: cultura ricerca paesaggio beni artistici ambiente animali clima
     10: profughi rifugiati asilo politico stranieri
     11: fare la guerra mandare soldati all'estero armi pace
     13: essere arrestati senza motivo perquisiti violenza sugli arrestati
     14: entrare in casa senza mandato
     15: leggere la posta segreta intercettare lettere telefonate
     16: viaggiare liberamente uscire dal paese confinamento lockdown
     17: manifestazione in piazza corteo protesta
     18: fondare un'associazione società segrete massoneria
     19: praticare la propria religione
     21: dire quello che si pensa giornali censura giornalisti libertà di parola chiudere un giornale
     22: togliere la cittadinanza o il nome
     24: andare in tribunale avvocato per i poveri errori giudiziari
     25: legge retroattiva puniti senza legge
     27: innocente fino a prova contraria pena di morte rieducazione dei carcerati
     28: responsabilità dei funzionari che violano i diritti
     29: famiglia sposarsi matrimonio uguaglianza tra marito e moglie
     30: mantenere educare i figli nati fuori dal matrimonio
     31: aiuti alle famiglie numerose maternità infanzia
     32: cure gratuite obbligo di curarsi vaccino obbligatorio rifiutare le cure ospedale
     33: scuole private esame di Stato insegnanti università sport
     34: scuola gratis obbligatoria otto anni borse di studio capaci e meritevoli
     35: lavoratori formazione emigrazione
     36: stipendio giusto paga minima salario minimo ferie riposo settimanale orario
     37: donne che lavorano stessa paga lavoro dei minori bambini
     38: pensione invalidi disoccupati aiuto a chi non può lavorare
     39: sindacati contratti collettivi
     40: scioperare
     41: aprire un'impresa libertà di fare affari
     42: esproprio proprietà privata casa terreno
     45: cooperative artigiani
     47: risparmio banche comprare la prima casa
     48: votare chi può votare voto segreto obbligo di voto all'estero
     49: partiti politici
     51: candidarsi posti pubblici parità uomo donna in politica quote rosa
     52: servizio militare leva difendere la patria
     53: pagare le tasse in base al reddito chi guadagna di più paga di più
     54: giuramento ministri essere fedeli
     56: quanti sono i deputati età per diventare deputato
     57: quanti sono i senatori
     58: età per votare al Senato età dei senatori
     59: ex presidenti senatori nominati
     60: quanto durano Camera e Senato ogni quanti anni si vota
     61: quando si fanno le nuove elezioni
     67: cambiare partito voltagabbana cambio di casacca
     68: deputati che non possono essere arrestati autorizzazione a procedere
     69: stipendio dei parlamentari
     70: chi fa le leggi Camera e Senato
     71: proporre una legge firme dei cittadini
     72: come si approva una legge commissione
     73: quando entra in vigore una legge quindici giorni
     74: il presidente rimanda la legge alle Camere
     75: votare per cancellare una legge quorum firme
     76: legge delega governo delegato
     77: decreto urgente del governo sessanta giorni
     78: entrare in guerra chi decide la guerra
     79: svuotacarceri sconto di pena a tutti
     81: bilancio dello Stato debito pubblico
     83: chi elegge il capo dello Stato come si elegge
     84: età del presidente della Repubblica cinquanta anni
     85: quanto dura il capo dello Stato sette anni
     86: chi sostituisce il presidente malato supplenza
     87: poteri del capo dello Stato graziare comando forze armate
     88: mandare a casa il Parlamento elezioni anticipate
     90: mettere sotto accusa il presidente tradimento
     92: chi nomina il premier e i ministri
     94: far cadere il governo votare la fiducia
     95: compiti del premier
     96: ministri sotto processo
     97: concorso pubblico per essere assunti
     98: impiegati pubblici iscriversi ai partiti
     101: giudici indipendenti
     104: chi comanda sui giudici magistrati indipendenti
     106: come si diventa giudice concorso magistrato onorario
     107: trasferire licenziare un giudice
     111: processo equo tempi del processo imparziale
     112: pubblico ministero obbligato a indagare
     113: fare ricorso contro lo Stato
     114: Roma capitale comuni province
     116: autonomia del Veneto Sicilia Sardegna
     117: leggi regionali competenze di Stato e regioni
     118: compiti dei comuni
     119: soldi dei comuni e delle regioni
     131: quali sono le regioni italiane elenco
     132: creare una nuova regione cambiare regione
     134: chi giudica le leggi incostituzionali
     135: quanti sono i giudici costituzionali
     136: legge incostituzionale cosa succede
     138: cambiare la Costituzione modificare
     139: tornare alla monarchia re`,
  ],
  [
    'regio-decreto/1930/10/19/1398',
    `3: stranieri in Italia puniti
     5: non sapevo che fosse reato non conoscere la legge
     22: carcere a vita
     40: lasciar morire non impedire
     42: non l'ho fatto apposta senza volere
     43: apposta per sbaglio negligenza imprudenza
     45: incidente imprevedibile
     50: era d'accordo aveva dato il permesso
     52: difendersi da un ladro in casa sparare a un ladro uccidere per difendersi autodifesa aggressore
     53: la polizia può sparare poliziotto che spara
     54: rubare per fame salvare qualcuno da un pericolo
     55: esagerare nel difendersi
     56: provarci senza riuscire tentato omicidio tentato furto
     61: futili motivi crudeltà pena più alta
     62: provocazione ira pena più bassa sconto
     85: sano di mente
     88: malato di mente matto pazzo non punibile
     89: semi infermo mezzo matto
     92: ubriaco al momento del reato drogato
     97: bambino che commette un reato a che età si è punibili tredici anni quattordici anni baby gang carcere per i ragazzini
     98: ragazzo minorenne che commette un reato sedici anni carcere minorile
     99: rifare un reato già condannato
     110: complici in gruppo aiutare a commettere un reato
     114: complice con poca importanza
     120: chi può denunciare vittima
     124: entro quando si può querelare tempo per denunciare tre mesi
     131-bis: reato piccolo furto di poco valore non essere puniti fatto lieve
     146: donna incinta in carcere
     147: malato in carcere rinvio
     152: ritirare la denuncia togliere la querela
     157: dopo quanti anni un reato non si punisce più quanto tempo reato vecchio cade in prescrizione scade
     158: da quando si contano gli anni della prescrizione
     159: prescrizione fermata bloccata
     160: prescrizione che ricomincia
     163: prima condanna niente carcere pena sospesa due anni incensurato
     164: seconda condanna pena sospesa
     167: reato cancellato dopo cinque anni
     168-bis: lavori socialmente utili al posto del processo
     174: graziare il presidente perdona
     175: fedina penale pulita
     176: uscire prima dal carcere buona condotta
     178: fedina penale ripulire
     185: risarcire la vittima danni morali
     240: togliere le cose usate per il reato soldi sequestrati
     241: attaccare l'Italia tradire il Paese
     243: tradimento della patria aiutare il nemico in guerra
     256: rubare segreti di Stato
     257: spia spionaggio
     262: rivelare segreti di Stato
     270: gruppi sovversivi rivoluzione
     270-bis: terroristi jihadisti gruppo terroristico
     270-quater: reclutare terroristi foreign fighters
     270-quinquies: addestrare terroristi
     278: insultare il presidente della Repubblica
     280: attentato terroristico uccidere
     283: colpo di Stato golpe
     285: strage bomba
     289: impedire al governo di lavorare
     292: bruciare la bandiera italiana tricolore
     294: impedire di votare brogli
     302: istigare
     314: impiegato che si prende i soldi dell'ufficio rubare soldi pubblici auto blu uso personale
     316: funzionario che tiene soldi ricevuti per errore
     316-bis: usare male i fondi europei contributi pubblici
     316-ter: prendere contributi senza diritto furbetti reddito di cittadinanza
     317: funzionario che costringe a pagare una mazzetta tangente obbligare a dare soldi
     318: funzionario pagato bustarella regalo tangente mazzetta
     319: tangente mazzetta per favori bustarella appalto truccato politico corrotto
     319-ter: giudice corrotto comprare una sentenza
     319-quater: farsi pagare approfittando del posto tangente mazzetta pressioni
     320: impiegato corrotto
     321: chi paga la tangente corrompere pagare una mazzetta
     322: offrire soldi a un poliziotto vigile per evitare la multa proporre una tangente
     323: funzionario che favorisce gli amici sindaco favoritismi
     325: usare segreti d'ufficio invenzioni
     326: talpa soffiata notizie riservate fuga di notizie
     328: funzionario che non fa il suo lavoro medico che non viene rifiuto ufficio pubblico non risponde dopo trenta giorni
     331: sciopero selvaggio bloccare un servizio
     334: usare l'auto sequestrata
     336: minacciare un poliziotto professore vigile carabiniere
     337: spingere un poliziotto per non farsi arrestare opporsi all'arresto picchiare un carabiniere vigile scappare dalla polizia
     340: bloccare treno autobus scuola ospedale occupazione
     341-bis: insultare un vigile poliziotto carabiniere offendere parolacce
     342: insultare il Parlamento il consiglio comunale
     343: insultare un giudice
     346-bis: raccomandazione faccendiere conoscenze millantare amicizie
     347: spacciarsi per poliziotto
     348: falso medico finto dentista avvocato senza laurea abusivo
     349: rompere i sigilli
     351: rubare prove
     353: gara d'appalto truccata asta
     356: forniture scadenti mascherine false
     361: funzionario che non denuncia un reato
     362: insegnante infermiere che non denuncia
     365: medico che non denuncia referto
     366: rifiutarsi di fare il perito testimone giudice popolare
     367: denunciare un reato mai avvenuto falsa denuncia finto furto
     368: accusare un innocente denuncia falsa incolpare qualcuno sapendo che è innocente
     369: prendersi la colpa di un altro
     371-bis: mentire al pubblico ministero
     372: mentire in tribunale testimone che mente bugiardo dire il falso davanti al giudice
     373: perito falso interprete bugiardo
     374: ingannare il giudice modificare i luoghi
     375: poliziotto che nasconde le prove depistare
     377: comprare un testimone minacciare un testimone
     378: nascondere un ricercato aiutare un criminale a scappare ospitare un latitante
     379: aiutare un ladro a nascondere la refurtiva
     380: avvocato infedele che tradisce il cliente
     382: avvocato che dice di corrompere il giudice
     385: scappare dal carcere fuggire dagli arresti domiciliari detenuto in fuga
     386: far scappare un detenuto
     388: non rispettare l'ordine del giudice non far vedere i figli al padre
     391-ter: telefonino in carcere cellulare al detenuto
     392: farsi giustizia da soli rompere cose cambiare serratura
     393: farsi giustizia da soli minacciare un debitore
     403: offendere una religione prete
     404: rompere statue sacre chiesa
     405: disturbare una messa funerale
     407: profanare una tomba
     410: profanare un cadavere
     411: nascondere distruggere un cadavere spargere le ceneri
     412: nascondere un morto
     414: incitare a commettere reati apologia
     416: banda criminale gruppo di ladri gang
     416-bis: mafia camorra ndrangheta cosa nostra clan boss
     416-ter: comprare voti dalla mafia politico e mafia
     419: saccheggiare negozi black bloc
     422: mettere una bomba uccidere molte persone
     423: dare fuoco appiccare incendio piromane bruciare
     423-bis: dare fuoco a un bosco piromane bruciare foresta
     424: bruciare un'auto cassonetti
     426: alluvione frana
     428: affondare una nave
     430: disastro treno
     432: lanciare sassi dal cavalcavia mettere in pericolo treni aerei
     434: crollo di un palazzo ponte
     437: togliere le protezioni in fabbrica
     438: diffondere un virus contagiare
     439: avvelenare acqua acquedotto
     440: cibo adulterato vino al metanolo
     442: vendere cibo adulterato
     443: medicine scadute guaste
     444: vendere cibo avariato scaduto andato a male nocivo ristorante intossicazione
     445: medicine sbagliate farmacista
     449: disastro per colpa incendio involontario
     451: niente sicurezza sul lavoro estintori
     452: epidemia per colpa contagio
     452-bis: inquinare buttare veleni nel fiume fabbrica che inquina scarichi tossici aria mare
     452-quater: disastro ecologico Ilva petrolio
     452-sexies: rifiuti radioattivi
     452-terdecies: non bonificare
     452-quaterdecies: ecomafia rifiuti tossici terra dei fuochi
     453: soldi falsi fabbricare banconote false euro falsi
     455: spendere banconote false
     457: soldi falsi ricevuti in buona fede
     461: stampante per soldi falsi
     473: borse false griffe marchi tarocchi
     474: vendere borse false griffate bancarella ambulante prodotti tarocchi
     476: funzionario che falsifica un atto
     477: patente falsa certificato falso funzionario
     479: funzionario che scrive il falso verbale
     480: medico certificato falso
     481: certificato medico falso
     482: falsificare un documento carta d'identità patente permesso
     483: autocertificazione falsa dichiarare il falso notaio
     485: firma falsa
     489: usare un documento falso
     490: strappare distruggere un documento testamento
     491: testamento falso assegno falso
     494: fingersi un altro profilo falso rubare l'identità spacciarsi per account
     495: dare un nome falso ai carabinieri polizia mentire sulla propria identità
     496: mentire sul proprio nome
     497-bis: carta d'identità falsa passaporto falso documenti
     497-ter: finto distintivo lampeggiante
     499: distruggere raccolti
     501: far salire i prezzi speculare
     513: boicottare un concorrente
     513-bis: minacciare un concorrente
     515: vendere una cosa per un'altra prodotto diverso
     516: cibo non genuino congelato al ristorante
     517: etichetta ingannevole falso made in Italy
     527: nudo in pubblico sesso all'aperto in auto
     528: vendere pornografia
     544-bis: uccidere un cane gatto animale avvelenare
     544-ter: picchiare il cane maltrattare un gatto crudeltà animali
     544-quater: animali al circo
     544-quinquies: combattimenti tra cani
     556: sposarsi due volte due mogli poligamia
     558-bis: nozze forzate spose bambine obbligare a sposarsi
     564: sesso tra fratelli padre e figlia
     567: scambiare neonati falso padre
     570: non pagare gli alimenti abbandonare la famiglia non mantenere i figli moglie
     570-bis: non pagare il mantenimento assegno dopo la separazione divorzio ex moglie figli
     571: schiaffi ai figli sculacciare maestra che picchia educare
     572: picchiare moglie figli marito violento violenza in casa maltrattare anziani ospizio asilo convivente
     573: scappare con un minore
     574: portare via un figlio bambino rapito da un genitore
     574-bis: portare il figlio all'estero senza il permesso dell'altro genitore
     575: uccidere ammazzare una persona assassinio
     576: omicidio aggravato ergastolo stalker
     577: uccidere la moglie marito padre madre ex femminicidio premeditato
     578: madre che uccide il neonato
     579: uccidere un malato che lo chiede dolce morte staccare la spina
     580: aiutare qualcuno a morire a suicidarsi fine vita malato
     582: ferire qualcuno far male rompere un braccio pugno
     583: ferita grave perdere un occhio
     583-bis: infibulazione
     583-quater: picchiare poliziotti medici infermieri allo stadio
     583-quinquies: acido in faccia sfregio
     584: uccidere senza volerlo con un pugno
     586: morte per droga spacciatore
     586-bis: doping sportivi
     588: zuffa lite in discoteca botte
     589: uccidere senza volere incidente mortale sul lavoro operaio morto in cantiere
     589-bis: investire e uccidere ubriaco alla guida pedone incidente mortale
     589-ter: scappare dopo un incidente pirata della strada
     590: ferire senza volere incidente caduta medico
     590-bis: incidente d'auto con feriti
     590-ter: scappare dopo un incidente lasciare un ferito
     590-sexies: medico che sbaglia operazione chirurgo errore
     591: lasciare un bambino solo in macchina a casa anziano abbandonato
     593: non aiutare un ferito per strada non chiamare l'ambulanza soccorrere
     593-bis: aborto causato per colpa
     595: parlare male di qualcuno offendere su facebook social post giornale insulti web recensione
     600: ridurre in schiavitù schiavo
     600-bis: sesso a pagamento con minorenni baby squillo
     600-ter: foto di bambini nudi video pedofili
     600-quater: tenere foto di bambini nudi sul computer
     600-quinquies: viaggi per fare sesso con bambini
     600-octies: far chiedere l'elemosina ai bambini mendicare
     601: tratta vendere donne persone
     601-bis: traffico di organi vendere un rene
     602: comprare uno schiavo
     603-bis: operai sfruttati nei campi braccianti pagati poco caporali lavoratori in nero
     604-bis: odio razziale insulti razzisti propaganda nazista negare la Shoah
     605: rapire tenere chiuso rinchiudere qualcuno
     606: arrestare senza motivo
     608: maltrattare i detenuti in carcere guardie
     609: perquisire senza mandato
     609-bis: stupro violentare toccare palpeggiare palpata bacio rubato sesso senza consenso
     609-ter: stupro aggravato
     609-quater: sesso con una minorenne tredicenne quattordicenne pedofilo
     609-quinquies: far vedere sesso a un bambino
     609-octies: stupro di gruppo branco
     609-undecies: adescare ragazzini in chat su internet pedofilo online
     610: costringere qualcuno a fare qualcosa impedire il passaggio bloccare l'auto parcheggio
     612: minacciare di morte minacce ti ammazzo
     612-bis: perseguitare ex ossessionato pedinare messaggi continui telefonate assillare
     612-ter: foto intime diffuse video hard sesso pubblicato dall'ex senza permesso vendetta porno
     613: drogare ipnotizzare qualcuno
     613-bis: torturare polizia
     614: entrare in casa d'altri senza permesso non andarsene
     615: poliziotto che entra in casa senza mandato
     615-bis: microspie in casa spiare filmare qualcuno in bagno telecamere nascoste registrare di nascosto
     615-ter: entrare nel computer di un altro hackerare profilo email leggere i messaggi del telefono whatsapp account
     615-quater: rubare password pin codici
     616: aprire la posta di un altro leggere lettere email messaggi
     617: ascoltare telefonate altrui registrare di nascosto
     617-bis: mettere microspie cimici
     617-quater: intercettare messaggi wifi skimmer
     618: rivelare una lettera
     619: postino che apre la posta
     621: rivelare documenti segreti
     622: avvocato medico psicologo che rivela un segreto
     624: rubare derubare ladro portafoglio bicicletta auto telefono cellulare
     624-bis: ladri in casa appartamento svaligiato scippo borsa strappata rubare
     625: rubare in un negozio supermercato taccheggio borseggio con scasso
     626: rubare per fame usare e restituire
     628: rapinare banca con pistola
     629: ricatto ricattare pagare il pizzo chiedere soldi con minacce
     630: rapire una persona per riscatto rapimento
     631: spostare i confini
     633: occupare una casa vuota occupazione abusiva alloggio popolare
     634-bis: occupare la casa di un altro mentre è in vacanza
     635: rompere la macchina rigare l'auto vandali spaccare vetrina
     635-bis: cancellare dati virus
     636: pecore nel campo pascolo
     638: uccidere animali altrui
     639: scrivere sui muri graffiti writer sporcare monumenti
     640: truffare imbrogliare soldi vendita online falsa pacco mai arrivato annuncio raggirare anziani finto nipote
     640-bis: truffa sui fondi europei contributi pubblici
     640-ter: truffa via computer phishing conto corrente svuotato clonare
     641: non pagare al ristorante scappare senza pagare debiti
     642: truffa all'assicurazione finto incidente
     643: approfittare di un anziano raggirare malato
     644: prestare soldi a interessi altissimi strozzino usuraio strozzo
     646: tenersi soldi di altri non restituire una cosa amministratore di condominio
     647: tenere una cosa trovata portafoglio trovato
     648: comprare roba rubata merce rubata refurtiva
     648-bis: ripulire soldi sporchi lavare denaro
     648-ter.1: ripulire i propri soldi sporchi
     493-ter: usare la carta di credito di un altro bancomat rubato clonare
     650: non obbedire a un ordine della polizia
     651: non dire il proprio nome alla polizia rifiutare i documenti
     654: urlare in piazza
     655: riunione sediziosa
     656: fake news notizie false
     657: imbrogliare la gente
     658: falso allarme bomba chiamare i pompieri per scherzo
     659: vicino rumoroso che fa rumore di notte musica alta cane che abbaia discoteca locali movida
     660: molestare al telefono per strada messaggi scherzi
     661: abusare della credulità maghi cartomanti
     669: chiedere l'elemosina
     672: cane senza guinzaglio che morde lasciare libero
     674: buttare cose dal balcone odori fumi puzza acqua
     677: casa che crolla cornicione palazzo pericolante
     678: fuochi d'artificio senza permesso
     688: ubriaco per strada
     689: dare alcol ai minorenni vendere birra bar
     691: dare da bere a un ubriaco
     695: fabbricare armi
     697: tenere armi in casa senza denuncia
     699: girare armati coltello in tasca pistola
     703: sparare in aria petardi botti
     712: comprare cose rubate usate
     718: bisca poker
     720: giocare a soldi
     724: bestemmiare
     726: fare pipì per strada urinare atti osceni
     727: abbandonare il cane animali in autostrada gatto tenere male
     727-bis: uccidere animali protetti lupo`,
  ],
  [
    'decreto-del-presidente-della-repubblica/1988/09/22/447',
    `34: giudice che ha già deciso
     36: giudice amico di una parte
     37: cambiare giudice non imparziale
     45: spostare il processo altra città
     50: chi decide di processare
     57: poliziotti che indagano chi sono
     60: quando si diventa imputato
     61: diritti di chi è indagato
     64: interrogare un sospettato diritto di non rispondere tacere
     74: vittima che chiede i danni nel processo
     90: diritti della vittima
     90-bis: cosa deve sapere la vittima
     96: scegliere un avvocato
     97: avvocato nominato dallo Stato non ho un avvocato
     98: avvocato gratis pagato dallo Stato per i poveri gratuito patrocinio
     103: perquisire lo studio dell'avvocato intercettare avvocato
     104: parlare con l'avvocato in carcere
     114: giornali che pubblicano atti del processo
     116: avere copia degli atti
     143: non parlo italiano traduttore imputato straniero
     147: telecamere nel processo televisione in aula
     191: prove illegali
     194: cosa può dire un testimone
     195: testimone per sentito dire
     196: bambini testimoni
     199: moglie figli parenti che non vogliono testimoniare
     200: segreto del medico prete giornalista avvocato fonti
     202: segreto di Stato
     220: perito esperto
     224-bis: prelievo dna forzato
     244: sopralluogo
     247: quando la polizia può perquisire
     249: perquisire una persona addosso
     250: perquisire un luogo
     251: a che ora si può perquisire una casa di notte
     253: sequestrare il telefono computer
     254: sequestrare la posta
     266: intercettare telefono ascoltare telefonate per quali reati trojan cellulare
     267: chi autorizza le intercettazioni quanto durano
     268: come si fanno le intercettazioni registrazioni
     269: conservare distruggere intercettazioni
     270: usare intercettazioni in un altro processo
     271: intercettazioni vietate
     273: quando si può mettere in carcere prima del processo
     274: pericolo di fuga inquinare le prove
     275: quando serve il carcere prima del processo scelta
     275-bis: cavigliera elettronica controllo a distanza
     280: per quali reati si va in carcere prima del processo
     281: togliere il passaporto non lasciare l'Italia
     282: firmare in caserma
     282-bis: marito violento fuori di casa allontanare
     282-ter: non avvicinarsi alla ex vittima distanza
     284: stare chiusi in casa detenzione a casa
     285: in carcere prima del processo in attesa di giudizio
     286: carcere malati ospedale
     291: chi chiede l'arresto
     292: ordine di arresto cosa contiene
     294: interrogatorio dopo l'arresto entro cinque giorni
     299: uscire dal carcere prima
     303: quanto possono tenermi in carcere prima del processo durata massima carcere preventivo
     304: allungare i tempi del carcere preventivo
     307: scarcerato per decorrenza dei termini
     308: quanto durano le misure
     309: ricorso contro l'arresto
     314: innocente in carcere risarcimento per errore
     315: quanto si prende per il carcere ingiusto
     316: bloccare i beni
     321: sequestrare la casa i soldi conto prima del processo
     326: indagini a cosa servono
     329: segreto delle indagini
     330: come nasce un'indagine
     331: pubblici ufficiali che devono denunciare
     333: denuncia di un cittadino fare denuncia anonima
     334: referto medico pronto soccorso
     335: sapere se sono indagato
     336: come si fa una querela
     337: dove si presenta la querela carabinieri
     340: ritirare la querela
     347: la polizia avvisa il pubblico ministero
     349: portare in caserma identificare impronte
     350: interrogare in caserma sospettato
     351: interrogare testimoni in caserma
     352: polizia che perquisisce casa senza mandato
     354: scena del crimine
     369: avviso di garanzia
     380: quando si deve arrestare sul fatto
     381: quando si può arrestare
     382: colto sul fatto
     383: cittadino che arresta un ladro
     384: fermare un sospettato
     386: cosa succede dopo l'arresto cosa fa la polizia avvertire avvocato famiglia
     387: avvisare la famiglia dell'arresto
     389: liberare un arrestato per errore
     390: entro quante ore dal giudice dopo l'arresto quarantotto ore
     391: udienza davanti al giudice dopo l'arresto
     392: prova anticipata bambino vittima
     405: quanto durano le indagini
     406: allungare le indagini
     407: durata massima delle indagini
     408: chiudere il caso senza processo
     409: il giudice non archivia
     410: opporsi se il caso viene chiuso
     414: riaprire le indagini
     415-bis: fine delle indagini avviso
     425: prosciolto prima del processo
     429: mandato a processo rinviato
     438: processo più veloce con sconto di un terzo
     442: quanto sconto pena abbreviato
     444: accordo con il pubblico ministero sconto di pena
     449: processo subito dopo l'arresto
     453: saltare l'udienza preliminare
     459: condanna senza processo multa
     461: fare opposizione alla condanna
     464-bis: lavori utili sospendere il processo
     472: processo a porte chiuse
     498: come si interroga un testimone
     503: interrogare l'imputato
     529: non si può procedere
     530: assolto innocente assoluzione
     533: oltre ogni ragionevole dubbio condannato
     571: imputato che fa appello
     585: entro quando si può fare appello giorni scadenza
     593: quali sentenze si possono appellare
     606: andare in Cassazione terzo grado
     629: riaprire un processo dopo la condanna
     630: nuove prove dopo la condanna innocente
     643: risarcimento per errore giudiziario
     648: quando una sentenza è definitiva
     649: processato due volte per lo stesso fatto
     656: quando si va in carcere dopo la condanna
     657: scontare il carcere già fatto
     697: estradare
     720: chiedere l'estradizione`,
  ],
  [
    'regio-decreto/1942/03/16/262',
    `1: quando si nasce capacità giuridica
     2: maggiorenne diciotto anni
     6: cambiare nome cognome
     10: usare la foto di una persona
     36: associazione non riconosciuta circolo club
     79: rompere il fidanzamento promessa di nozze
     84: età per sposarsi minorenni
     143: doveri di marito e moglie tradimento fedeltà
     147: doveri dei genitori mantenere i figli
     149: divorzio
     150: separarsi dalla moglie dal marito
     151: tradimento colpa della separazione addebito
     156: assegno alla moglie separata mantenimento
     159: comunione o separazione dei beni sposi
     177: beni in comune tra marito e moglie
     230-bis: lavorare nell'azienda di famiglia
     243-bis: non è mio figlio
     250: riconoscere un figlio
     269: test di paternità dna padre
     315-bis: diritti dei figli ascolto
     316: potestà dei genitori
     317-bis: nonni che vogliono vedere i nipoti
     330: togliere i figli ai genitori
     333: genitori cattivi
     337-bis: affidamento dei figli dopo la separazione
     337-ter: affido condiviso mantenimento dei figli
     337-sexies: casa alla moglie con i figli dopo la separazione assegnazione
     342-bis: allontanare il marito violento
     343: tutore del minore orfano
     404: amministratore per anziano malato che non sa gestirsi
     414: interdire un parente
     433: chi deve mantenere i parenti poveri alimenti
     456: quando si apre l'eredità morto
     457: come si eredita
     470: accettare l'eredità
     480: entro quando si accetta l'eredità
     484: eredità con debiti
     519: rinunciare all'eredità
     536: quota che spetta per forza ai figli moglie diseredare
     565: eredi senza testamento
     581: quanto eredita la moglie con i figli
     587: fare testamento
     601: tipi di testamento
     602: testamento scritto a mano
     603: testamento dal notaio
     713: dividere l'eredità tra fratelli
     769: regalare una casa donare
     832: diritti del proprietario
     833: dispetto al vicino
     840: terreno sottosuolo cacciatori
     841: recintare il terreno
     844: rumori odori fumo del vicino
     873: quanto lontano dal confine si costruisce
     892: alberi vicino al confine distanza
     896: rami del vicino tagliare frutta
     905: finestra sul vicino
     922: come si diventa proprietari
     927: cosa trovata oggetto smarrito portare al comune
     930: ricompensa a chi trova
     948: riavere la propria cosa
     978: usare la casa di un altro
     1051: terreno senza strada passaggio
     1117: parti comuni del condominio scale tetto
     1118: staccarsi dal riscaldamento
     1120: ascensore lavori in condominio
     1123: dividere le spese di condominio
     1126: lastrico terrazza chi paga
     1129: amministratore di condominio nominare mandare via
     1136: maggioranze assemblea di condominio
     1137: impugnare la delibera dell'assemblea
     1138: regolamento di condominio animali cani
     1158: diventare proprietario dopo venti anni
     1175: comportarsi bene
     1218: debitore che non paga
     1223: quanto danno si risarcisce
     1284: interessi
     1321: cosa è un contratto
     1337: trattative rotte
     1341: clausole scritte in piccolo
     1385: caparra
     1414: contratto finto
     1418: contratto nullo
     1427: contratto firmato per errore o con inganno
     1453: annullare il contratto se l'altro non rispetta
     1469-bis: consumatori
     1470: vendere
     1490: comprato cosa difettosa difetti
     1495: entro quando si denunciano i difetti otto giorni
     1571: affittare
     1575: obblighi del padrone di casa
     1576: chi ripara la casa in affitto
     1587: obblighi dell'inquilino
     1590: restituire la casa danni
     1655: ditta che fa lavori
     1667: lavori fatti male
     1669: casa nuova con gravi difetti crolla
     1766: custodire una cosa
     1783: furto in albergo
     1813: prestare soldi
     1815: interessi troppo alti
     1882: assicurazione
     1892: bugie all'assicurazione
     2033: pagare per errore restituzione
     2043: danni risarcire chi fa un danno paga
     2044: difendersi
     2047: danni fatti da un malato di mente bambino
     2048: danni fatti dai figli a scuola genitori maestri
     2049: datore di lavoro paga i danni dei dipendenti
     2051: cadere in una buca per strada scivolare comune marciapiede
     2052: morso di un cane animale che fa danni
     2053: palazzo che crolla
     2054: incidente d'auto chi ha torto colpa
     2059: danni morali sofferenza
     2087: datore di lavoro che non protegge mobbing sicurezza
     2094: dipendente
     2103: mansioni demansionare trasferire
     2104: lavoratore pigro
     2105: lavorare per la concorrenza
     2106: punire un dipendente
     2109: ferie
     2110: malattia sul lavoro
     2112: azienda venduta dipendenti
     2118: dare le dimissioni preavviso
     2119: licenziare in tronco
     2120: liquidazione fine rapporto soldi quando si finisce di lavorare
     2135: contadino
     2222: lavoro autonomo
     2598: concorrente scorretto
     2697: chi deve dimostrare
     2740: pagare i debiti con tutti i beni
     2934: dopo quanto tempo si perde un diritto
     2946: dieci anni
     2947: danni dopo cinque anni incidente
     2948: affitto bollette cinque anni
     2954: albergo ristorante sei mesi
     2956: avvocato notaio stipendio tre anni`,
  ],
  [
    'regio-decreto/1940/10/28/1443',
    `163: come si comincia una causa
     473-bis.11: separazione con figli
     474: cosa serve per il pignoramento
     492: pignorare
     514: cose che non si possono pignorare
     545: pignorare lo stipendio la pensione un quinto
     615: opporsi al pignoramento
     633: ingiunzione per farsi pagare
     641: decreto ingiuntivo quaranta giorni
     645: opporsi a un decreto ingiuntivo
     657: sfrattare inquilino
     658: inquilino che non paga l'affitto
     700: provvedimento urgente del giudice
     696-bis: perizia prima della causa`,
  ],
  [
    'legge/1990/08/07/241',
    `1: come devono lavorare gli uffici pubblici
     2: il comune non risponde entro quanti giorni deve rispondere l'ufficio tempi di una pratica ritardi quanto deve durare attesa domanda
     2-bis: risarcimento perché il comune è in ritardo indennizzo
     3: spiegare perché motivi del rifiuto ufficio
     4: quale ufficio se ne occupa
     5: chi si occupa della mia pratica impiegato responsabile ufficio
     6: chi si occupa della mia pratica compiti dell'impiegato ufficio
     6-bis: funzionario con interessi parenti
     7: essere avvisati dal comune prima della decisione
     8: cosa deve dire l'avviso del comune
     9: partecipare cittadini associazioni comitati
     10: vedere le carte della mia pratica presentare osservazioni
     10-bis: prima di dire di no domanda respinta rifiutata
     11: mettersi d'accordo con il comune
     12: contributi sovvenzioni a chi vanno i soldi
     14: riunione tra uffici
     18: certificati da non chiedere più documenti già in possesso
     18-bis: ricevuta della domanda protocollo
     19: aprire un negozio un'attività senza aspettare il permesso iniziare subito lavori licenza
     20: il comune non risponde vuol dire sì ufficio tace silenzio domanda accettata
     21-bis: quando vale una decisione avviso
     21-quinquies: il comune ci ripensa ritira il permesso cambiare idea
     21-septies: provvedimento che non vale
     21-octies: provvedimento sbagliato illegale
     21-nonies: il comune ci ripensa annulla il permesso entro dodici mesi cambiare idea
     22: vedere i documenti del comune leggere le carte fascicolo pratica
     24: documenti segreti che non si possono vedere
     25: come chiedere i documenti copie quanto costa il comune non fa vedere le carte`,
  ],
  [
    'legge/1941/04/22/633',
    `1: quali opere sono protette libri canzoni quadri film copyright
     2: elenco opere copyright software foto musica
     6: quando nasce il copyright
     8: chi è l'autore
     10: opera scritta in due insieme più autori
     12: chi può pubblicare sfruttare un'opera
     13: copiare un'opera riprodurre
     15: suonare musica in pubblico concerto locale bar
     16: mettere un'opera su internet caricare online
     18: tradurre adattare un libro
     20: plagio togliere il nome dell'autore modificare un'opera senza permesso
     22: vendere la paternità ghostwriter
     25: quando scade il copyright settanta anni pubblico dominio morto
     44: chi è l'autore di un film
     64-bis: copiare un programma
     64-ter: copia di riserva backup
     65: copiare articoli di giornale
     66: discorsi politici
     68: fotocopiare fotocopie libri universitari copiare un libro copisteria biblioteca
     69: prestito in biblioteca
     70: riassunto recensione pezzi di un libro citazioni scuola insegnare
     71-bis: libri per disabili ciechi
     71-sexies: copiare un cd a casa per sé dvd mp3
     84: attori diritti
     85-bis: cantanti
     87: fotografo foto fatte da altri
     90: nome del fotografo foto usata senza citare
     93: pubblicare lettere private email
     96: pubblicare la foto di una persona senza permesso usare l'immagine di qualcuno
     97: foto di personaggi famosi vip in luoghi pubblici
     99: progetti di ingegneri
     102-bis: database
     103: registro delle opere
     107: vendere i diritti
     119: contratto con la casa editrice scrittore
     144: quadri venduti pittore percentuale
     156: causa contro chi copia fermare
     158: danni da plagio risarcimento
     171: multa per chi copia opere scaricare condividere online
     171-bis: software pirata programmi crackati
     171-ter: vendere film cd piratati streaming illegale pezzotto scaricare
     171-octies: pay tv scheda pirata decoder
     174-bis: multa amministrativa pirateria
     174-ter: multa per chi scarica film musica gratis guarda streaming illegale pezzotto iptv
     180: riscuotere i diritti siae
     181-bis: bollino sui cd`,
  ],
  [
    'decreto-legislativo/2005/03/07/82',
    `3: fare pratiche online diritto dei cittadini a usare internet con gli uffici
     3-bis: indirizzo email ufficiale del cittadino
     5: pagare online bollettini comune
     6: scrivere via pec al comune
     6-bis: indirizzi pec delle imprese
     6-quater: indirizzi pec dei cittadini
     7: servizi online semplici
     8-bis: wifi gratis
     12: pubblica amministrazione computer
     17: difensore civico digitale
     20: quanto vale un file firmato documento elettronico
     21: firma elettronica valore
     22: scansione di un documento copia
     23: stampa di un documento elettronico
     24: firma digitale quanto vale
     32: perdere il dispositivo di firma
     40: archiviare senza carta
     45: documento mandato via fax email
     48: email con valore legale raccomandata posta
     50: uffici che si scambiano i dati
     52: dati pubblici liberi
     54: cosa deve esserci sul sito del comune
     62: anagrafe nazionale residenza online
     64: entrare nei siti pubblici del comune con lo spid accesso login
     64-bis: app dei servizi pubblici cellulare
     64-quater: portafoglio digitale patente sul telefono it wallet
     65: mandare domande online al comune via email
     66: carta d'identità con il chip
     68: comprare software open source
     71: regole tecniche agid`,
  ],
  [
    'decreto-legislativo/2001/06/08/231',
    `1: aziende che rispondono dei reati
     5: azienda colpevole per i suoi dirigenti
     6: azienda che si protegge capi organismo di vigilanza
     7: dipendenti che commettono reati
     8: azienda punita anche se non si trova il colpevole
     9: pene per le aziende
     10: multa alle aziende
     11: quanto paga l'azienda
     13: chiudere un'azienda
     17: risarcire per evitare la chiusura
     19: soldi tolti all'azienda
     24: azienda che truffa lo Stato
     24-bis: hacker aziende reati informatici
     24-ter: azienda mafiosa
     25: azienda che corrompe un funzionario tangente
     25-bis: soldi falsi
     25-bis.1: marchi frode in commercio
     25-ter: falso in bilancio bilanci falsi
     25-quater: terrorismo
     25-quinquies: schiavitù caporalato
     25-septies: operaio morto incidente sul lavoro cantiere colpa dell'azienda infortunio
     25-octies: soldi sporchi
     25-novies: pirateria copyright
     25-undecies: azienda che inquina rifiuti
     25-duodecies: lavoratori clandestini
     25-terdecies: razzismo
     25-quaterdecies: partite truccate scommesse
     25-quinquiesdecies: evasione fiscale fatture false
     39: processo all'azienda`,
  ],
  [
    'legge/2017/03/08/24',
    `1: diritto alla sicurezza dei pazienti
     2: lamentarsi dell'ospedale garante
     4: avere la cartella clinica ospedale sette giorni
     5: medici protocolli
     6: medico che sbaglia omicidio
     7: chi paga se il medico sbaglia danni ospedale malasanità risarcimento errore operazione
     8: prima di fare causa all'ospedale
     9: ospedale che chiede i soldi al medico
     10: assicurazione obbligatoria di medici e ospedali
     12: chiedere i soldi all'assicurazione dell'ospedale
     14: fondo per le vittime
     15: perito medico`,
  ],
  [
    'decreto-legge/2020/05/19/34',
    `23: pagare gli straordinari alla polizia
     24: non pagare irap
     25: soldi alle partite iva covid aiuti ristori
     28: sconto affitto negozi credito
     30: bollette più basse
     44: incentivi auto elettriche
     72: permessi per genitori babysitter bonus
     80: divieto di licenziare blocco dei licenziamenti
     82: aiuto alle famiglie povere covid
     84: seicento euro autonomi indennità
     85: colf badanti indennità
     90: lavorare da casa telelavoro figli
     103: regolarizzare badanti braccianti colf stranieri permesso di soggiorno
     105: centri estivi bambini
     119: bonus casa centodieci cappotto termico ristrutturare gratis caldaia pannelli solari
     120: sanificare negozi
     121: cedere il credito ristrutturazione alla banca
     125: sanificazione mascherine
     157: cartelle del fisco rinviate
     176: buono per le vacanze hotel famiglie
     177: imu alberghi spiagge
     181: tavolini all'aperto bar ristoranti suolo pubblico
     182: spiagge balneari
     183: cinema teatri musei chiusi
     187: edicole
     200: trasporti pubblici autobus rimborso
     229: bonus bici bicicletta monopattino elettrico
     235: scuola ripartenza covid
     238: università ricerca`,
  ],
  [
    'decreto-legislativo/1992/04/30/285',
    `7: zona a traffico limitato ztl
     9: gare in strada
     23: cartelloni
     41: passare col rosso semaforo
     80: revisione auto
     97: targa motorino
     115: età per guidare
     116: guidare senza patente
     117: neopatentati
     126-bis: punti della patente
     141: andare troppo forte velocità
     142: autovelox multa velocità eccesso
     145: dare la precedenza
     146: semaforo rosso
     148: sorpassare
     149: distanza
     154: girare freccia
     157: parcheggiare
     158: dove è vietato parcheggiare doppia fila
     159: carro attrezzi
     171: casco
     172: cintura di sicurezza seggiolino bambini
     173: telefono cellulare alla guida
     180: libretto documenti in auto
     182: biciclette ciclisti
     186: guidare ubriaco alcol etilometro bere
     187: guidare drogato
     189: scappare dopo un incidente non fermarsi
     190: pedoni
     191: far passare i pedoni strisce
     192: fermarsi al posto di blocco alt
     193: auto senza assicurazione
     201: entro quanti giorni arriva la multa novanta
     202: pagare la multa sconto cinque giorni
     203: ricorso al prefetto contro una multa
     204-bis: ricorso al giudice di pace contro una multa`,
  ],
  [
    'legge/1970/05/20/300',
    `1: dire le proprie opinioni al lavoro
     4: telecamere sul lavoro controllare i dipendenti email
     5: visita fiscale malattia
     6: perquisire i dipendenti
     7: lettera di richiamo punire un lavoratore
     8: domande sulla vita privata colloquio
     18: licenziato ingiustamente riassunto reintegro
     20: assemblea sindacale
     28: azienda contro il sindacato`,
  ],
  [
    'decreto-del-presidente-della-repubblica/1990/10/09/309',
    `73: spacciare droga spaccio cannabis cocaina coltivare marijuana
     75: farsi una canna uso personale droga trovata addosso
     74: banda di spacciatori
     94: drogato comunità invece del carcere`,
  ],
  [
    'decreto-legislativo/2000/03/10/74',
    `2: fatture false
     3: dichiarazione dei redditi truccata
     4: dichiarare meno del guadagnato evasione
     5: non fare la dichiarazione dei redditi
     8: fare fatture false
     10-bis: ritenute non pagate
     10-ter: non pagare l'iva
     11: nascondere i beni al fisco`,
  ],
  [
    'legge/1975/07/26/354',
    `4-bis: mafiosi senza permessi
     18: visite ai detenuti colloqui telefonate
     21: detenuto che lavora fuori
     30-ter: permessi premio
     41-bis: carcere duro mafiosi
     47: affidato ai servizi sociali
     47-ter: scontare la pena a casa anziani
     54: sconto per buona condotta`,
  ],
  [
    'decreto-legislativo/1998/07/25/286',
    `4: entrare in Italia visto
     5: permesso di soggiorno
     10-bis: clandestino immigrato irregolare
     12: scafisti trasportare migranti
     13: espellere uno straniero
     14: centri per migranti rimpatrio
     22: assumere straniero senza permesso
     29: far venire la famiglia`,
  ],
];

/** Provisions described in everyday words. */
export function describedProvisions(): DescribedProvision[] {
  return rows().flatMap(([act, lines]) =>
    lines.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return {
        act: `eli:/it/${act}`,
        article: line.slice(0, colon).trim(),
        description: line.slice(colon + 1).trim(),
      };
    }),
  );
}
