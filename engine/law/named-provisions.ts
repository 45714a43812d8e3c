// The table of provisions known by name. Facts: names that people use, with the article that carries them.

/** An article that has names. */
export interface NamedProvision {
  /** ELI of the act. */
  act: string;
  /** Number of the article as in its ELI, `612-bis`. */
  article: string;
  aliases: ProvisionAlias[];
}

export interface ProvisionAlias {
  text: string;
  /** True where the words are also the name of something else, so that they find the article but do not cite it. */
  weak: boolean;
}

/** Articles of one act: the act's ELI without `eli:/it/`, then one line an article, names apart by `|`, the weak ones with `~`. */
type ActRows = readonly [act: string, lines: string];

// A function, so that a start need not wait for the table. A name on two lines is weak on both.
const rows = (): readonly ActRows[] => [
  [
    'costituzione/1947/12/27',
    `2: diritti inviolabili dell'uomo|dovere di solidarietà
     3: principio di uguaglianza|principio di eguaglianza|uguaglianza davanti alla legge
     4: diritto al lavoro~
     6: minoranze linguistiche
     7: patti lateranensi~
     9: tutela del paesaggio|tutela dell'ambiente e della biodiversità~
     10: diritto di asilo~
     11: ripudio della guerra
     12: tricolore
     13: libertà personale|inviolabilità della libertà personale
     14: inviolabilità del domicilio
     15: libertà e segretezza della corrispondenza|segretezza della corrispondenza
     16: libertà di circolazione~
     17: libertà di riunione
     18: libertà di associazione
     19: libertà religiosa~|libertà di culto
     21: libertà di manifestazione del pensiero|libertà di stampa~
     24: diritto di difesa~|diritto alla difesa~
     25: giudice naturale|giudice naturale precostituito per legge
     26: estradizione del cittadino
     27: presunzione di non colpevolezza|presunzione di innocenza~|personalità della responsabilità penale
     29: matrimonio e famiglia~
     30: diritti dei figli nati fuori del matrimonio
     32: diritto alla salute|tutela della salute~
     33: libertà di insegnamento
     34: diritto allo studio|borse di studio~
     36: giusta retribuzione|retribuzione proporzionata e sufficiente
     37: parità di retribuzione tra uomo e donna|donna lavoratrice
     38: assistenza sociale~|previdenza sociale~
     39: libertà sindacale~|libertà di organizzazione sindacale
     40: diritto di sciopero~
     41: libertà di iniziativa economica|iniziativa economica privata
     42: proprietà privata~|espropriazione per motivi d'interesse generale
     48: diritto di voto~|suffragio universale
     51: accesso agli uffici pubblici in condizioni di eguaglianza|quote rosa
     52: servizio militare obbligatorio~|difesa della patria
     53: capacità contributiva|principio di capacità contributiva
     54: fedeltà alla Repubblica~
     59: senatori a vita
     66: verifica dei poteri
     67: divieto di mandato imperativo|divieto di vincolo di mandato
     68: immunità parlamentare|insindacabilità parlamentare
     70: bicameralismo|funzione legislativa~
     75: referendum abrogativo~
     76: delega legislativa~
     77: decretazione d'urgenza
     78: dichiarazione di guerra|stato di guerra~
     79: amnistia e indulto
     80: ratifica dei trattati internazionali
     81: pareggio di bilancio~|equilibrio di bilancio~
     82: commissioni parlamentari d'inchiesta|inchiesta parlamentare~
     83: elezione del Presidente della Repubblica
     85: durata del mandato del Presidente della Repubblica|settennato
     87: attribuzioni del Presidente della Repubblica|potere di grazia
     88: scioglimento delle Camere|semestre bianco
     90: impeachment~|messa in stato d'accusa del Presidente della Repubblica|alto tradimento e attentato alla Costituzione
     92: nomina del Presidente del Consiglio
     94: mozione di sfiducia|fiducia al Governo
     96: reati ministeriali
     97: buon andamento|buon andamento e imparzialità dell'amministrazione
     100: Consiglio di Stato~|Corte dei conti~
     101: soggezione dei giudici soltanto alla legge
     104: CSM~|Consiglio superiore della magistratura~
     107: inamovibilità dei magistrati
     111: giusto processo|ragionevole durata del processo~
     112: obbligatorietà dell'azione penale|obbligo di esercitare l'azione penale
     113: tutela giurisdizionale contro gli atti della pubblica amministrazione
     116: regioni a statuto speciale|autonomia differenziata~|regionalismo differenziato
     117: riparto delle competenze legislative|potestà legislativa concorrente|competenza legislativa concorrente
     118: sussidiarietà orizzontale~
     119: federalismo fiscale~|autonomia finanziaria degli enti territoriali
     120: poteri sostitutivi del Governo~
     134: giudizio di legittimità costituzionale~
     135: composizione della Corte costituzionale
     138: revisione costituzionale|revisione della Costituzione
     139: forma repubblicana`,
  ],
  [
    'regio-decreto/1930/10/19/1398',
    `1: nullum crimen sine lege~
     2: favor rei|abolitio criminis|successione di leggi penali
     5: ignoranza della legge penale|ignorantia legis non excusat
     22: ergastolo
     28: interdizione dai pubblici uffici
     40: rapporto di causalità~|nesso di causalità~|nesso causale~
     41: concorso di cause|concause~
     42: dolo e colpa~|responsabilità oggettiva~
     43: elemento psicologico del reato|preterintenzione~
     45: caso fortuito~|forza maggiore~
     46: costringimento fisico
     47: errore di fatto~
     48: errore determinato dall'altrui inganno
     49: reato impossibile|delitto putativo|reato putativo
     50: consenso dell'avente diritto
     51: esercizio di un diritto o adempimento di un dovere|adempimento di un dovere
     52: legittima difesa|difesa legittima
     53: uso legittimo delle armi
     54: stato di necessità~
     55: eccesso colposo
     56: tentativo~|delitto tentato|desistenza volontaria|recesso attivo
     61: circostanze aggravanti comuni|aggravanti comuni
     62: circostanze attenuanti comuni|attenuanti comuni
     62-bis: attenuanti generiche|circostanze attenuanti generiche
     69: bilanciamento delle circostanze|giudizio di bilanciamento delle circostanze
     81: reato continuato|concorso formale di reati
     82: aberratio ictus
     83: aberratio delicti
     85: capacità d'intendere e di volere~
     88: vizio totale di mente|infermità mentale~
     89: vizio parziale di mente|seminfermità mentale
     92: ubriachezza volontaria|actio libera in causa~
     97: minore di quattordici anni
     99: recidiva~
     110: concorso di persone nel reato
     111: determinazione al reato di persona non imputabile
     116: concorso anomalo
     131-bis: particolare tenuità del fatto|tenuità del fatto|non punibilità per particolare tenuità del fatto
     133: commisurazione della pena~|gravità del reato
     151: amnistia~
     152: remissione di querela
     157: prescrizione del reato
     162-bis: oblazione nelle contravvenzioni punite con pene alternative|oblazione speciale
     162-ter: estinzione del reato per condotte riparatorie|condotte riparatorie
     163: sospensione condizionale della pena|sospensione condizionale
     164: limiti della sospensione condizionale
     168-bis: messa alla prova|sospensione del procedimento con messa alla prova
     174: indulto~|indulto e grazia
     175: non menzione della condanna|non menzione
     176: liberazione condizionale
     178: riabilitazione penale
     203: pericolosità sociale
     215: misure di sicurezza personali
     228: libertà vigilata
     240: confisca penale~|confisca~
     240-bis: confisca allargata|confisca in casi particolari|confisca per sproporzione
     256: procacciamento di notizie concernenti la sicurezza dello Stato
     257: spionaggio politico o militare
     270: associazioni sovversive
     270-bis: associazione terroristica|associazione con finalità di terrorismo
     270-sexies: condotte con finalità di terrorismo
     278: vilipendio al Presidente della Repubblica|offesa all'onore del Presidente della Repubblica
     285: strage politica
     289-bis: sequestro di persona per terrorismo
     290: vilipendio della Repubblica
     292: vilipendio della bandiera|vilipendio al tricolore
     314: peculato|peculato d'uso
     316: peculato mediante profitto dell'errore altrui
     316-bis: malversazione|malversazione di erogazioni pubbliche|malversazione a danno dello Stato
     316-ter: indebita percezione di erogazioni pubbliche
     317: concussione
     318: corruzione per l'esercizio della funzione|corruzione impropria
     319: corruzione propria|corruzione per un atto contrario ai doveri d'ufficio
     319-ter: corruzione in atti giudiziari
     319-quater: induzione indebita|induzione indebita a dare o promettere utilità
     322: istigazione alla corruzione
     323: abuso d'ufficio|abuso di ufficio
     326: rivelazione di segreti d'ufficio|rivelazione ed utilizzazione di segreti di ufficio
     328: omissione di atti d'ufficio|rifiuto di atti d'ufficio|omissione di atti di ufficio
     331: interruzione di un servizio pubblico o di pubblica necessità
     334: sottrazione di cose sottoposte a sequestro
     336: violenza o minaccia a un pubblico ufficiale|minaccia a pubblico ufficiale
     337: resistenza a pubblico ufficiale|resistenza a un pubblico ufficiale
     340: interruzione di pubblico servizio
     341-bis: oltraggio a pubblico ufficiale|oltraggio~
     346-bis: traffico di influenze illecite|traffico di influenze
     348: esercizio abusivo di una professione|abusivo esercizio di una professione|falso medico~
     349: violazione di sigilli
     353: turbativa d'asta|turbata libertà degli incanti
     353-bis: turbata libertà del procedimento di scelta del contraente
     356: frode nelle pubbliche forniture
     357: nozione di pubblico ufficiale
     358: incaricato di pubblico servizio|nozione di incaricato di pubblico servizio
     361: omessa denuncia di reato da parte del pubblico ufficiale
     367: simulazione di reato
     368: calunnia
     369: autocalunnia
     371-bis: false informazioni al pubblico ministero
     372: falsa testimonianza
     374: frode processuale
     375: depistaggio|frode in processo penale e depistaggio
     377-bis: induzione a non rendere dichiarazioni
     378: favoreggiamento personale|favoreggiamento del latitante|aiuto al latitante
     379: favoreggiamento reale
     384: casi di non punibilità~
     385: evasione~|evasione dai domiciliari|evasione dagli arresti domiciliari
     386: procurata evasione
     388: mancata esecuzione dolosa di un provvedimento del giudice
     388-bis: violazione colposa dei doveri inerenti alla custodia~
     392: esercizio arbitrario delle proprie ragioni con violenza sulle cose|ragion fattasi
     393: esercizio arbitrario delle proprie ragioni con violenza alle persone
     403: offese a una confessione religiosa
     410: vilipendio di cadavere
     412: occultamento di cadavere
     414: istigazione a delinquere|apologia di reato
     416: associazione per delinquere|associazione a delinquere
     416-bis: associazione mafiosa|associazione di tipo mafioso|associazione a delinquere di stampo mafioso
     416-bis.1: aggravante mafiosa|aggravante del metodo mafioso
     416-ter: voto di scambio|scambio elettorale politico-mafioso|voto di scambio politico-mafioso
     419: devastazione e saccheggio
     422: strage
     423: incendio doloso
     423-bis: incendio boschivo
     426: inondazione, frana o valanga
     434: disastro innominato|disastro doloso
     439: avvelenamento di acque
     440: adulterazione di alimenti~
     449: disastro colposo|delitti colposi di danno
     452-bis: inquinamento ambientale|ecoreati~|delitti ambientali~
     452-quater: disastro ambientale|ecoreati~
     452-quaterdecies: traffico illecito di rifiuti~|attività organizzate per il traffico illecito di rifiuti
     453: falsificazione di monete
     473: contraffazione di marchi
     474: commercio di prodotti contraffatti|merce contraffatta
     476: falso materiale|falsità materiale in atto pubblico
     479: falsità ideologica in atto pubblico|falso ideologico in atto pubblico
     482: falsità materiale del privato
     483: falsità ideologica del privato in atto pubblico
     485: falsità in scrittura privata~
     489: uso di atto falso
     494: sostituzione di persona
     495: false generalità
     497-bis: documenti falsi validi per l'espatrio
     501-bis: manovre speculative
     512-bis: trasferimento fraudolento di valori|intestazione fittizia di beni
     513-bis: illecita concorrenza con minaccia o violenza
     515: frode in commercio|frode nell'esercizio del commercio
     517: vendita di prodotti industriali con segni mendaci
     527: atti osceni|atti osceni in luogo pubblico
     528: pubblicazioni e spettacoli osceni
     544-bis: uccisione di animali
     544-ter: maltrattamento di animali
     544-quinquies: combattimenti tra animali
     556: bigamia
     558-bis: matrimonio forzato|costrizione o induzione al matrimonio
     564: incesto
     567: alterazione di stato
     570: violazione degli obblighi di assistenza familiare
     571: abuso dei mezzi di correzione|abuso dei mezzi di correzione o di disciplina
     572: maltrattamenti in famiglia|maltrattamenti contro familiari e conviventi
     573: sottrazione consensuale di minorenni
     574: sottrazione di persone incapaci|sottrazione di minore~
     574-bis: sottrazione internazionale di minore~|sottrazione e trattenimento di minore all'estero
     575: omicidio|omicidio volontario|omicidio doloso
     578: infanticidio
     579: omicidio del consenziente|eutanasia~
     580: istigazione al suicidio|aiuto al suicidio|istigazione o aiuto al suicidio|suicidio assistito~|eutanasia~
     581: percosse
     582: lesioni personali~|lesioni personali dolose|lesioni volontarie
     583: lesioni gravissime|lesioni personali gravi
     583-bis: mutilazioni genitali femminili|infibulazione
     583-quinquies: sfregio permanente al viso|deformazione dell'aspetto della persona mediante lesioni permanenti al viso
     584: omicidio preterintenzionale
     586: morte come conseguenza di altro delitto|morte o lesioni come conseguenza di altro delitto
     586-bis: doping~
     588: rissa
     589: omicidio colposo
     589-bis: omicidio stradale
     590: lesioni colpose|lesioni personali colpose
     590-bis: lesioni stradali|lesioni personali stradali
     590-sexies: responsabilità penale del medico|colpa medica~|responsabilità medica~
     591: abbandono di minori|abbandono di incapace|abbandono di persone minori o incapaci
     593: omissione di soccorso~
     593-bis: interruzione colposa di gravidanza|aborto colposo
     593-ter: interruzione di gravidanza non consensuale|aborto senza consenso|aborto non consensuale
     594: ingiuria
     595: diffamazione|diffamazione a mezzo stampa
     599: provocazione~
     600: riduzione in schiavitù|riduzione o mantenimento in schiavitù o in servitù
     600-bis: prostituzione minorile
     600-ter: pornografia minorile|pedopornografia
     600-quater: detenzione di materiale pedopornografico
     601: tratta di persone|tratta di esseri umani
     602: acquisto e alienazione di schiavi
     603-bis: caporalato|intermediazione illecita e sfruttamento del lavoro|sfruttamento del lavoro
     604-bis: propaganda razzista|istigazione all'odio razziale|discriminazione razziale
     604-ter: aggravante dell'odio razziale|aggravante della discriminazione razziale
     605: sequestro di persona
     606: arresto illegale
     608: abuso di autorità contro arrestati o detenuti
     609-bis: violenza sessuale|stupro
     609-quater: atti sessuali con minorenne
     609-quinquies: corruzione di minorenne
     609-octies: violenza sessuale di gruppo|stupro di gruppo
     609-undecies: adescamento di minorenni|grooming|child grooming
     610: violenza privata
     611: violenza o minaccia per costringere a commettere un reato
     612: minaccia~
     612-bis: stalking|atti persecutori
     612-ter: revenge porn|diffusione illecita di immagini o video sessualmente espliciti
     613-bis: tortura|reato di tortura
     614: violazione di domicilio
     615-bis: interferenze illecite nella vita privata|voyeurismo~
     615-ter: accesso abusivo a sistema informatico|accesso abusivo ad un sistema informatico o telematico
     616: violazione di corrispondenza|violazione della corrispondenza
     617: cognizione illecita di comunicazioni|intercettazione abusiva~
     617-quater: intercettazione illecita di comunicazioni informatiche
     622: rivelazione di segreto professionale|violazione del segreto professionale
     624: furto
     624-bis: furto in abitazione|furto con strappo|scippo
     625: furto aggravato
     628: rapina|rapina a mano armata
     629: estorsione
     630: sequestro di persona a scopo di estorsione|sequestro a scopo di estorsione|rapimento a scopo di estorsione|rapimento~
     631: usurpazione
     633: invasione di terreni o edifici|occupazione abusiva di immobili|occupazione abusiva di case|occupazione abusiva di edifici
     634: turbativa violenta del possesso
     635: danneggiamento
     635-bis: danneggiamento informatico|danneggiamento di informazioni, dati e programmi informatici
     636: pascolo abusivo
     639: deturpamento e imbrattamento di cose altrui
     640: truffa
     640-bis: truffa aggravata per il conseguimento di erogazioni pubbliche
     640-ter: frode informatica|truffa informatica|phishing~
     641: insolvenza fraudolenta
     642: frode assicurativa|truffa alle assicurazioni
     643: circonvenzione di incapace|circonvenzione di persone incapaci
     644: usura~|strozzinaggio|prestiti a strozzo
     646: appropriazione indebita
     647: appropriazione di cose smarrite
     648: ricettazione
     648-bis: riciclaggio~
     648-ter: impiego di denaro, beni o utilità di provenienza illecita
     648-ter.1: autoriciclaggio
     649: non punibilità per fatti tra congiunti
     650: inosservanza dei provvedimenti dell'autorità
     651: rifiuto di indicazioni sulla propria identità personale|rifiuto di fornire le generalità
     656: procurato allarme~|pubblicazione di notizie false
     658: procurato allarme
     659: disturbo della quiete pubblica|disturbo delle occupazioni o del riposo delle persone
     660: molestia o disturbo alle persone|molestie telefoniche|molestie~
     669-bis: accattonaggio con minori|esercizio molesto dell'accattonaggio
     674: getto pericoloso di cose
     688: ubriachezza manifesta|ubriachezza molesta|ubriachezza in luogo pubblico
     689: somministrazione di alcolici ai minori
     697: detenzione abusiva di armi
     699: porto abusivo di armi
     718: gioco d'azzardo
     727: abbandono di animali
     731: inosservanza dell'obbligo di istruzione dei minori`,
  ],
  [
    'decreto-del-presidente-della-repubblica/1988/09/22/447',
    `34: incompatibilità del giudice~
     36: astensione del giudice~
     37: ricusazione~|ricusazione del giudice~
     45: rimessione del processo
     64: regole generali per l'interrogatorio
     74: legittimazione all'azione civile
     76: costituzione di parte civile
     83: responsabile civile~
     96: difensore di fiducia
     97: difensore d'ufficio|difensore di ufficio
     103: garanzie di libertà del difensore
     124: tassatività delle nullità~
     129: obbligo di immediata declaratoria
     143: interprete nel processo penale|diritto all'interprete
     148: notificazioni penali~
     161: elezione di domicilio~
     178: nullità di ordine generale
     179: nullità assolute
     191: prove illegittimamente acquisite|inutilizzabilità della prova
     192: valutazione della prova~|chiamata in correità
     194: testimonianza~
     195: testimonianza indiretta|testimonianza de relato
     199: facoltà di astensione dei prossimi congiunti
     203: informatori della polizia giudiziaria|informatori di polizia
     211: confronto tra persone~
     213: ricognizione di persone~
     220: perizia~
     225: consulente tecnico del pubblico ministero e delle parti~
     244: ispezioni~
     247: perquisizioni~
     253: sequestro probatorio
     254: sequestro di corrispondenza
     256-bis: documenti dei servizi di sicurezza~
     266: intercettazioni telefoniche|intercettazioni di conversazioni o comunicazioni|trojan~|captatore informatico~
     266-bis: intercettazioni informatiche|intercettazioni telematiche
     267: autorizzazione alle intercettazioni|decreto autorizzativo delle intercettazioni
     273: gravi indizi di colpevolezza
     274: esigenze cautelari
     275: criteri di scelta delle misure cautelari
     275-bis: braccialetto elettronico
     277: salvaguardia dei diritti della persona sottoposta a misure cautelari
     281: divieto di espatrio
     282: obbligo di presentazione alla polizia giudiziaria|obbligo di firma
     282-bis: allontanamento dalla casa familiare
     282-ter: divieto di avvicinamento|divieto di avvicinamento ai luoghi frequentati dalla persona offesa
     283: divieto di dimora|obbligo di dimora
     284: arresti domiciliari
     285: custodia cautelare in carcere
     287: misure interdittive~
     289: sospensione dall'esercizio di un pubblico ufficio
     294: interrogatorio di garanzia
     299: revoca e sostituzione delle misure
     303: termini di custodia cautelare|termini massimi di custodia cautelare
     309: riesame delle misure cautelari|tribunale del riesame~|tribunale della libertà~
     310: appello cautelare|appello contro le misure cautelari
     311: ricorso per cassazione contro le misure cautelari
     314: ingiusta detenzione|riparazione per l'ingiusta detenzione
     316: sequestro conservativo~
     321: sequestro preventivo
     327-bis: indagini difensive|investigazioni difensive
     330: acquisizione delle notizie di reato
     331: denuncia da parte di pubblici ufficiali
     333: denuncia da parte di privati
     335: registro degli indagati|registro delle notizie di reato|iscrizione nel registro degli indagati
     336: querela~
     341: istanza di procedimento
     343: autorizzazione a procedere~
     350: sommarie informazioni dall'indagato
     354: accertamenti urgenti sui luoghi
     359: consulenti tecnici del pubblico ministero
     360: accertamenti tecnici irripetibili|accertamenti tecnici non ripetibili
     369: informazione di garanzia|avviso di garanzia
     370: atti diretti e atti delegati
     380: arresto obbligatorio in flagranza
     381: arresto facoltativo in flagranza
     382: stato di flagranza|flagranza di reato
     384: fermo di indiziato di delitto
     391: udienza di convalida~|convalida dell'arresto
     392: incidente probatorio
     407: durata massima delle indagini preliminari
     408: richiesta di archiviazione~
     410: opposizione alla richiesta di archiviazione|opposizione all'archiviazione
     412: avocazione delle indagini|avocazione
     415-bis: avviso di conclusione delle indagini preliminari|avviso di conclusione delle indagini|avviso di chiusura delle indagini
     416: richiesta di rinvio a giudizio
     418: udienza preliminare~
     420-bis: processo in assenza|assenza dell'imputato
     425: sentenza di non luogo a procedere|non luogo a procedere
     429: decreto che dispone il giudizio
     431: fascicolo per il dibattimento
     438: giudizio abbreviato|rito abbreviato~
     444: patteggiamento|applicazione della pena su richiesta delle parti
     447: patteggiamento nelle indagini preliminari
     449: giudizio direttissimo|processo per direttissima
     453: giudizio immediato
     459: decreto penale di condanna|decreto penale
     464-bis: messa alla prova~
     468: lista testimoniale|citazione di testimoni
     498: esame incrociato|controesame~|esame del testimone minorenne~
     503: esame delle parti private
     507: ammissione di nuove prove
     516: modifica dell'imputazione
     521: correlazione tra l'imputazione contestata e la sentenza|correlazione tra accusa e sentenza
     529: sentenza di non doversi procedere
     530: sentenza di assoluzione
     533: oltre ogni ragionevole dubbio|al di là di ogni ragionevole dubbio
     568: tassatività dei mezzi di impugnazione
     573: impugnazione per i soli interessi civili
     581: forma dell'impugnazione
     585: termini per l'impugnazione~
     597: divieto di reformatio in peius|reformatio in peius
     599-bis: concordato in appello|patteggiamento in appello
     603: rinnovazione dell'istruzione dibattimentale
     606: ricorso per cassazione penale|motivi del ricorso per cassazione~
     625-bis: ricorso straordinario per errore materiale o di fatto
     629: revisione del processo|revisione delle sentenze di condanna
     643: riparazione dell'errore giudiziario|errore giudiziario
     649: divieto di un secondo giudizio|ne bis in idem~
     656: ordine di esecuzione|sospensione dell'ordine di esecuzione
     666: incidente di esecuzione|procedimento di esecuzione
     671: continuazione in fase esecutiva
     697: estradizione per l'estero
     727: rogatorie all'estero|rogatoria internazionale~`,
  ],
  [
    'regio-decreto/1942/03/16/262',
    `1: capacità giuridica
     2: maggiore età|capacità di agire
     6: diritto al nome
     7: tutela del diritto al nome
     10: diritto all'immagine~|abuso dell'immagine altrui
     43: domicilio e residenza
     84: età minima per il matrimonio~
     89: lutto vedovile
     143: diritti e doveri reciproci dei coniugi
     147: doveri verso i figli
     151: separazione giudiziale|addebito della separazione
     167: fondo patrimoniale
     177: comunione legale dei beni
     215: separazione dei beni
     230-bis: impresa familiare
     231: presunzione di paternità
     243-bis: disconoscimento di paternità
     250: riconoscimento del figlio
     315-bis: diritti e doveri del figlio|ascolto del minore~
     316: responsabilità genitoriale
     330: decadenza dalla responsabilità genitoriale
     337-ter: affidamento condiviso~
     337-sexies: assegnazione della casa familiare
     404: amministrazione di sostegno|amministratore di sostegno
     414: interdizione~
     415: inabilitazione
     428: incapacità naturale|atti compiuti da persona incapace d'intendere o di volere
     433: obbligo agli alimenti|obbligo alimentare
     456: apertura della successione
     458: divieto di patti successori|patti successori
     463: indegnità a succedere|indegnità~
     485: beneficio d'inventario~
     519: rinuncia all'eredità|rinunzia all'eredità
     536: legittimari|successione necessaria
     540: riserva del coniuge
     565: successione legittima~
     587: testamento~
     602: testamento olografo
     603: testamento pubblico
     604: testamento segreto
     713: divisione ereditaria~
     732: retratto successorio|prelazione ereditaria
     737: collazione|collazione ereditaria
     768-bis: patto di famiglia
     769: donazione~|contratto di donazione
     783: donazione di modico valore|donazioni di modico valore
     832: diritto di proprietà
     833: atti emulativi|atti d'emulazione|divieto di atti emulativi
     834: espropriazione per pubblico interesse
     844: immissioni~|immissioni intollerabili
     873: distanze nelle costruzioni|distanza tra costruzioni
     948: azione di rivendicazione|rei vindicatio
     949: azione negatoria|actio negatoria servitutis
     950: regolamento di confini
     978: usufrutto~
     1027: servitù prediali
     1051: passaggio coattivo|servitù coattiva di passaggio
     1062: destinazione del padre di famiglia
     1100: comunione ordinaria~
     1102: uso della cosa comune
     1117: parti comuni dell'edificio
     1123: ripartizione delle spese condominiali|spese condominiali
     1129: amministratore di condominio|amministratore condominiale
     1136: maggioranze condominiali|maggioranze assembleari in condominio
     1137: impugnazione delle delibere condominiali|impugnazione della delibera condominiale
     1138: regolamento di condominio|regolamento condominiale
     1140: possesso~
     1153: possesso vale titolo|effetti dell'acquisto del possesso
     1158: usucapione|usucapione ventennale
     1159: usucapione decennale|usucapione abbreviata
     1168: azione di reintegrazione|azione di spoglio
     1170: azione di manutenzione
     1171: denunzia di nuova opera|denuncia di nuova opera
     1172: denunzia di danno temuto|denuncia di danno temuto
     1173: fonti delle obbligazioni
     1175: buona fede e correttezza|dovere di correttezza
     1176: diligenza nell'adempimento|diligenza del buon padre di famiglia
     1180: adempimento del terzo
     1186: decadenza dal termine
     1197: datio in solutum|prestazione in luogo dell'adempimento
     1218: responsabilità contrattuale|responsabilità del debitore
     1219: costituzione in mora|messa in mora
     1223: danno emergente e lucro cessante|lucro cessante
     1225: prevedibilità del danno
     1226: valutazione equitativa del danno|liquidazione equitativa del danno
     1227: concorso del fatto colposo del creditore|concorso di colpa del danneggiato
     1229: clausole di esonero da responsabilità|clausola di esonero da responsabilità
     1256: impossibilità sopravvenuta
     1260: cessione del credito|cessione dei crediti
     1273: accollo
     1283: anatocismo
     1284: saggio degli interessi legali|tasso legale|interesse legale
     1292: obbligazioni solidali|solidarietà passiva
     1321: nozione di contratto
     1322: autonomia contrattuale|contratti atipici
     1325: requisiti del contratto|elementi essenziali del contratto
     1326: conclusione del contratto
     1337: responsabilità precontrattuale|culpa in contrahendo|trattative e responsabilità precontrattuale
     1341: condizioni generali di contratto|clausole vessatorie~
     1343: causa illecita
     1344: contratto in frode alla legge|frode alla legge
     1346: oggetto del contratto
     1351: contratto preliminare
     1362: intenzione dei contraenti|interpretazione del contratto~
     1366: interpretazione di buona fede|interpretazione secondo buona fede
     1372: forza di legge del contratto
     1375: esecuzione di buona fede|buona fede nell'esecuzione del contratto
     1381: promessa dell'obbligazione o del fatto del terzo|promessa del fatto del terzo
     1382: clausola penale
     1384: riduzione della penale
     1385: caparra confirmatoria
     1386: caparra penitenziale
     1398: falsus procurator|rappresentanza senza potere
     1406: cessione del contratto~
     1411: contratto a favore di terzi
     1414: simulazione~
     1418: nullità del contratto
     1419: nullità parziale|nullità parziale del contratto
     1424: conversione del contratto nullo
     1427: vizi del consenso
     1439: dolo contrattuale
     1448: rescissione per lesione|azione generale di rescissione per lesione
     1453: risoluzione per inadempimento|risolubilità del contratto per inadempimento
     1454: diffida ad adempiere
     1455: importanza dell'inadempimento
     1456: clausola risolutiva espressa
     1457: termine essenziale
     1460: eccezione di inadempimento|eccezione d'inadempimento
     1467: eccessiva onerosità sopravvenuta|eccessiva onerosità
     1470: contratto di vendita|compravendita~
     1490: garanzia per i vizi della cosa venduta|garanzia per vizi
     1500: patto di riscatto
     1523: vendita con riserva di proprietà|riserva di proprietà
     1571: contratto di locazione|nozione di locazione
     1655: contratto di appalto|contratto d'appalto
     1669: rovina e difetti di cose immobili|gravi difetti dell'opera
     1703: contratto di mandato
     1742: contratto di agenzia
     1754: mediatore~
     1766: deposito~
     1803: comodato
     1813: contratto di mutuo
     1882: contratto di assicurazione
     1917: assicurazione della responsabilità civile
     1936: fideiussione
     1957: fideiussione omnibus~
     1965: contratto di transazione
     2028: gestione di affari|negotiorum gestio
     2033: indebito oggettivo|ripetizione dell'indebito
     2034: obbligazioni naturali|obbligazione naturale
     2041: arricchimento senza causa|ingiustificato arricchimento
     2043: responsabilità aquiliana|responsabilità extracontrattuale|neminem laedere|risarcimento per fatto illecito
     2044: legittima difesa civile
     2047: danno cagionato dall'incapace
     2048: culpa in educando|culpa in vigilando|responsabilità dei genitori per fatto illecito dei figli
     2049: responsabilità dei padroni e dei committenti|responsabilità dei padroni e committenti
     2050: responsabilità per l'esercizio di attività pericolose|responsabilità per attività pericolose
     2051: danno cagionato da cosa in custodia|danno da cose in custodia|responsabilità da cose in custodia
     2052: danno cagionato da animali
     2053: rovina di edificio
     2054: circolazione di veicoli|danni da circolazione di veicoli
     2055: responsabilità solidale da fatto illecito
     2058: risarcimento in forma specifica
     2059: danno non patrimoniale|danni non patrimoniali|danno morale
     2082: imprenditore|nozione di imprenditore
     2083: piccolo imprenditore|piccoli imprenditori
     2086: adeguati assetti organizzativi|assetti organizzativi, amministrativi e contabili
     2087: tutela delle condizioni di lavoro|obbligo di sicurezza del datore di lavoro
     2094: lavoro subordinato~|prestatore di lavoro subordinato
     2096: patto di prova
     2103: ius variandi~|demansionamento|mansioni del lavoratore
     2105: obbligo di fedeltà~|obbligo di fedeltà del lavoratore
     2106: sanzioni disciplinari~
     2110: periodo di comporto|comporto
     2112: trasferimento d'azienda|trasferimento di azienda
     2113: rinunzie e transazioni del lavoratore|rinunzie e transazioni
     2119: licenziamento per giusta causa|dimissioni per giusta causa|recesso per giusta causa|giusta causa~
     2120: trattamento di fine rapporto|TFR
     2125: patto di non concorrenza|patto di non concorrenza del lavoratore
     2222: contratto d'opera
     2236: responsabilità del prestatore d'opera
     2247: contratto di società
     2303: utili fittizi~
     2359: società controllate e società collegate
     2392: responsabilità degli amministratori verso la società|responsabilità degli amministratori~
     2393: azione sociale di responsabilità
     2409: denunzia al tribunale|denuncia al tribunale
     2446: riduzione del capitale per perdite
     2467: finanziamenti dei soci|postergazione dei finanziamenti dei soci
     2476: responsabilità degli amministratori di s.r.l.
     2497: direzione e coordinamento di società
     2598: concorrenza sleale|atti di concorrenza sleale
     2621: falso in bilancio|false comunicazioni sociali
     2622: false comunicazioni sociali delle società quotate
     2634: infedeltà patrimoniale
     2635: corruzione tra privati
     2637: aggiotaggio~
     2638: ostacolo all'esercizio delle funzioni delle autorità pubbliche di vigilanza|ostacolo alle autorità di vigilanza
     2643: trascrizione~
     2645-ter: atti di destinazione|vincolo di destinazione~
     2697: onere della prova
     2727: presunzioni semplici~
     2740: responsabilità patrimoniale del debitore|garanzia patrimoniale generica
     2741: par condicio creditorum
     2744: divieto del patto commissorio|patto commissorio
     2784: pegno~
     2808: ipoteca~
     2900: azione surrogatoria
     2901: azione revocatoria|revocatoria ordinaria|actio pauliana
     2909: cosa giudicata|giudicato sostanziale
     2929-bis: revocatoria semplificata
     2932: esecuzione specifica dell'obbligo di concludere un contratto|esecuzione in forma specifica del preliminare|esecuzione in forma specifica dell'obbligo a contrarre|obbligo di concludere un contratto
     2934: prescrizione civile|estinzione dei diritti per prescrizione
     2946: prescrizione ordinaria|prescrizione decennale
     2947: prescrizione del diritto al risarcimento del danno|prescrizione del risarcimento del danno
     2948: prescrizione quinquennale`,
  ],
  [
    'regio-decreto/1940/10/28/1443',
    `39: litispendenza
     91: condanna alle spese|soccombenza
     92: compensazione delle spese
     96: lite temeraria|responsabilità aggravata|responsabilità processuale aggravata
     100: interesse ad agire
     101: principio del contraddittorio
     102: litisconsorzio necessario
     103: litisconsorzio facoltativo
     112: corrispondenza tra il chiesto e il pronunciato
     115: principio di non contestazione
     153: rimessione in termini
     171-ter: memorie integrative
     210: ordine di esibizione
     221: querela di falso
     281-decies: procedimento semplificato di cognizione|rito semplificato di cognizione
     295: sospensione necessaria del processo
     327: termine lungo per impugnare
     345: divieto di nova in appello|divieto dei nova in appello
     360: ricorso per cassazione civile|motivi di ricorso per cassazione
     363-bis: rinvio pregiudiziale in cassazione
     395: revocazione della sentenza civile
     474: titolo esecutivo
     480: precetto~|atto di precetto
     543: pignoramento presso terzi
     545: crediti impignorabili
     614-bis: astreinte|misure di coercizione indiretta
     615: opposizione all'esecuzione
     617: opposizione agli atti esecutivi
     633: decreto ingiuntivo
     645: opposizione a decreto ingiuntivo
     657: sfratto per finita locazione
     658: sfratto per morosità
     670: sequestro giudiziario
     671: sequestro conservativo~
     696: accertamento tecnico preventivo
     696-bis: consulenza tecnica preventiva
     700: provvedimento d'urgenza|provvedimenti d'urgenza
     808: clausola compromissoria
     808-ter: arbitrato irrituale
     840-bis: azione di classe|class action`,
  ],
  [
    'legge/1990/08/07/241',
    `1: principi generali dell'attività amministrativa
     2: termine di conclusione del procedimento|conclusione del procedimento~|termine del procedimento~
     2-bis: danno da ritardo della pubblica amministrazione|danno da ritardo
     3: obbligo di motivazione~|motivazione del provvedimento amministrativo|motivazione del provvedimento
     6: soccorso istruttorio~|compiti del responsabile del procedimento
     6-bis: conflitto di interessi del responsabile del procedimento|conflitto di interessi del funzionario|obbligo di astensione del funzionario~
     7: comunicazione di avvio del procedimento|avviso di avvio del procedimento|avvio del procedimento~
     9: intervento nel procedimento~
     10-bis: preavviso di rigetto|preavviso di diniego|comunicazione dei motivi ostativi all'accoglimento dell'istanza
     11: accordi integrativi o sostitutivi del provvedimento|accordi sostitutivi del provvedimento
     12: contributi e sussidi~|attribuzione di vantaggi economici
     14: conferenza di servizi|conferenza dei servizi
     14-bis: conferenza semplificata|conferenza di servizi semplificata
     14-ter: conferenza simultanea|conferenza di servizi simultanea|conferenza sincrona
     15: accordi fra pubbliche amministrazioni|accordi tra pubbliche amministrazioni
     17-bis: silenzio assenso tra amministrazioni|silenzio-assenso orizzontale|silenzio assenso tra pubbliche amministrazioni
     19: SCIA~|segnalazione certificata di inizio attività
     20: silenzio assenso
     21-bis: efficacia del provvedimento limitativo
     21-ter: esecutorietà
     21-quinquies: revoca del provvedimento|revoca del provvedimento amministrativo|revoca in autotutela
     21-septies: nullità del provvedimento~|nullità del provvedimento amministrativo
     21-octies: annullabilità del provvedimento|annullabilità del provvedimento amministrativo|vizi non invalidanti
     21-nonies: annullamento d'ufficio|annullamento in autotutela|autotutela amministrativa
     22: accesso documentale|accesso ai documenti amministrativi|accesso agli atti
     24: esclusione dal diritto di accesso
     25: diniego di accesso~`,
  ],
  [
    'legge/1970/05/20/300',
    `4: controllo a distanza dei lavoratori|controlli a distanza|controllo a distanza
     6: visite personali di controllo
     7: contestazione disciplinare|procedimento disciplinare~|sanzioni disciplinari~
     8: divieto di indagini sulle opinioni
     10: lavoratori studenti
     15: atti discriminatori
     18: reintegrazione nel posto di lavoro|reintegra nel posto di lavoro|articolo 18~
     19: rappresentanze sindacali aziendali|RSA~
     28: condotta antisindacale|repressione della condotta antisindacale`,
  ],
  [
    'decreto-legislativo/2023/03/31/36',
    `1: principio del risultato
     2: principio della fiducia
     15: responsabile unico del progetto|RUP~
     44: appalto integrato
     45: incentivi alle funzioni tecniche|incentivi tecnici
     49: principio di rotazione|rotazione degli affidamenti
     50: affidamento diretto|affidamenti sottosoglia
     60: revisione prezzi|revisione dei prezzi
     68: raggruppamenti temporanei di imprese|raggruppamento temporaneo di imprese
     76: procedura negoziata senza bando
     94: cause di esclusione automatica
     95: cause di esclusione non automatica
     98: illecito professionale grave|grave illecito professionale
     101: soccorso istruttorio~|soccorso istruttorio negli appalti
     104: avvalimento
     108: offerta economicamente più vantaggiosa
     110: offerte anormalmente basse|anomalia dell'offerta
     119: subappalto~
     193: finanza di progetto|project financing
     215: collegio consultivo tecnico`,
  ],
  [
    'decreto-del-presidente-della-repubblica/1986/12/22/917',
    `10: oneri deducibili~
     12: detrazioni per carichi di famiglia|familiari a carico
     15: detrazioni per oneri|spese detraibili
     16-bis: bonus ristrutturazioni|detrazione per ristrutturazioni edilizie
     51: fringe benefit|fringe benefits
     67: redditi diversi
     87: participation exemption|PEX~
     110: transfer pricing~|prezzi di trasferimento~
     117: consolidato fiscale|consolidato nazionale`,
  ],
  [
    'legge/2000/07/27/212',
    `10-bis: abuso del diritto tributario|abuso del diritto o elusione fiscale|elusione fiscale~
     10-quater: autotutela obbligatoria
     10-quinquies: autotutela facoltativa
     11: diritto di interpello|interpello del contribuente`,
  ],
  [
    'decreto-del-presidente-della-repubblica/1973/09/29/600',
    `36-bis: controllo automatizzato delle dichiarazioni
     36-ter: controllo formale delle dichiarazioni
     38: redditometro|accertamento sintetico
     41-bis: accertamento parziale`,
  ],
  [
    'decreto-del-presidente-della-repubblica/1973/09/29/602',
    `72-bis: pignoramento esattoriale
     77: ipoteca esattoriale
     86: fermo amministrativo dei veicoli|ganasce fiscali|fermo amministrativo~`,
  ],
  [
    'decreto-del-presidente-della-repubblica/1972/10/26/633',
    `17: reverse charge~|inversione contabile~
     17-ter: split payment|scissione dei pagamenti
     26: note di variazione IVA`,
  ],
  [
    'decreto-legislativo/2000/03/10/74',
    `2: dichiarazione fraudolenta mediante uso di fatture per operazioni inesistenti
     4: dichiarazione infedele
     5: omessa dichiarazione
     8: emissione di fatture per operazioni inesistenti|fatture false
     10-bis: omesso versamento di ritenute
     10-ter: omesso versamento di IVA|omesso versamento IVA
     10-quater: indebita compensazione
     11: sottrazione fraudolenta al pagamento di imposte`,
  ],
  ['decreto-legislativo/1997/12/18/472', '13: ravvedimento operoso|ravvedimento~'],
  [
    'decreto-legislativo/2003/06/30/196',
    `2-quinquies: consenso digitale del minore|consenso del minore
     2-terdecies: diritti delle persone decedute|eredità digitale
     122: cookie~
     130: comunicazioni indesiderate|telemarketing
     167: trattamento illecito di dati|trattamento illecito di dati personali`,
  ],
  [
    'decreto-legislativo/1992/04/30/285',
    `116: guida senza patente
     126-bis: patente a punti
     141: velocità pericolosa
     142: limiti di velocità|eccesso di velocità|autovelox~
     149: distanza di sicurezza
     158: divieto di sosta
     171: obbligo del casco
     172: cinture di sicurezza
     173: cellulare alla guida|uso del cellulare alla guida
     186: guida in stato di ebbrezza|guida sotto l'influenza dell'alcool|alcoltest
     187: guida sotto l'effetto di stupefacenti|guida in stato di alterazione per uso di stupefacenti
     189: omissione di soccorso stradale|pirata della strada|fuga dopo incidente stradale
     193: obbligo di assicurazione RC auto
     202: pagamento in misura ridotta~
     203: ricorso al prefetto~
     204-bis: ricorso al giudice di pace contro le multe`,
  ],
  [
    'legge/1975/07/26/354',
    `4-bis: ergastolo ostativo|reati ostativi
     30-ter: permessi premio
     41-bis: carcere duro
     47: affidamento in prova al servizio sociale|affidamento in prova ai servizi sociali
     47-ter: detenzione domiciliare
     54: liberazione anticipata`,
  ],
  [
    'decreto-del-presidente-della-repubblica/1990/10/09/309',
    `73: spaccio~|spaccio di stupefacenti|traffico di stupefacenti
     74: associazione finalizzata al traffico di stupefacenti|narcotraffico
     75: uso personale di stupefacenti`,
  ],
  ['legge/1989/12/13/401', '6: daspo|daspo sportivo|divieto di accesso alle manifestazioni sportive'],
  ['decreto-legge/2017/02/20/14', '10: daspo urbano'],
  [
    'decreto-legge/2021/04/01/44',
    `3: scudo penale per le vaccinazioni|scudo penale~
     3-bis: scudo penale dei sanitari|scudo penale~`,
  ],
  ['decreto-legge/2020/07/16/76', '21: scudo erariale'],
  ['legge/1994/01/14/20', '1: danno erariale|responsabilità erariale'],
  [
    'legge/2017/03/08/24',
    `2: garante per il diritto alla salute
     4: trasparenza dei dati sanitari|cartella clinica~
     5: buone pratiche clinico-assistenziali|linee guida in sanità
     6: responsabilità medica~
     7: responsabilità civile della struttura sanitaria|responsabilità medica~|responsabilità sanitaria~
     8: tentativo obbligatorio di conciliazione~|accertamento tecnico preventivo sanitario
     9: rivalsa verso il medico~
     10: obbligo di assicurazione delle strutture sanitarie
     12: azione diretta del danneggiato~
     14: fondo di garanzia per i danni da responsabilità sanitaria`,
  ],
  [
    'decreto-legislativo/2013/03/14/33',
    `5: accesso civico|accesso civico generalizzato|accesso civico semplice|FOIA~
     5-bis: limiti all'accesso civico|esclusioni e limiti all'accesso civico`,
  ],
  [
    'decreto-legislativo/2001/03/30/165',
    `19: spoils system~|incarichi di funzioni dirigenziali
     30: mobilità volontaria
     52: mansioni superiori nel pubblico impiego
     53: pantouflage|incarichi extraistituzionali
     54: codice di comportamento dei dipendenti pubblici~
     55-quater: furbetti del cartellino`,
  ],
  [
    'decreto-legislativo/2001/06/08/231',
    `5: interesse o vantaggio dell'ente|responsabilità dell'ente~
     6: modello organizzativo 231|modelli di organizzazione e gestione|organismo di vigilanza~
     9: sanzioni amministrative agli enti
     10: sanzione per quote
     13: sanzioni interdittive agli enti
     15: commissario giudiziale dell'ente
     19: confisca nei confronti dell'ente
     24: truffa in danno dello Stato~
     24-bis: delitti informatici e trattamento illecito di dati
     25: corruzione e concussione~
     25-ter: reati societari~
     25-septies: omicidio colposo o lesioni gravi con violazione delle norme antinfortunistiche
     25-octies: riciclaggio~
     25-undecies: reati ambientali~
     25-duodecies: impiego di cittadini di paesi terzi irregolari
     25-quinquiesdecies: reati tributari~`,
  ],
  [
    'decreto-legislativo/2008/04/09/81',
    `14: sospensione dell'attività imprenditoriale
     16: delega di funzioni~
     26: DUVRI
     28: valutazione dei rischi sul lavoro~
     41: sorveglianza sanitaria`,
  ],
  [
    'decreto-legislativo/2000/08/18/267',
    `107: funzioni e responsabilità della dirigenza~
     143: scioglimento dei consigli comunali per infiltrazioni mafiose
     194: debiti fuori bilancio
     243-bis: predissesto|riequilibrio finanziario pluriennale`,
  ],
  [
    'decreto-del-presidente-della-repubblica/2001/06/06/380',
    `6: edilizia libera|attività edilizia libera
     6-bis: CILA~
     24: agibilità~|certificato di agibilità
     34-bis: tolleranze costruttive
     36: accertamento di conformità|doppia conformità
     30: lottizzazione abusiva
     9-bis: stato legittimo degli immobili|stato legittimo dell'immobile`,
  ],
  [
    'decreto-del-presidente-della-repubblica/2001/06/08/327',
    '42-bis: acquisizione sanante|acquisizione coattiva sanante',
  ],
  [
    'decreto-del-presidente-della-repubblica/2000/12/28/445',
    `46: dichiarazione sostitutiva di certificazione|autocertificazione
     47: dichiarazione sostitutiva dell'atto di notorietà|dichiarazione sostitutiva di atto notorio`,
  ],
  [
    'decreto-legislativo/2005/03/07/82',
    `3: diritto all'uso delle tecnologie
     3-bis: domicilio digitale
     5: pagoPA
     6-bis: INI-PEC
     6-ter: IPA|indice delle pubbliche amministrazioni
     6-quater: INAD|indice nazionale dei domicili digitali
     7: servizi on-line~
     17: responsabile per la transizione digitale|responsabile per la transizione al digitale|RTD~
     20: firma elettronica avanzata~
     24: firma digitale
     35: dispositivi di firma
     40-bis: protocollo informatico~
     41: fascicolo informatico~
     43: conservazione dei documenti informatici
     44: sistema di conservazione~
     48: PEC~|posta elettronica certificata~
     50-ter: piattaforma digitale nazionale dati|PDND
     52: open data~
     54: contenuto dei siti delle pubbliche amministrazioni
     62: anagrafe nazionale della popolazione residente|ANPR
     64: SPID|sistema pubblico di identità digitale
     64-bis: app IO|punto di accesso telematico
     65: istanze telematiche|istanze per via telematica
     66: CIE~|carta d'identità elettronica|carta nazionale dei servizi
     69: riuso del software`,
  ],
  [
    'decreto-legislativo/2015/06/15/81',
    `2: collaborazioni etero-organizzate|collaborazioni organizzate dal committente
     13: lavoro intermittente|lavoro a chiamata
     19: contratto a termine|contratto a tempo determinato
     30: somministrazione di lavoro
     47-bis: rider~|tutele dei rider`,
  ],
  ['decreto-legislativo/2015/03/04/23', '3: tutele crescenti~'],
  [
    'legge/1966/07/15/604',
    `3: giustificato motivo oggettivo|giustificato motivo soggettivo|licenziamento per giustificato motivo
     6: impugnazione del licenziamento
     8: tutela obbligatoria`,
  ],
  ['legge/1991/07/23/223', '24: licenziamento collettivo|licenziamenti collettivi~'],
  [
    'decreto-legislativo/2001/03/26/151',
    `16: maternità obbligatoria
     27-bis: congedo di paternità obbligatorio|paternità obbligatoria
     32: congedo parentale`,
  ],
  ['legge/1992/02/05/104', '33: permessi 104|permessi legge 104'],
  ['legge/2017/05/22/81', '18: lavoro agile~|smart working~'],
  [
    'decreto-legislativo/1998/02/24/58',
    `106: OPA obbligatoria|offerta pubblica di acquisto totalitaria
     184: insider trading|abuso di informazioni privilegiate~
     185: manipolazione del mercato`,
  ],
  [
    'decreto-legislativo/1993/09/01/385',
    `118: ius variandi bancario|modifica unilaterale delle condizioni contrattuali bancarie
     120: anatocismo bancario
     125-sexies: estinzione anticipata del credito al consumo`,
  ],
  [
    'decreto-legislativo/2005/09/06/206',
    `20: divieto delle pratiche commerciali scorrette|pratiche commerciali scorrette
     33: clausole vessatorie~|clausole vessatorie nei contratti dei consumatori
     52: diritto di ripensamento
     66-bis: foro del consumatore`,
  ],
  [
    'regio-decreto/1942/03/16/267',
    `67: revocatoria fallimentare
     216: bancarotta fraudolenta~
     217: bancarotta semplice~`,
  ],
  [
    'decreto-legislativo/2019/01/12/14',
    `12: composizione negoziata|composizione negoziata della crisi
     67: ristrutturazione dei debiti del consumatore
     74: concordato minore
     121: liquidazione giudiziale
     268: liquidazione controllata
     283: esdebitazione del sovraindebitato incapiente|esdebitazione dell'incapiente
     322: bancarotta fraudolenta~`,
  ],
  ['legge/1981/11/24/689', "18: ordinanza-ingiunzione\n22: opposizione all'ordinanza-ingiunzione"],
  ['decreto-legislativo/2010/03/04/28', '5: mediazione obbligatoria'],
  ['decreto-legge/2014/09/12/132', '2: negoziazione assistita~|convenzione di negoziazione assistita'],
  ['legge/1970/12/01/898', '5: assegno divorzile|assegno di divorzio'],
  ['legge/1978/05/22/194', "9: obiezione di coscienza all'aborto|obiezione di coscienza~"],
  ['legge/2016/05/20/76', '1: unioni civili~'],
  [
    'legge/2017/12/22/219',
    '1: consenso informato\n4: disposizioni anticipate di trattamento|testamento biologico|biotestamento~',
  ],
  ['decreto-legge/2017/04/24/50', '4: locazioni brevi|locazione breve|affitti brevi'],
  ['decreto-legislativo/2011/03/14/23', '3: cedolare secca'],
  [
    'decreto-legge/2020/05/19/34',
    `25: contributo a fondo perduto~
     26: rafforzamento patrimoniale delle imprese
     28: bonus affitti
     65: esonero contributo Anac~
     72: bonus baby sitter~|bonus babysitter~
     82: reddito di emergenza
     90: smart working~
     103: emersione di rapporti di lavoro|emersione di rapporti di lavoro irregolari|sanatoria dei lavoratori stranieri|sanatoria colf e badanti
     119: superbonus|superbonus 110|ecobonus 110
     120: credito d'imposta per l'adeguamento degli ambienti di lavoro
     121: sconto in fattura
     125: bonus sanificazione
     176: bonus vacanze
     177: esenzione IMU per il turismo~
     186: bonus pubblicità
     229: bonus bici|bonus mobilità`,
  ],
  [
    'decreto-legislativo/1998/07/25/286',
    `10-bis: reato di clandestinità|ingresso e soggiorno illegale nel territorio dello Stato
     12: favoreggiamento dell'immigrazione clandestina
     13: espulsione amministrativa
     29: ricongiungimento familiare`,
  ],
  ['legge/1992/02/05/91', '5: cittadinanza per matrimonio\n9: naturalizzazione'],
  [
    'legge/1941/04/22/633',
    `13: diritto esclusivo di riprodurre
     15: diritto di esecuzione in pubblico
     16: comunicazione al pubblico~
     17: diritto di distribuzione|esaurimento del diritto di distribuzione
     20: diritto morale d'autore|diritto morale dell'autore|paternità dell'opera
     25: durata dei diritti di utilizzazione economica
     51: diritto di radiodiffusione~
     64-bis: tutela del software|programmi per elaboratore~
     65: rassegna stampa~
     70: diritto di citazione|diritto di breve citazione
     71-sexies: copia privata|riproduzione privata ad uso personale
     71-septies: compenso per copia privata|equo compenso per copia privata
     87: fotografie semplici|diritto sulla fotografia
     93: lettere e corrispondenza epistolare
     96: ritratto~|diritto al ritratto
     102-bis: tutela delle banche dati|diritto del costitutore
     110: forma scritta dei trasferimenti di diritti d'autore
     118: contratto di edizione
     144: diritto di seguito
     171-ter: pirateria audiovisiva
     180: intermediazione dei diritti d'autore
     181-bis: contrassegno SIAE|bollino SIAE`,
  ],
  [
    'decreto-legislativo/2006/04/03/152',
    `27-bis: PAUR|provvedimento autorizzatorio unico regionale
     184-bis: sottoprodotto|sottoprodotti~
     184-ter: end of waste|cessazione della qualifica di rifiuto
     192: abbandono di rifiuti~
     208: autorizzazione unica per i rifiuti
     242: bonifica dei siti contaminati|procedure di bonifica
     256: gestione di rifiuti non autorizzata|attività di gestione di rifiuti non autorizzata
     300: danno ambientale`,
  ],
  [
    'decreto-legislativo/2004/01/22/42',
    `142: aree tutelate per legge|vincolo paesaggistico ex lege
     146: autorizzazione paesaggistica
     167: compatibilità paesaggistica`,
  ],
  [
    'decreto-legislativo/2011/09/06/159',
    `20: sequestro di prevenzione
     24: confisca di prevenzione
     34-bis: controllo giudiziario delle aziende|controllo giudiziario~
     91: interdittiva antimafia|informazione antimafia`,
  ],
  [
    'decreto-legislativo/2010/07/02/104',
    `42: ricorso incidentale~
     43: motivi aggiunti~
     112: giudizio di ottemperanza|ottemperanza~
     117: ricorso avverso il silenzio
     133: giurisdizione esclusiva del giudice amministrativo|giurisdizione esclusiva`,
  ],
];

/** Provisions known by name, each name once an article. */
export function namedProvisions(): NamedProvision[] {
  const provisions = rows().flatMap(([act, lines]) =>
    lines.split('\n').map((line) => readLine(`eli:/it/${act}`, line)),
  );
  const uses = new Map<string, number>();
  for (const { aliases } of provisions) for (const { text } of aliases) uses.set(text, (uses.get(text) ?? 0) + 1);
  for (const { aliases } of provisions) for (const alias of aliases) alias.weak ||= uses.get(alias.text)! > 1;
  return provisions;
}

function readLine(act: string, line: string): NamedProvision {
  const colon = line.indexOf(':');
  const aliases = line
    .slice(colon + 1)
    .split('|')
    .map((name) => name.trim())
    .map((name) => ({ text: name.replace(/~$/, ''), weak: name.endsWith('~') }));
  return { act, article: line.slice(0, colon).trim(), aliases };
}
