// CRC-32 of concatenated bytes, from the CRC-32 of each part (RFC 1952 §8; polynomials over GF(2), reflected).

const polynomial = 0xedb88320 | 0;

import { crc32 } from 'node:zlib';

/** Up to this many bytes the call of zlib's crc32 takes longer than its work. */
const fewBytes = 64;

/** CRC-32 of bytes with the CRC-32 `crc`, followed by `bytes`. */
export function appendCrc(bytes: Uint8Array, crc = 0): number {
  if (bytes.length > fewBytes) return crc32(bytes, crc);
  let rest = ~crc;
  for (const byte of bytes) rest = remainders[(rest ^ byte) & 255]! ^ (rest >>> 8);
  return ~rest >>> 0;
}

/** CRC-32 of `a` followed by `b`, where `b` has `lengthB` bytes. */
export function combineCrc(crcA: number, crcB: number, lengthB: number): number {
  return (multiply(powerOfX(lengthB), crcA) ^ crcB) >>> 0;
}

/** CRC-32 of the last `lengthB` bytes of `ab`, from that of all of it and of what comes before them. */
export function splitCrc(crcAB: number, crcA: number, lengthB: number): number {
  return combineCrc(crcA, crcAB, lengthB);
}

/** x^(8n) modulo the polynomial. */
function powerOfX(bytes: number): number {
  let product = one;
  for (let rest = bytes, place = 0; rest > 0; rest = Math.floor(rest / 256), place++) {
    const digit = rest % 256;
    if (digit === 0) continue;
    const power = powersAt(place)[digit]!;
    product = product === one ? power : multiply(power, product);
  }
  return product;
}

/** The powers 0 to 255 of x^(8·256^place), computed on first use: the length of a file has six places. */
function powersAt(place: number): Int32Array {
  let table = powers[place];
  if (!table) {
    powers[place] = table = new Int32Array(256);
    table[0] = one;
    for (let digit = 1; digit < 256; digit++)
      table[digit] = multiply(squares[(3 + 8 * place) & 31]!, table[digit - 1]!);
  }
  return table;
}

/** a × b modulo the polynomial, as 32-bit integers. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let factor = a | 0, rest = b | 0; factor !== 0; factor <<= 1) {
    // Without branches, which no processor could predict.
    product ^= rest & (factor >> 31);
    rest = (rest >>> 1) ^ (polynomial & -(rest & 1));
  }
  return product;
}

const one = 0x80000000 | 0; // x^0
const powers: Int32Array[] = [];

/** x^(2^k) modulo the polynomial; the exponent repeats after 32 squarings. */
const squares = Array.from({ length: 32 }, () => 0);
squares[0] = 0x40000000; // x^1
for (let k = 1; k < 32; k++) squares[k] = multiply(squares[k - 1]!, squares[k - 1]!);

/** The remainder of each byte after eight steps. */
const remainders = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (polynomial & -(rest & 1));
  return rest;
});
