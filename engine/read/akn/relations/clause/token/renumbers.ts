// Verbs that give a place another number, or put it elsewhere.

/** `l'articolo 5 diventa articolo 6`, `il comma 3 assume il numero 2`; not `diventa efficace`, `assume la denominazione`. */
export const renumbers = String.raw`(?:diventa(?:no)?|diviene|divengono)(?=,?\s(?:rispettivamente,?\s)?(?:l'|il\s|gli\s|i\s|la\s|le\s)?(?:articol|art\.|artt\.|comm[ai]\s|letter[ae]\s|numer[oi]\s))|assum(?:e|ono)(?=,?\s(?:rispettivamente,?\s)?(?:il\snumero|i\snumeri|la\snumerazione)\b)`;

/** `sopprimere il primo periodo, indi collocare il secondo alla fine`: what is moved is not repealed. */
export const moves = /^(?:ri)?(?:collocare|spostare|trasferire|anteporre|numerare)$/;
