// Suggestions below the search fields of the pages, as one types. Without this script the form works all the same.
import { pageOf } from '../parts/address.js';
import { placed } from './place.js';
import { askService, Combobox } from './combobox.js';
import { offerCopies } from './copy.js';
import { offerPreviews } from './preview.js';

for (const input of document.querySelectorAll<HTMLInputElement>('.search input[type="search"]'))
  new Combobox(input, (list) => input.form!.append(list), {
    suggest: askService,
    take: (eli) => window.location.assign(placed(`${pageOf(eli)}?lang=${document.documentElement.lang}`)),
  });

// A field whose value is set lays the page out, so that this waits for the first picture.
requestAnimationFrame(() => setTimeout(() => offerCopies(document)));
offerPreviews(document);
