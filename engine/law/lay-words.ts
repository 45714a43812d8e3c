// The table of everyday words with the words that the law has for the same matter.

/** Everyday words of one meaning. */
export interface LayWords {
  words: readonly string[];
  /** What looks like a form of one of them and is none: `caso` beside `casa`. */
  unlike: readonly string[];
  /** What the law says for it. */
  legal: readonly string[];
}

// A row a meaning: everyday words, forms of them that are other words after `!`, then words of the law. Words that the law itself uses for
// the matter are not among the everyday ones, so that who knows them finds what has them.
const rows = `
rubare derubare ladro ladra: furto sottrarre impossessarsi
scippo scippare borseggio borseggiatore taccheggio taccheggiatore: furto strappo destrezza
svaligiare ripulire: furto abitazione
refurtiva rubato: furto provenienza ricettazione
rapire rapimento rapitore: sequestro persona
ostaggio: sequestro coercizione
ricattare ricatto ricattatore: estorsione minaccia
pizzo !pizza: estorsione
strozzino strozzinaggio strozzo usuraio cravattaro: usura usurari
truffare truffatore imbroglio imbrogliare imbroglione raggiro raggirare fregare fregatura !truffa !truffe: truffa raggiri artifizi
bancarottiere: bancarotta
fallire: liquidazione insolvenza fallimento
evasore: evasione imposte
tangente mazzetta bustarella mazzette: corruzione concussione utilità
corrompere corrompono: corruzione corruttore
raccomandazione raccomandato: influenze
uccidere ammazzare assassinare assassino omicida assassinio: omicidio morte
femminicidio uxoricidio: omicidio coniuge convivente
investire !investiti !investita !investite: omicidio lesioni stradale circolazione
pirata: fuga stradale
tamponamento tamponare: circolazione sinistro danno
picchiare picchiato botte pestare pestaggio menare malmenare: percosse lesioni maltrattamenti percuotere
schiaffo ceffone pugno sberla: percosse percuotere
ferire ferito: lesioni personali
violento manesco: maltrattamenti violenza
aggredire aggressore: violenza lesioni percosse
zuffa: rissa
stupro stuprare stupratore violentare violentata: violenza sessuale
palpeggiare palpata molestatore: violenza sessuale molestie
pedofilo pedofilia: minorenne sessuali pornografia
pedopornografico: pornografia minorile
adescare grooming: adescamento minorenni
prostituta escort squillo: prostituzione
pappone magnaccia protettore: prostituzione sfruttamento favoreggiamento
perseguitare stalker pedinare pedinamento: persecutori molesta minaccia
molestare: molestia disturbo
bullo bullismo cyberbullismo: minaccia molestia persecutori
insultare insulto offendere ingiuria ingiuriare: offesa onore diffamazione oltraggio
sparlare infamare: diffamazione reputazione
social facebook instagram tiktok twitter youtube whatsapp telegram chat: informatica telematica internet
internet web online: informatica telematica elettronica
computer pc smartphone tablet: informatico elaboratore
hacker hackerare: informatico abusivo accesso
password credenziali: codici accesso autenticazione
malware: programmi informatici danneggiare
phishing: frode informatica
spam: comunicazioni indesiderate
email mail: elettronica posta
pec: elettronica certificata
bancomat: pagamento credito
truccare taroccare taroccato: contraffazione alterazione falsificazione
taroccato tarocco: contraffazione marchi
finto falsario: falso contraffazione falsità
bugia mentire bugiardo bugie !mente !menti: falso dichiarazione
spergiuro: giuramento falso
foto fotografare selfie: immagini ritratto fotografie
filmato filmare videoregistrare riprendere: immagini riprese registrazioni videogrammi
intima hard hot osè: sessualmente sesso
diffondere pubblicare postare !pubblica !pubblici !pubbliche !pubblichi: diffusione pubblicazione divulgazione
spiare spia spione: indebitamente notizie interferenze
microspia cimice: apparecchiature intercettare
guardone voyeur: interferenze vita privata
telefonata cellulare telefonino: comunicazione conversazione telefonica intercettazione
origliare ascoltare: intercettazioni comunicazioni
pedaggio: tariffa
droga drogato spaccio spacciare spacciatore cannabis marijuana hashish cocaina eroina: stupefacenti psicotrope
spinello canna: stupefacenti uso
ubriaco ubriacarsi sbronzo alcol: ebbrezza ubriachezza alcoliche
overdose: stupefacenti morte
alcoltest etilometro: ebbrezza alcolemico
pistola fucile coltello: armi
bomba molotov: ordigni esplosivi
sparare sparo: armi spari
botti petardi: esplosivi artificio
piromane: incendio
bruciare appiccare: incendio
allagare: inondazione
terrorista: terrorismo
cosca boss padrino camorra ndrangheta: mafioso associazione
clan: associazione mafioso
pentito: collaboratori collaborano
rivolta sommossa: devastazione saccheggio
teppista vandalo vandalismo vandalizzare: danneggiamento deturpamento imbrattamento
graffiti muri writer: deturpamento imbrattamento
rompere spaccare sfasciare: danneggiamento deteriora
rigare graffiare: danneggiamento
sfregio sfregiare: deformazione viso
acido: deformazione
veleno avvelenare: avvelenamento sostanze
cibo mangiare avariato: alimentari alimenti commestibili
ristorante bar: esercizi somministrazione
spazzatura immondizia monnezza: rifiuti
buttare gettare: abbandono getto rifiuti
inquinare: inquinamento
smog: emissioni atmosfera
rumoroso chiasso baccano casino: rumori schiamazzi disturbo quiete
vicino vicini !vicina: disturbo confinante
festa: spettacoli trattenimenti
puzza odore: molestie emissioni
cane gatto cani gatti cucciolo !canone !canoni: animali
cacciatore bracconiere: venatoria fauna
casa !caso !casi: abitazione domicilio dimora
villa: immobile
affittare inquilino !affitti: locazione canone locatore conduttore
sfratto sfrattare: rilascio immobile locazione
padrone: proprietario datore
occupare squatter okkupare !occupati !occupate !occupata !occupato: invasione edifici arbitrariamente
ristrutturare: edilizi ristrutturazione
cappotto: isolamento termico
pannelli: fotovoltaici impianti
caldaia: climatizzazione impianti
bolletta bollette: energia elettrica forniture
trasloco: residenza
garage: autorimessa
recinto: confini fondo
marito moglie sposo sposa: coniuge
sposarsi nozze sposare: matrimonio
divorziare separarsi: separazione scioglimento matrimonio
fidanzato fidanzata compagno compagna partner: relazione affettiva convivente
tradire adulterio corna: fedeltà coniugale
bambino bambini bimbo ragazzino ragazzo ragazza: minore fanciullo
adolescente: minorenne
nonno nonna nonni vecchio: ascendenti età
badante colf tata: domestico assistenza
babysitter baby: infanzia servizi
incinta: gravidanza maternità
abortire: interruzione gravidanza
handicappato: disabilità handicap
matto pazzo pazzia folle: infermità vizio mente
dottore chirurgo: sanitaria sanitario
curarsi: cure salute sanitarie
sbagliare sbaglio: colpa imperizia imprudenza
malasanità: sanitaria responsabilità
vaccino vaccinare: vaccinazione
mascherina mascherine: dispositivi protezione
coronavirus pandemia: epidemiologica covid
quarantena lockdown: epidemiologica contenimento
ammazzarsi suicidarsi: suicidio
morire morto !morte: morte
salma: cadavere
tomba cimitero: sepolcro sepolcri
prete: culto ministri religione
poliziotto carabiniere sbirro vigile: pubblico ufficiale polizia
arrestare manette !arresti !arresta: arresto fermo
ammanettare: arresto
galera prigione cella !cello: carcere detenzione reclusione custodia
prigioniero carcerato: detenuto detenzione
scarcerare scarcerazione: liberazione estinzione custodia
scappare fuggire fuggito: fuga evasione
latitante ricercato: latitanza
fedina: casellario
gratis: gratuito gratuita spese
processare !processi: processo giudizio dibattimento
denunciare !denuncia !denunce: denuncia querela
accusare !accusa !accuse !accusato: imputazione incolpa imputato
perquisire frugare: perquisizione
intercettare: intercettazioni
impronte dna: biologico prelievo
patteggiare: applicazione pena richiesta
multa multare: sanzione pecuniaria ammenda
autovelox: velocità accertamento
parcheggiare !parcheggi: sosta
semaforo: circolazione
auto macchina automobile motorino moto !moti: veicolo
guidare guidatore autista !guida !guide: guida conducente
bicicletta bici: velocipede mobilità
monopattino: mobilità micromobilità
treno: trasporto
biglietto: titolo viaggio trasporto
vacanza vacanze: turistiche soggiorno
hotel: ricettive turistico
spiaggia: demaniali marittime
soldi quattrini: denaro somma monete
banconota banconote: monete carte
pagare: pagamento
stipendio salario: retribuzione
licenziare licenziato: licenziamento recesso
nero: irregolare sommerso
sfruttare sfruttato: sfruttamento intermediazione
bracciante: agricolo agricoltura
caporale: intermediazione sfruttamento
cassintegrato: integrazione salariale
pensionato: pensionamento previdenza pensionistico
tfr: trattamento fine rapporto
scioperare: sciopero
smartworking: agile
mobbing: maltrattamenti
precario: determinato
tasse fisco !tasso !tassi !tassa: imposta tributi contributiva
equitalia: riscossione
ricco ricchi: contributiva
povero poveri poverta: abbienti indigenti
aiutare: favoreggiamento assistenza
ditta: società ente impresa
negozio bottega: commerciale esercizi
rincaro: prezzi rialzo
vendere venditore !vendita !vendite: vendita commercio
comprare: acquisto
burocrazia: amministrazione
tardi lento lentezza: ritardo termine
copiare fotocopiare fotocopia !copia !copie: riproduzione copie duplicazione
firmare !firma !firme: sottoscrizione firma
profugo clandestino migrante immigrato extracomunitario: straniero immigrazione
razzista razzismo: discriminazione razziale
discriminare: discriminazione
gay: discriminazione
votare !vota !voti: elezione elettorale suffragio voto
onorevole: deputati senatori parlamento
censura censurare: stampa censure pensiero
corteo protesta: riunioni riunirsi
canzone brano cantante: musicale opera
streaming scaricare download: telematiche reti opere
scaricare: riproduce telematiche
plagio plagiare: paternità usurpazione
pittore scultura: figurativa arti
cd dvd: fonografici supporti
soccorrere: assistenza soccorso
abbandonare: abbandono
difendersi difendere: difesa legittima
vendetta: ragioni arbitrario
vendicarsi: ragioni arbitrario
minacciare !minaccia !minacce: minaccia
entrare intrufolarsi !entrata !entrate !entrati: introduce accesso
nascondere: occultamento soppressione
smarrire: smarrite
giocare !gioco !giochi: azzardo giuoco
videopoker: giuoco apparecchi
dopato: dopanti prestazioni
stadio tifoso ultras: manifestazioni sportive
combine: competizioni sportive
palestra: sportive
privacy: dati personali riservatezza
pacco: corrispondenza
prestare prestito: mutuo finanziamento
regalare regalo: donazione donativo
ereditare: successione eredità
diseredare: legittimari successione
disdire disdetta: recesso
difettoso: vizi difformità difetti
convivere: convivenza convivente
litigare: controversia
espellere: espulsione
barca gommone barcone: nave natante
scafista: trasporto immigrazione clandestina
mendicare mendicante elemosina: accattonaggio
pompieri pompiere: vigili fuoco
ambulanza: soccorso sanitario
dentista: odontoiatra
stage: tirocini
apprendista: apprendistato
dimettersi: dimissioni recesso
demansionare: mansioni
maltrattare: maltrattamenti
segregare: sequestro schiavitù
falsificare: falsificazione falsità contraffazione
clonare: contraffazione falsificazione
piratare craccare: abusivamente duplicazione
evadere !evade: evasione
sculacciare: correzione mezzi
raccomandare !raccomandata !raccomandate: influenze
nepotismo: conflitto interesse
buca buche marciapiede: strade custodia
ztl: traffico limitato
casco: protettivo
seggiolino: ritenuta bambini
sorpassare: sorpasso
camion tir furgone: autoveicoli merci
fumare sigaretta sigarette: fumo tabacchi
guadagnare guadagno: reddito profitto
scontrino: corrispettivi
indebitato: sovraindebitamento debitore
ludopatia: azzardo
manicomio: psichiatrica infermità
fecondazione: procreazione
utero: surrogazione maternità
funerale: funebri
incastrare: calunnia
soffiata talpa: rivelazione segreti
insabbiare: depistaggio occultamento
omertà omertoso: favoreggiamento reticenza
intimidire spaventare: minaccia intimidazione
accoltellare coltellata coltello: lesioni omicidio armi
strangolare soffocare: omicidio
banda gang: associazione delinquere
complice complici: concorso reato
mandante: concorso determinato
sicario killer: omicidio
kamikaze estremista jihadista: terrorismo
golpe: insurrezione
premier: presidente consiglio ministri
brogli: elettorale
candidarsi: candidature eleggibilità
vitalizio: indennità
monarchia: repubblicana
pescare: pesca
bracconaggio: fauna
randagio guinzaglio abbaiare: animali
mordere morso: lesioni animali
macellare: macellazione
etichetta: etichettatura
cassonetto: rifiuti
eternit: amianto
antenna: radioelettrici
fibra: ultralarga
abusivismo: abusi edilizi
veranda tettoia soppalco: edilizi
rogito: compravendita notarile
coinquilino: conduttore
airbnb: locazioni brevi
ecstasy crack lsd: stupefacenti psicotrope
favoritismo favoritismi: imparzialità interesse
furbetto furbetti: indebita percezione
assenteista assenteismo: servizio presenza
carcerazione: detenzione custodia
sbarre: carcere detenzione
assolvere: assoluzione proscioglimento
malagiustizia: riparazione ingiusta
intrusione intruso: violazione domicilio
sexting: sessualmente immagini
catfishing: sostituzione persona
influencer: comunicazione pubblicità
recensione: diffamazione
fakenews bufala bufale: notizie false
deepfake: immagini alterate
bitcoin criptovalute: valute virtuali cripto
crowdfunding: raccolta
startup: innovative
ecommerce: commercio elettronico
rider: piattaforme digitali
badge: rilevazione presenze
vecchiaia: anziani
pensionarsi: pensionamento
esodato: salvaguardia pensionistico
nonnismo: violenza inferiore
caserma: militare polizia
sbarcare sbarco: ingresso frontiera
casalinga: lavoro domestico
divorziato: divorzio separazione
affido: affidamento
orfano: superstiti
vedova vedovo: superstite coniuge
nipote nipoti: discendenti
zio zia cugino suocera suocero: affini parenti
trans transessuale: attribuzione sesso
lesbica: discriminazione
aids hiv: infezione
dieta: alimentazione
palazzinaro: edilizia
portinaio: portierato
parcella: compenso onorari
timbrare: presenza
carcerario: penitenziario
secondino: polizia penitenziaria
ergastolano: ergastolo
vittima: offesa danneggiato
interrogare: interrogatorio esame
montagna: montani
metano: gas naturale
vescovo parroco: culto ministri cardinali
laureato: titoli accademici superiore
sarto sartoria: tessile abbigliamento
edicola edicolante: rivendita quotidiani periodici
terremoto: sisma sismici
alluvione nubifragio: calamità
telecamera: riprese visive audiovisivi
sparatoria: armi fuoco
municipio: comune ente locale
dottoressa: sanitaria sanitario
guarire guarigione: cure salute
preghiera pregare: culto religione
suora frate: culto ministri
orfanotrofio: istituto minori affidamento
fidanzamento: matrimonio promessa
allattare: maternità permessi
scolaro alunno: studenti istruzione
liceo: istruzione secondaria
preside: dirigente scolastico
bidello: collaboratore scolastico
lezione: didattica attività
pagella: valutazione scrutinio
operaio: lavoratori dipendente
muratore: edilizia lavori
contadino: agricolo imprenditore
benzinaio benzina: carburanti accise
camionista: autotrasporto
tassista: autoservizi piazza
corriera pullman: trasporto pubblico
ferroviere: ferroviario
marinaio: marittimo
ombrellone bagnino: balneari demaniali
cameriere cuoco: ristorazione esercizi
barista: somministrazione bevande
parrucchiere barbiere: acconciatore
bottegaio negoziante: commercio esercenti
bancarella ambulante: commercio
svendita saldi: vendite straordinarie
spedire: trasporto consegna
cancellare: cancellazione estinzione
correggere: rettifica correzione
scegliere: scelta nomina
protestare: opposizione reclamo
lamentarsi lamentela: reclamo segnalazione
spiegare: motivazione
trattenere: trattenimento fermo
picchetto: sciopero
imprigionare rinchiudere: sequestro libertà personale
incarcerare: custodia carcere
castigo: pena sanzione
perdonare perdono: grazia remissione
graziare: grazia
confessare: confessione dichiarazioni
identikit: individuazione ricognizione
sospettato: indagini indiziato
convocare: convocazione citazione
urlare gridare: schiamazzi
disturbare: disturbo molestia
spintonare: violenza
frattura livido: lesioni malattia
sangue: trasfusioni biologico
pugnale: armi taglio
bombe: esplosivi ordigni
addestrare: addestramento
reclutare: arruolamento
divisa: uniforme distintivi
estradare: estradizione
sondaggio: demoscopici
comizio: riunione propaganda
ballottaggio: turno elettorale
risparmiare: risparmio credito
bonifico: pagamento
pignorare: pignoramento espropriazione
fallito: liquidazione giudiziale
sussidio ristori: contributo indennizzo sostegno
bisognoso: disagio indigenti
senzatetto clochard: dimora
beneficenza: solidarietà
ballare discoteca: spettacoli trattenimenti
regista: artisti interpreti
cantare suonare: esecuzione musicale
disegnare fumetto: opere figurative
poesia romanzo: opera letteraria
blog: informatica telematica
videogioco: programmi multimediale
copyright: autore diritti
logo: marchio
anonimo: anonimi
lupo orso uccello: fauna selvatica
mucca maiale pecora: animali zootecnici
fogna: scarichi reflue
pozzo: acque captazione
balcone: vedute
chiavi: serrature
valigia bagaglio: trasporto
`;

/** The rows of the table. */
export function layWords(): LayWords[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [own, legal] = row.split(': ') as [string, string];
      const words = own.split(' ');
      return {
        words: words.filter((word) => !word.startsWith('!')),
        unlike: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
        legal: legal.split(' '),
      };
    });
}
