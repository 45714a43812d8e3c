// The letters of points as patterns: `a`, `aa`, and `aaa` where a list has more than 42 points.

/** A letter said three to six times; Roman `iii` is one only behind `hhh`, which its list tells. */
const repeated = [...'abcdefghijklmnopqrstuvwyz'].map((letter) => `${letter}{3,6}`).join('|');

/** The letter of a point, without its suffix and parenthesis: `0a` where one was put before the first. No group captures anything. */
export const pointLetter = `0{0,2}(?:${repeated}|[a-z]{1,2})`;
