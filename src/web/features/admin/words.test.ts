import { expect, it } from 'vitest'
import { Faltering, Refused, Unreachable } from '../../data/client.ts'
import { tokenTrouble, troubleWords } from './words.ts'

it.each([
  [new Refused(401, 'Informe o token.', {}, 'unauthorized'), 'Token não confere.'],
  [
    new Refused(429, 'Muitas.', {}, 'too_many_requests', 61),
    'Muitas tentativas seguidas. Tente de novo em 2 minutos.',
  ],
  [new Unreachable('/'), 'Erro ao conectar com o servidor'],
  [new Faltering('/'), 'O servidor falhou. A causa está no registro dele.'],
])('describes %s as: %s', (error, words) => expect(tokenTrouble(error)).toBe(words))

it('describes the error of a field rather than a general one', () =>
  expect(troubleWords(new Refused(400, 'Confira os campos.', { email: 'E-mail inválido.' }))).toBe(
    'E-mail inválido.',
  ))
