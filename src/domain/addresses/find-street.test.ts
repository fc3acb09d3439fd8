import { describe, expect, it } from 'vitest'
import { isLikeName } from './find-street.ts'
import { readStreetName } from './place-words.ts'

const nameOf = (street: string): string => readStreetName(street)?.name ?? ''

/** Spellings of the bank's lists and of the census that were compared by hand (2026-11-28). */
describe('two names of streets are nearly one', () => {
  it.each([
    ['RUA DAS MARGARIDA', 'RUA DAS MARGARIDAS', true],
    ['RUA PADRE MANOEL GOMES', 'RUA PADRE MANUEL GOMES', true],
    ['RUA CONEGO XAVIER PEDROSA', 'RUA CONEGO XAVIER PEDROZA', true],
    ['RUA MANOEL CHAVES COSTA FIGUEIROA', 'RUA MANOEL COSTA', true],
    ['AV BEBERIBE', 'AV BEBERIBE SANTA CRUZ FUTEBOL CLUBE', true],
    ['RUA A', 'RUA B', false],
    ['RUA 17', 'RUA 71', false],
    ['RUA 9 DE JANEIRO', 'RUA 3 DE JANEIRO', false],
    ['RUA B 1', 'RUA B 2', false],
    ['RUA MARIA', 'RUA MARIA SILVA', false],
    ['RUA JOAO SILVA', 'RUA JOSE LIMA', false],
    ['RUA PARANA', 'RUA PARAIBA', false],
    ['RUA CEARA', 'RUA CEARU', false],
  ])('%s and %s: %s', (a, b, isLike) => {
    expect(isLikeName(nameOf(a), nameOf(b))).toBe(isLike)
    expect(isLikeName(nameOf(b), nameOf(a))).toBe(isLike)
  })
})
