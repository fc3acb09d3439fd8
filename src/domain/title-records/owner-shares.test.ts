import { expect, it } from 'vitest'
import { readShare, warnOfShares } from './title-owners.ts'

it.each([
  ['1/2', 0.5],
  ['2 / 3', 2 / 3],
  ['50%', 0.5],
  ['33,33 %', 0.3333],
  ['metade', 0.5],
  ['25/01', null],
  ['parte ideal', null],
])('the share %s is %s of the whole', (share, part) => expect(readShare(share)).toBe(part))

it.each([
  [[null], null],
  [['1/2', '1/2'], null],
  [['33,33%', '33,33%', '33,33%'], null],
  [['1/2', null], null],
  [['1/2', '1/2', '1/4'], /somam mais/],
  [['1/2'], /somam menos/],
  [['25/01', '1/2'], /não foi entendida/],
])('shares %j', (shares, warning) => {
  const words = warnOfShares(shares.map(share => ({ share })))
  if (warning === null) expect(words).toBeNull()
  else expect(words).toMatch(warning)
})
