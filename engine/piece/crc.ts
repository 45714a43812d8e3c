// CRC-32 of bytes put side by side, from the CRC-32 of each (RFC 1952 §8; polynomials over GF(2), reflected).

const polynomial = 0xedb88320;

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
  let product = 0x80000000; // x^0
  for (let n = bytes, k = 3; n > 0; n = Math.floor(n / 2), k++) {
    if (n % 2 === 1) product = multiply(squares[k & 31]!, product);
  }
  return product;
}

/** a × b modulo the polynomial. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let mask = 0x80000000, rest = b; ; mask >>>= 1) {
    if (a & mask) {
      product ^= rest;
      if ((a & (mask - 1)) === 0) return product >>> 0;
    }
    if (mask === 1) return product >>> 0;
    rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1;
  }
}

/** x^(2^k) modulo the polynomial; the exponent repeats after 32 squarings. */
const squares = Array.from({ length: 32 }, () => 0);
squares[0] = 0x40000000; // x^1
for (let k = 1; k < 32; k++) squares[k] = multiply(squares[k - 1]!, squares[k - 1]!);
