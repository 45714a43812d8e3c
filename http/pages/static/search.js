// Suggestions below the search fields, as one types. Without this script the form works all the same.

/** Time without a key after which suggestions are asked for, in milliseconds. */
const pause = 120;

for (const input of document.querySelectorAll('.search input[type="search"]')) suggestFor(input);

/** Makes a search field an ARIA combobox: arrows choose, Enter opens, Escape closes. */
function suggestFor(input) {
  const list = document.createElement('ul');
  list.className = 'suggestions';
  list.id = `${input.id}-suggestions`;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', input.labels[0]?.textContent ?? '');
  list.hidden = true;
  input.form.append(list);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', list.id],
    ['aria-expanded', 'false'],
  ]) {
    input.setAttribute(name, value);
  }
  let timer;
  let asked = 0;
  let chosen = -1;

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(ask, pause);
  });
  input.addEventListener('blur', () => setTimeout(close, 150));
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Escape') {
      // Else browsers empty the field.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      open(list.children[chosen]);
    }
  });

  async function ask() {
    const number = ++asked;
    const q = input.value.trim();
    if (q.length < 2) return close();
    const language = document.documentElement.lang;
    const reply = await fetch(`/api/public/suggerimenti?q=${encodeURIComponent(q)}&lang=${language}`).catch(() => null);
    const answer = reply?.ok ? await reply.json() : { suggerimenti: [] };
    if (number !== asked) return;
    list.replaceChildren(...answer.suggerimenti.map(makeOption));
    chosen = -1;
    input.removeAttribute('aria-activedescendant');
    list.hidden = list.children.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
  }

  function makeOption({ testo, eli, sigla }, i) {
    const option = document.createElement('li');
    option.id = `${list.id}-${i}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    option.textContent = testo === sigla ? sigla : `${testo} (${sigla})`;
    option.dataset.eli = eli;
    option.addEventListener('mousedown', () => open(option));
    return option;
  }

  function choose(index) {
    const { length } = list.children;
    chosen = (index + length) % length;
    [...list.children].forEach((option, i) => option.setAttribute('aria-selected', String(i === chosen)));
    input.setAttribute('aria-activedescendant', list.children[chosen].id);
    list.children[chosen].scrollIntoView({ block: 'nearest' });
  }

  function open(option) {
    const path = option.dataset.eli.replace(/^eli:\/?/, '');
    window.location.assign(`/norme/${path}?lang=${document.documentElement.lang}`);
  }

  function close() {
    list.hidden = true;
    chosen = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }
}
