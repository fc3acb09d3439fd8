import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '#contract/error-codes.ts'
import { RequestRefused, ServerFailing, ServerUnreachable } from '../../data/api-client.ts'
import {
  findEmailProblem,
  describeMinutes,
  describeSignInFailure,
  describeAccountFailure,
} from './sign-in-failure.ts'

const refused = (code: ErrorCode | null, message = 'Do servidor.', retryAfter: number | null = null) =>
  new RequestRefused(400, message, {}, code, retryAfter)

describe('the reason why a sign-in failed', () => {
  it.each([
    [refused('invalid_credentials'), 'E-mail ou senha incorretos', 'Confira os dois e tente de novo.'],
    [refused('access_expired'), 'Acesso expirado', 'Seu plano premium está vencido. Renove para continuar!'],
    [refused('sign_in_by_mail', 'Um link vai.', 60), 'Entre pelo link do e-mail', 'Um link vai.'],
    [refused('too_many_requests', '', 610), 'Muitas tentativas', 'Espere 11 minutos e tente de novo.'],
    [refused('too_many_requests'), 'Muitas tentativas', 'Espere alguns minutos e tente de novo.'],
    [
      new ServerUnreachable('/api'),
      'Erro no login',
      'O servidor não respondeu. Verifique a conexão e tente de novo.',
    ],
    [new ServerFailing('/api: 500', 'Banco fora do ar.'), 'Erro no login', 'Banco fora do ar.'],
    [refused('bad_request', 'Informe o e-mail.'), 'Erro no login', 'Informe o e-mail.'],
    [new TypeError('x'), 'Erro no login', 'Erro desconhecido. Recarregue a página e tente de novo.'],
  ])('%s → %s', (error, title, description) => {
    expect(describeSignInFailure(error)).toEqual({ title, description })
  })

  it('has another headline for other forms', () => {
    expect(describeAccountFailure(refused('bad_request', 'Curta.'), 'Falha ao alterar senha')).toEqual({
      title: 'Falha ao alterar senha',
      description: 'Curta.',
    })
  })
})

it.each([
  [1, '1 minuto'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [600, '10 minutos'],
  [0, '1 minuto'],
])('%i seconds are written as %s', (seconds, words) => {
  expect(describeMinutes(seconds)).toBe(words)
})

it.each([
  ['', 'Informe seu e-mail.'],
  ['   ', 'Informe seu e-mail.'],
  ['ana', 'Confira o e-mail: ele tem a forma nome@exemplo.com.'],
  ['ana@exemplo', 'Confira o e-mail: ele tem a forma nome@exemplo.com.'],
  ['ana maria@exemplo.com', 'Confira o e-mail: ele tem a forma nome@exemplo.com.'],
  [' ana@exemplo.com ', null],
])('the problem of the e-mail %j is %s', (email, problem) => {
  expect(findEmailProblem(email)).toBe(problem)
})
