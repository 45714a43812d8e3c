// Our own words in the manner of Italian statutes; nothing is taken from a document.

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Nouns with their article in the genitive, `della`, `del`, so that a sentence agrees with itself. */
export const nouns = words(`
del=provvedimento del=procedimento del=ministero del=comune del=consiglio del=bilancio del=fondo del=personale
del=contributo del=servizio del=regolamento del=contratto del=registro del=termine del=progetto del=piano
del=programma del=territorio del=patrimonio del=demanio del=porto del=canale del=ponte del=tribunale del=collegio
del=magistrato del=prefetto del=sindaco del=presidente del=direttore del=segretario del=notaio del=medico
del=docente del=lavoratore del=datore del=pensionato del=beneficiario del=creditore del=debitore del=locatore
del=conduttore del=concessionario del=gestore del=fornitore del=mercato del=prezzo del=tributo del=canone
del=dazio del=catasto del=mutuo del=prestito del=debito del=credito del=rendiconto del=disavanzo del=trattamento
della=legge della=norma della=domanda della=concessione della=commissione della=regione della=provincia
della=giunta della=spesa della=somma della=rata della=tassa della=sanzione della=pena della=multa della=licenza
della=tariffa della=gara della=procedura della=verifica della=relazione della=nomina della=graduatoria
della=dotazione della=riserva della=quota della=societa' della=cooperativa della=fondazione della=scuola
della=cattedra della=biblioteca della=ferrovia della=strada della=bonifica della=foresta della=miniera
della=pesca della=caccia della=marina della=difesa della=polizia della=giustizia della=sanita' della=previdenza
della=cassa della=banca della=moneta della=rendita della=successione della=donazione della=proprieta'
della=servitu' della=locazione della=vendita della=permuta della=cauzione della=fideiussione della=ipoteca
dell'=amministrazione dell'=autorita' dell'=agenzia dell'=istituto dell'=ufficio dell'=ente dell'=impresa
dell'=azienda dell'=opera dell'=acquedotto dell'=edificio dell'=impianto dell'=attivita' dell'=esercizio
dell'=entrata dell'=uscita dell'=imposta dell'=aliquota dell'=esenzione dell'=indennita' dell'=assegno
dell'=anticipazione dell'=assicurazione dell'=appalto dell'=offerta dell'=incarico dell'=albo dell'=elenco
dell'=archivio dell'=atto dell'=avviso dell'=istanza dell'=udienza dell'=ordinanza dell'=appello dell'=arbitro
dell'=agricoltura dell'=industria dell'=artigianato dell'=ambiente dell'=energia dell'=universita' dell'=esame
dello=stato dello=statuto dello=schema dello=stanziamento dello=scalo dello=stabilimento dello=studente dello=sciopero
`).map((pair) => pair.split('=') as [string, string]);

export const adjectives = words(`
generale speciale ordinario straordinario pubblico privato nazionale regionale comunale provinciale centrale
periferico annuale mensile triennale definitivo provvisorio preliminare esecutivo tecnico economico finanziario
fiscale tributario contabile legale giudiziario penale civile amministrativo militare marittimo fluviale agrario
forestale industriale commerciale artigiano scolastico universitario sanitario ospedaliero previdenziale
assistenziale sociale culturale ambientale energetico idraulico stradale ferroviario portuale aereo postale
digitale informatico statistico urbanistico edilizio catastale ipotecario bancario assicurativo doganale vigente
competente interessato richiesto previsto autorizzato approvato istituito trasferito dovuto residuo complessivo
`);

export const verbs = words(`
provvede dispone stabilisce autorizza approva determina individua disciplina trasmette comunica pubblica adotta
verifica accerta liquida eroga assegna trasferisce istituisce sopprime riordina modifica integra sostituisce
nomina revoca sospende proroga concede nega esamina valuta certifica attesta iscrive cancella notifica deposita
promuove coordina vigila controlla ispeziona sanziona rimborsa compensa riscuote versa accantona ripartisce
`);

export const openings = [
  'Con decreto da adottare entro novanta giorni dalla data di entrata in vigore della presente disposizione',
  'Ai fini di cui al comma precedente',
  'Nei casi previsti dal presente articolo',
  'Fermo restando quanto stabilito dalle disposizioni vigenti',
  "Per l'anno finanziario in corso e per ciascuno dei due successivi",
  "Salvo che il fatto costituisca piu' grave violazione",
  'In sede di prima applicazione',
  'A decorrere dal primo giorno del mese successivo',
  'Qualora entro il termine stabilito non sia intervenuta alcuna decisione',
  'Sentite le organizzazioni maggiormente rappresentative',
  'Su proposta del ministro competente, di concerto con quello del tesoro',
  'Previa deliberazione del consiglio',
  "In deroga alle norme sulla contabilita' generale",
  'Nel rispetto dei limiti di spesa fissati annualmente',
  'Entro trenta giorni dal ricevimento della richiesta',
  'Agli effetti della presente legge',
];

export const links = [
  "nonche' alla tutela",
  'nei limiti',
  "secondo le modalita'",
  'anche in relazione agli obblighi',
  'ai fini della gestione',
  'per il tramite',
  'con riferimento ai diritti',
  'previo parere',
  'a carico',
  "nell'interesse",
  'sotto la vigilanza',
  'senza pregiudizio',
  "in conformita' ai criteri",
  'su richiesta',
  'per conto',
  'entro i confini',
  'a favore',
  'in luogo',
  'per effetto',
  'a cura',
];

export const closings = [
  'senza nuovi o maggiori oneri per la finanza pubblica',
  'a pena di decadenza',
  "con le modalita' stabilite dal regolamento",
  "e ne da' comunicazione agli interessati",
  'fatti salvi i diritti acquisiti',
  "a valere sulle disponibilita' iscritte in bilancio",
  "e il relativo provvedimento e' immediatamente esecutivo",
  'salvo conguaglio',
  'anche mediante apposite convenzioni',
  'nei modi e nei termini di legge',
];

/** How titles of acts begin. */
export const titleOpenings = [
  'Disposizioni urgenti in materia',
  'Norme per il riordino',
  'Modificazioni alle norme sulla disciplina',
  'Istituzione',
  'Approvazione del regolamento',
  'Autorizzazione alla spesa',
  'Conversione in legge delle misure a favore',
  'Provvedimenti per il finanziamento',
  "Riconoscimento della personalita' giuridica",
  'Attuazione della delega per la riforma',
  'Proroga dei termini',
  'Erezione in ente morale',
  'Delimitazione del territorio',
  'Testo unico delle norme sulla tutela',
  'Determinazione delle tariffe',
  'Soppressione',
];

/** Syllables of place names that exist nowhere. */
export const syllables = words(
  'val mon cas ter ro san do li gra vi bel fon pie ca mar ce sol ra no ver tor alba pra ne',
);
