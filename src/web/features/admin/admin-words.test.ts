import { expect, it } from 'vitest'
import { ServerFailing, RequestRefused, ServerUnreachable } from '../../data/api-client.ts'
import { describeTokenFailure, describeAdminFailure } from './admin-words.ts'

it.each([
  [new RequestRefused(401, 'Informe o token.', {}, 'unauthorized'), 'Token não confere.'],
  [
    new RequestRefused(429, 'Muitas.', {}, 'too_many_requests', 61),
    'Muitas tentativas seguidas. Tente de novo em 2 minutos.',
  ],
  [new ServerUnreachable('/'), 'Erro ao conectar com o servidor'],
  [new ServerFailing('/'), 'O servidor falhou. A causa está no registro dele.'],
])('describes %s as: %s', (error, words) => expect(describeTokenFailure(error)).toBe(words))

it('describes the error of a field rather than a general one', () =>
  expect(
    describeAdminFailure(new RequestRefused(400, 'Confira os campos.', { email: 'E-mail inválido.' })),
  ).toBe('E-mail inválido.'))
