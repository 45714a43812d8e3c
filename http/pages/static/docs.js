// The interactive documentation: the console, in the page's language, within reach of keyboard and screen reader.

/** Of bodies longer than this only the beginning is shown, about so much: a graph of 20,000 nodes would freeze the page. */
const maxWhole = 200_000;
const maxShown = 50_000;

const italian = {
  'Available values': 'Valori ammessi',
  'Bad Request': 'Richiesta non valida',
  Cancel: 'Annulla',
  Clear: 'Cancella',
  Code: 'Codice',
  'Copied!': 'Copiato!',
  'Default value': 'Valore predefinito',
  Description: 'Descrizione',
  Details: 'Dettagli',
  Download: 'Scarica',
  Error: 'Errore',
  'Example Value': 'Esempio',
  Examples: 'Esempi',
  Execute: 'Esegui',
  Headers: 'Intestazioni',
  'Headers:': 'Intestazioni:',
  Loading: 'Caricamento',
  'Media type': 'Formato',
  Name: 'Nome',
  'No parameters': 'Nessun parametro',
  Parameters: 'Parametri',
  'Request URL': 'Indirizzo richiesto',
  'Request duration': 'Durata della richiesta',
  Reset: 'Reimposta',
  Responses: 'Risposte',
  'Response body': 'Corpo della risposta',
  'Response headers': 'Intestazioni della risposta',
  Schema: 'Schema',
  Schemas: 'Schemi',
  'Server response': 'Risposta del servizio',
  'Terms of service': 'Condizioni d’uso',
  'Try it out': 'Prova',
  Type: 'Tipo',
  Undocumented: 'Non documentato',
  'Expand all': 'Apri tutto',
  'Collapse all': 'Chiudi tutto',
  'Expand operation': 'Apri l’operazione',
  'Collapse operation': 'Chiudi l’operazione',
  'Copy path to clipboard': 'Copia il percorso',
  'Copy cURL command to clipboard': 'Copia il comando cURL',
  'Copy code to clipboard': 'Copia il codice',
  'Copy to clipboard': 'Copia',
  'Media Type': 'Formato',
  'Response content type': 'Formato della risposta',
  'Please correct the following validation errors and try again.': 'Correggi questi valori e riprova.',
  'Required field is not provided': 'Valore obbligatorio mancante',
  'Value must be an integer': 'Il valore deve essere un numero intero',
  // Beside the name of who answers, in a text of its own.
  '- Website': '– sito',
  'Send email to': 'Scrivi a',
};

const prefixes = [
  ['Send email to ', 'Scrivi a '],
  ['Value must follow pattern ', 'Il valore deve avere la forma '],
  ['Value must be less than or equal to ', 'Il valore non può superare '],
  ['Value must be greater than or equal to ', 'Il valore non può essere sotto '],
  ['Value must be no longer than ', 'Lunghezza massima del valore: '],
  ['Default value : ', 'Valore predefinito: '],
  ['Available values : ', 'Valori ammessi: '],
  ['maximum: ', 'massimo: '],
  ['minimum: ', 'minimo: '],
];

const language = document.documentElement.lang;
const words =
  language === 'it'
    ? {
        select: 'Scelta',
        code: 'Codice',
        cut: 'La risposta è lunga: qui se ne mostra solo l’inizio.',
        open: 'Aprila intera',
        save: 'Scaricala intera',
        more: (count) => `… (altri ${count})`,
      }
    : {
        select: 'Choice',
        code: 'Code',
        cut: 'The answer is long: only its beginning is shown here.',
        open: 'Open the whole answer',
        save: 'Download the whole answer',
        more: (count) => `… (${count} more)`,
      };

const element = document.getElementById('swagger-ui');
new MutationObserver(improve).observe(element, { childList: true, subtree: true, characterData: true });

SwaggerUIBundle({
  url: element.dataset.url,
  domNode: element,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  // Its own links to operations stand inside buttons, which screen readers cannot reach: see openNamed.
  deepLinking: false,
  onComplete: openNamed,
  validatorUrl: null,
  supportedSubmitMethods: ['get'],
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  syntaxHighlight: { activated: false },
  requestInterceptor: askInLanguage,
  responseInterceptor: dropObject,
  plugins: [() => ({ wrapComponents: { responseBody: shortenBody, DeepLink: nameTag } })],
});

/** Opens the operation that the address names, `#/relazioni/graph`. */
function openNamed() {
  const [, tag, operation] = decodeURIComponent(location.hash).split('/');
  const block = document.getElementById(`operations-${tag}-${operation}`);
  if (block && !block.classList.contains('is-open')) block.querySelector('.opblock-summary-control').click();
  block?.scrollIntoView();
}

window.addEventListener('hashchange', openNamed);
// An operation that is opened gives the page its address, so that it can be shared.
element.addEventListener('click', ({ target }) => {
  const block = target.closest('.opblock-summary-control')?.closest('.opblock');
  const [, tag, operation] = block?.id.split('-') ?? [];
  if (operation && !block.classList.contains('is-open')) history.replaceState(null, '', `#/${tag}/${operation}`);
});

