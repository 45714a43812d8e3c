// The day that it is in Italy.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasBegun, todayInRome } from '../../../../engine/read/corpus/today.js';

const today = suite('today');

today('a day begins in Italy an hour before it does in UTC, two in summer', () => {
  assert.is(todayInRome(new Date('2026-01-31T22:59:00Z')), '2026-01-31');
  assert.is(todayInRome(new Date('2026-01-31T23:00:00Z')), '2026-02-01');
  assert.is(todayInRome(new Date('2026-07-31T21:59:00Z')), '2026-07-31');
  assert.is(todayInRome(new Date('2026-07-31T22:00:00Z')), '2026-08-01');
});

today(
  'the day is that of the time zones of the system, at each hour round the changes of the clocks and at midnight',
  () => {
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
    const first = Date.UTC(1990, 0, 1);
    const hours = ((Date.UTC(2060, 0, 1) - first) / 3_600_000) | 0;
    for (let hour = 20; hour < hours; hour += hour % 24 === 23 ? 21 : 1) {
      const now = new Date(first + hour * 3_600_000);
      assert.is(todayInRome(now), calendar.format(now), now.toISOString());
    }
  },
);

today('whether a day has begun is what the calendar of Italy says, at every hour of two years', () => {
  for (let hour = 0; hour < 2 * 365 * 24; hour += 1) {
    const now = new Date(Date.UTC(2025, 11, 30, hour, 30));
    const day = todayInRome(now);
    const after = new Date(new Date(day).getTime() + 86_400_000).toISOString().slice(0, 10);
    assert.ok(hasBegun(day, now), `${day} at ${now.toISOString()}`);
    assert.not.ok(hasBegun(after, now), `${after} at ${now.toISOString()}`);
  }
});

today.run();
