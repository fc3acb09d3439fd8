import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './password-field.tsx'

const short = {
  field: 'newPassword',
  title: 'Senha muito curta',
  message: 'Use pelo menos 8 caracteres.',
}
const long = { field: 'newPassword', title: 'Senha muito longa', message: 'Use no máximo 128 caracteres.' }
const different = {
  field: 'confirm',
  title: 'Confirmação diferente',
  message: 'A nova senha e a confirmação devem coincidir.',
}

describe('a new password', () => {
  it.each([
    ['nothing', '', '', short],
    ['one too few', 'sete777', 'sete777', short],
    ['the fewest', 'oito8888', 'oito8888', null],
    ['four signs of two units each', '🏠🏠🏠🏠', '🏠🏠🏠🏠', short],
    ['the most', 'a'.repeat(128), 'a'.repeat(128), null],
    ['one too many', 'a'.repeat(129), 'a'.repeat(129), long],
    ['another confirmation', 'casa na praia', 'casa na serra', different],
    ['a confirmation still to come', 'casa na praia', '', different],
    ['spaces that count', 'casa na praia', 'casa na praia ', different],
    ['short and different: the first thing first', 'casa', 'praia', short],
  ])('%s', (_, next, confirm, problem) => {
    expect(findPasswordProblem(next, confirm)).toEqual(problem)
  })
})
