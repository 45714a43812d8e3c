// The endpoints of the API, in the order in which they are documented.
import type { Endpoint } from './endpoint.js';
import { alias } from './alias.js';
import { cerca } from './cerca.js';
import { citazioni } from './citazioni.js';
import { citazioniBersagli } from './citazioni-bersagli.js';
import { citazioniMorte } from './citazioni-morte.js';
import { confronto } from './confronto.js';
import { definizioni } from './definizioni.js';
import { graph } from './graph.js';
import { health } from './health.js';
import { impatto } from './impatto.js';
import { modifiche } from './modifiche.js';
import { norma } from './norma.js';
import { norme } from './norme.js';
import { percorso } from './percorso.js';
import { provenienza } from './provenienza.js';
import { relazioni } from './relazioni.js';
import { riscontri } from './riscontri.js';
import { riscontro } from './riscontro.js';
import { risolvi } from './risolvi.js';
import { simili } from './simili.js';
import { status } from './status.js';
import { storia } from './storia.js';
import { suggerimenti } from './suggerimenti.js';
import { versioni } from './versioni.js';

export const endpoints: readonly Endpoint[] = [
  health,
  norme,
  norma,
  versioni,
  storia,
  confronto,
  riscontro,
  provenienza,
  simili,
  cerca,
  definizioni,
  relazioni,
  modifiche,
  riscontri,
  citazioni,
  citazioniBersagli,
  citazioniMorte,
  graph,
  percorso,
  impatto,
  risolvi,
  suggerimenti,
  alias,
  status,
];
