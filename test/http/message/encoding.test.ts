// gzip members made of pieces, checked by decoders that are not ours.
import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { literal, prepared, type Piece } from '../../../engine/store/piece.js';
import { gzipMember, negotiateEncodings } from '../../../http/message/encoding.js';
import { findProgram, needing } from '../../programs.js';
import { random } from '../random.js';

const encoding = suite('encoding');

function joinPlain(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.flatMap((piece) => piece.plain()));
}

/** A run of pieces of every sort: empty, tiny, longer than a stored block, deflated or not. */
function makePieces(next: () => number): Piece[] {
  return Array.from({ length: 1 + (next() % 8) }, () => {
    const length = [0, 1, 7, 300, 70_000, 200_000][next() % 6]!;
    const unit = Buffer.from(Array.from({ length: 997 }, () => next() % (next() % 2 === 0 ? 256 : 4)));
    const bytes = Buffer.alloc(length, unit);
    return next() % 2 === 0 ? prepared(bytes) : literal(bytes);
  });
}

encoding('gzip: pieces of every sort give the plain bytes back, in one member', () => {
  const next = random(1);
  for (let round = 0; round < 25; round++) {
    const pieces = makePieces(next);
    const member = Buffer.concat(gzipMember(pieces).chunks);
    assert.ok(gunzipSync(member).equals(joinPlain(pieces)), `round ${round}`);
  }
});

encoding('gzip: an empty body is a valid member', () => {
  assert.is(gunzipSync(Buffer.concat(gzipMember([]).chunks)).length, 0);
  assert.is(gunzipSync(Buffer.concat(gzipMember([literal('')]).chunks)).length, 0);
});

for (const [name, command, args] of [
  ['gunzip', 'gzip', ['-dc']],
  ['python3', 'python3', ['-c', 'import sys,gzip; sys.stdout.buffer.write(gzip.decompress(sys.stdin.buffer.read()))']],
] as const) {
  needing(
    encoding,
    name,
    findProgram(command),
  )(`gzip: ${name} reads it and sees nothing after it`, () => {
    const pieces = [literal('{"a":'), prepared('x'.repeat(5000)), literal(Buffer.alloc(70_000, 'yz')), literal('}')];
    const input = Buffer.concat(gzipMember(pieces).chunks);
    const result = spawnSync(command, args, { input, maxBuffer: 10_000_000 });
    assert.is(result.stderr.toString(), '');
    assert.ok(result.stdout.equals(joinPlain(pieces)));
  });
}

for (const [header, expected] of [
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip', ['gzip', 'identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['gzip;q=0', ['identity']],
  ['gzip;q=0, *', ['br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['identity;q=0, gzip', ['gzip']],
  ['GZIP', ['gzip', 'identity']],
  ['x'.repeat(5000), ['identity']],
] as const) {
  encoding(`accept-encoding ${header?.slice(0, 30)}: takes ${expected.join(', ') || 'nothing'}`, () => {
    assert.equal(negotiateEncodings(header), expected);
  });
}

encoding.run();
