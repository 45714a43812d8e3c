// What a delegation asks of a later decree: its principles and criteria order nothing yet.
import type { Unit } from './outline.js';

/** `nel rispetto dei seguenti principi e criteri direttivi:`, `attenendosi ai principi e criteri direttivi di seguito indicati:`; not `dei criteri sono apportate le seguenti modificazioni:`. */
const criteria =
  /\b(?:seguenti\s(?:[a-z']{1,20},?\s){0,5}?(?:princip|criter)[^.:;«]{0,200}|(?:princip[a-z]{1,3}|criteri)\s(?:[a-z']{1,20}\s){0,2}direttivi(?:(?!modific|abrogat|sostituit|soppress)[^.:;«]){0,120}):$/;

/** Whether the points below a unit are the criteria of a delegation: `b) l'articolo 6 della legge … e' abrogato` says what a decree shall do. */
export function statesCriteria({ text }: Pick<Unit, 'text'>): boolean {
  return text.endsWith(':') && criteria.test(text.slice(-500));
}

/** Whether a unit may be of a delegation, whose infinitives order nothing. */
export function speaksOfAims({ text }: Pick<Unit, 'text'>): boolean {
  return /princip|criter|delegat|obiettiv|finalita'/.test(text);
}

/** A unit and those below it, but for criteria. */
export function orderingUnits(unit: Unit): Unit[] {
  return statesCriteria(unit) ? [unit] : [unit, ...unit.children.flatMap(orderingUnits)];
}
