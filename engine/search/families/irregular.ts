// Families of words whose roots change as no rule of endings tells: irregular verbs, and what is made of them. Grammar alone: no words that mean the
// like. Verbs that say little, such as `porre` and `tenere`, are left out: their forms stand in every other text.
// So are forms whose stem is that of another word: `morendo` has that of `mora`.

/** A family a line, folded. */
const families = `
morire muore muoia muoiono muoio morto morta morti morte mortale mortali
nascere nasce nascono nasca nato nata nati nate nascita nascite nascituro nascituri nativo neonato neonati
vivere vive vivono vissuto vissuta vita vivente viventi
uscire esce escono esca uscito uscita uscite
udire ode odono udito udita udienza udienze uditore uditori
rompere rompe rompono rotto rotta rotti rotte rottura rotture
scrivere scrive scrivono scritto scritta scritti scritte scrittura scritture scrittore scrittori scrittrice scrivente
iscrivere iscrive iscrivono iscritto iscritta iscritti iscritte iscrizione iscrizioni
prescrivere prescrive prescritto prescritta prescritti prescritte prescrizione prescrizioni
sottoscrivere sottoscrive sottoscritto sottoscritta sottoscritti sottoscrizione sottoscrizioni sottoscrittore
trascrivere trascrive trascritto trascritta trascrizione trascrizioni
descrivere descrive descritto descritta descrizione descrizioni
leggere legge leggono letto lettura letture lettore lettori leggibile illeggibile
nascondere nasconde nascondono nascosto nascosta nascosti nascoste nascondiglio
rispondere risponde rispondono risposto risposta risposte
corrispondere corrisponde corrisposto corrisposta corrispondente corrispondenti corresponsione
chiedere chiede chiedono chiesto chiesta chiesti chieste
richiedere richiede richiedono richiesto richiesta richiesti richieste richiedente richiedenti
aprire apre aprono aperto aperta aperti aperte apertura aperture
coprire copre coprono coperto coperta copertura coperture
scoprire scopre scoprono scoperto scoperta scoperte scopritore
offrire offre offrono offerto offerta offerte offerti offerente offerenti
scegliere sceglie scelgono scelto scelta scelti scelte
sciogliere scioglie sciolgono sciolto sciolta scioglimento
raccogliere raccoglie raccolgono raccolto raccolta raccolti raccolte
accogliere accoglie accolgono accolto accolta accolti accolte accoglienza accoglimento
detenere detiene detengono detenuto detenuta detenuti detenute detenzione detentore detentivo detentiva detentive
trattenere trattiene trattenuto trattenuta trattenute trattenimento
mantenere mantiene mantengono mantenuto mantenimento
ottenere ottiene ottengono ottenuto ottenuta ottenimento
astenersi astenere astiene astenuto astensione astensioni
contenere contiene contengono contenuto contenuta contenimento
sostenere sostiene sostengono sostenuto sostenuta sostegno sostegni
appartenere appartiene appartengono appartenenza appartenenti appartenente
intervenire interviene intervengono intervenuto intervento interventi
convenire conviene convenuto convenuta convenzione convenzioni
provenire proviene provengono proveniente provenienti provenienza
sovvenire sovvenzione sovvenzioni sovvenzionato
opporre oppone oppongono opposto opposta opposizione opposizioni opponente opporsi
proporre propone propongono proposto proposta proposte proposti proponente proporsi
disporre dispone dispongono disposto disposta disposti disposte disposizione disposizioni
imporre impone impongono imposto imposizione imposizioni impositivo
esporre espone espongono esposto esposta esposti esposizione esposizioni
deporre depone depongono deposto deposizione deposizioni
comporre compone compongono composto composta composizione componente componenti compositore compositori
sottoporre sottopone sottopongono sottoposto sottoposta sottoposti sottoposizione
trasporre traspone trasposto trasposizione
sottrarre sottrae sottraggono sottratto sottratta sottratti sottrazione sottrazioni
estrarre estrae estratto estratta estratti estrazione estrazioni
contrarre contrae contraggono contraente contraenti contratto contratti contrattuale contrattuali contrazione
detrarre detrae detratto detratta detrazione detrazioni
distrarre distrae distratto distrazione
condurre conduce conducono condotto condotta condotte conduzione conduttore conduttori conduttrice conducente conducenti
produrre produce producono prodotto prodotta prodotti prodotte produzione produzioni produttore produttori produttivo produttiva
riprodurre riproduce riproducono riprodotto riprodotta riprodotti riproduzione riproduzioni
tradurre traduce traducono tradotto tradotta tradotti traduzione traduzioni traduttore traduttori
ridurre riduce riducono ridotto ridotta ridotti ridotte riduzione riduzioni
introdurre introduce introducono introdotto introdotta introdotti introduzione introdursi
indurre induce inducono indotto indotta induzione
dedurre deduce deducono dedotto dedotta deduzione deduzioni deducibile
redigere redige redigono redatto redatta redatti redazione redattore redattori
dirigere dirige dirigono diretto diretta diretti direzione direzioni direttore direttori dirigente dirigenti
esigere esige esigono esatto esatta esazione esigibile
distruggere distrugge distruggono distrutto distrutta distrutti distruzione
promuovere promuove promuovono promosso promossa promossi promozione promozioni promotore promotori
rimuovere rimuove rimuovono rimosso rimossa rimossi rimozione rimozioni
ricevere riceve ricevono ricevuto ricevuta ricevute ricezione ricevimento
assumere assume assumono assunto assunta assunti assunzione assunzioni
presumere presume presumono presunto presunta presunti presunzione presunzioni
esprimere esprime esprimono espresso espressa espressi espressione espressioni
sopprimere sopprime soppresso soppressa soppressione
costringere costringe costringono costretto costretta costretti costrizione
restringere restringe ristretto ristretta ristretti restrizione restrizioni restrittivo restrittiva
fingere finge finto finta finti finzione
dipingere dipinge dipinto dipinta dipinti
estinguere estingue estinguono estinto estinta estinti estinzione
distinguere distingue distinto distinta distinti distinzione
infliggere infligge inflitto inflitta inflitte inflizione
affiggere affigge affisso affissa affissi affisse affissione affissioni
prevedere prevede prevedono previsto prevista previsti previste previsione previsioni
provvedere provvede provvedono provveduto provvedimento provvedimenti
perdere perde perdono perduto perduta perso persa perdita perdite
concorrere concorre concorrono concorso concorsi concorrente concorrenti concorrenza
ricorrere ricorre ricorrono ricorso ricorsi ricorrente ricorrenti
soccorrere soccorre soccorso soccorsi soccorritore
trascorrere trascorre trascorso trascorsi
commettere commette commettono commesso commessa commessi commesse commissione
permettere permette permettono permesso permessi permessa
trasmettere trasmette trasmettono trasmesso trasmessa trasmessi trasmesse trasmissione trasmissioni
promettere promette promettono promesso promessa promesse
omettere omette omettono omesso omessa omessi omissione omissioni
ammettere ammette ammettono ammesso ammessa ammessi ammissione ammissibile inammissibile
dimettere dimettersi dimette dimesso dimissione dimissioni
rimettere rimette rimettono rimesso rimessa remissione rimessione
compromettere compromette compromesso compromessa
possedere possiede possiedono posseduto posseduta possesso possessi possessore possessori
vincere vince vincono vinto vinta vittoria vincita vincite vincitore vincitori
bere beve bevono bevuto bevanda bevande bevitore
esercitare esercita esercitano esercitato esercizio esercizi esercente esercenti
indagare indaga indagato indagata indagati indagine indagini indagatore
giudicare giudica giudicano giudicato giudicata giudicati giudice giudici giudizio giudizi giudicante giudiziale giudiziario giudiziaria giudiziari giudiziarie
eredita ereditare eredito ereditato ereditario ereditaria ereditari erede eredi
guarire guarisce guarito guarigione
pubblicita pubblicitario pubblicitaria pubblicitari pubblicitarie
parlamento parlamenti parlamentare parlamentari
regolamento regolamenti regolamentare regolamentari
editore editori editrice editrici editoriale editoriali edizione edizioni edito
`;

let byWord: Map<string, readonly string[]> | undefined;

/** Made when first asked for. */
function familiesByWord(): Map<string, readonly string[]> {
  if (byWord !== undefined) return byWord;
  byWord = new Map();
  for (const line of families.trim().split('\n')) {
    const words = line.split(' ');
    for (const word of words) byWord.set(word, words);
  }
  return byWord;
}

/** All words of the irregular family of a folded word; `undefined` for any other word. */
export const irregularFamilyOf = (word: string): readonly string[] | undefined => familiesByWord().get(word);