/**
 * Answers come in the page's language unless `lang` says otherwise, and from the server of this page: its policy forbids
 * any other, and the public address that the description names may be one.
 */
function askInLanguage(request) {
  request.headers['Accept-Language'] = language;
  const { pathname, search } = new URL(request.url, location.href);
  request.url = location.origin + pathname + search;
  return request;
}

/** The console would make a copy of every object in a long answer, of which it shows the text only. */
function dropObject(response) {
  // The description of the API comes this way too, and is needed whole.
  if (response.url.includes('/openapi.json') || typeof response.text !== 'string') return response;
  if (response.text.length <= maxWhole) return response;
  return Object.assign(response, { data: response.text, body: undefined, obj: undefined });
}

/** The name of a tag in the page's language; the console shows the one by which operations refer to it. */
function nameTag(Original, { React: { createElement }, specSelectors }) {
  return function DeepLink(props) {
    const tags = specSelectors.specJson().get('tags')?.toJS() ?? [];
    const shown = tags.find(({ name }) => name === props.text)?.['x-displayName'];
    return createElement(Original, shown === undefined ? props : { ...props, text: shown });
  };
}

/** Puts the beginning in place of a long body, and above it a word about that and the way to the whole. */
function shortenBody(Original, { React: { createElement, useMemo } }) {
  return function ResponseBody(props) {
    const { content, url } = props;
    const isLong = typeof content === 'string' && content.length > maxWhole;
    const shown = useMemo(() => (isLong ? shortenText(content) : content), [content]);
    if (!isLong) return createElement(Original, props);
    const href = addLanguage(url);
    const notice = createElement(
      'p',
      { className: 'cut-notice', role: 'status' },
      ...[words.cut, ' '],
      createElement('a', { href, target: '_blank', rel: 'noopener' }, words.open),
      ' · ',
      createElement('a', { href, download: `${new URL(href).pathname.split('/').at(-1)}.json` }, words.save),
    );
    return createElement('div', { className: 'cut' }, notice, createElement(Original, { ...props, content: shown }));
  };
}

/** The same answer in a tab of its own, where the browser's languages would decide. */
function addLanguage(address) {
  const url = new URL(address, location.href);
  if (!url.searchParams.get('lang')) url.searchParams.set('lang', language);
  return url.href;
}

/** The beginning of a JSON text as JSON: whole members, and where some are left out, how many. */
function shortenText(text) {
  let room = maxShown;
  const shorten = (value) => {
    if (typeof value === 'string') {
      const limit = Math.max(room, 100);
      const kept = value.length <= limit ? value : `${value.slice(0, limit)}…`;
      room -= kept.length;
      return kept;
    }
    room -= 8;
    if (Array.isArray(value)) {
      const kept = [];
      for (const member of value) {
        if (room <= 0) return [...kept, words.more(value.length - kept.length)];
        kept.push(shorten(member));
      }
      return kept;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member)]));
  };
  try {
    return JSON.stringify(shorten(JSON.parse(text)));
  } catch {
    return text.slice(0, maxShown);
  }
}

/** Labels for what has none, keyboard access to what scrolls, Italian words. Runs after every change of the console. */
function improve() {
  for (const select of element.querySelectorAll('select:not([aria-label])')) {
    select.setAttribute('aria-label', describeControl(select));
  }
  for (const input of element.querySelectorAll('input:not([aria-label]), textarea:not([aria-label])')) {
    input.setAttribute('aria-label', describeControl(input));
  }
  for (const code of element.querySelectorAll('pre:not([tabindex])')) {
    code.setAttribute('tabindex', '0');
    code.setAttribute('role', 'region');
    code.setAttribute('aria-label', words.code);
  }
  if (language === 'it') translate(element);
}

function describeControl(control) {
  const row = control.closest('tr');
  const parameter = row?.dataset.paramName;
  const title = control.closest('.response-control-media-type')?.querySelector('small')?.textContent;
  return parameter ?? (title ? `${title} ${row?.dataset.code ?? ''}`.trim() : words.select);
}

function translate(root) {
  const walker = document.createTreeWalker(root, 4 /* text */);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue;
    const translated = translateText(text.trim());
    // Set only where it differs: every change calls this again.
    if (translated !== undefined) node.nodeValue = text.replace(text.trim(), translated);
  }
  for (const labelled of root.querySelectorAll('[aria-label], [title]')) {
    for (const name of ['aria-label', 'title']) {
      const translated = translateText(labelled.getAttribute(name) ?? '');
      if (translated !== undefined) labelled.setAttribute(name, translated);
    }
  }
}

function translateText(text) {
  if (Object.hasOwn(italian, text)) return italian[text] === text ? undefined : italian[text];
  if (text.endsWith(' - Website')) return text.replace(/ - Website$/, ' – sito');
  const [, name, fault] = /^For '(.+?)': (.+?)\.?$/.exec(text) ?? [];
  if (name !== undefined) return `«${name}»: ${translateText(fault) ?? fault}.`;
  const [from, to] = prefixes.find(([prefix]) => text.startsWith(prefix)) ?? [];
  return from === undefined ? undefined : to + text.slice(from.length);
}
