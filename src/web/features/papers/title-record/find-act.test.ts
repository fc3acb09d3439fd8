import { expect, it } from 'vitest'
import { findAct, findCancellingAct } from './find-act.ts'
import type { Act, Burden } from './answer-parts.ts'

const act = (number: string, start: number): Act => ({
  number,
  kind: 'other',
  date: null,
  start,
  end: start + 10,
  page: 1,
})
const burden = (made: string, cancelledBy: string | null, start: number): Burden => ({
  kind: 'attachment',
  act: made,
  inForce: cancelledBy === null,
  cancelledBy,
  reason: null,
  doubt: null,
  excerpt: '',
  start,
  end: start + 10,
  page: 1,
  certainty: 'high',
})
const acts = [act('R-1', 0), act('AV-2', 10), act('AV-3', 20), act('AV-2', 30), act('AV-4', 40)]

it.each([
  [burden('R-1', null, 0), 0, null],
  // A number that was given twice.
  [burden('AV-2', null, 10), 1, null],
  [burden('AV-2', null, 30), 3, null],
  [burden('AV-2', 'AV-3', 20), 1, 2],
  [burden('AV-2', 'AV-4', 40), 3, 4],
  // Acts that the text lacks.
  [burden('R-9', null, 90), null, null],
  [burden('R-9', 'AV-4', 40), null, 4],
])('a burden leads to the act that made it and the one that ended it', (given, made, ended) => {
  expect(findAct(given, acts)).toBe(made)
  expect(findCancellingAct(given, acts)).toBe(ended)
})
