import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseParameters } from './request-body.ts'
import type { Refusal } from './refusal.ts'

const shape = z.object({
  name: z.string().min(1).max(5),
  secret: z.string().min(8),
  age: z.number().int().max(9),
  price: z.number().min(0.01).max(1_000_000),
  flag: z.boolean(),
  kind: z.enum(['a', 'b']),
  id: z.uuid(),
  email: z.email(),
  list: z.array(z.string()).max(1),
})
const sound = {
  name: 'Ana',
  secret: '12345678',
  age: 1,
  price: 1,
  flag: true,
  kind: 'a',
  id: '00000000-0000-4000-8000-000000000000',
  email: 'a@b.co',
  list: [],
}

describe('the message about a wrong field', () => {
  it.each<[string, unknown, string]>([
    ['name', undefined, 'Falta este campo.'],
    ['name', 7, 'Use um texto.'],
    ['name', null, 'Use um texto.'],
    ['name', '', 'Preencha este campo.'],
    ['name', 'abcdef', 'Use no máximo 5 caracteres.'],
    ['secret', 'a', 'Use pelo menos 8 caracteres.'],
    ['age', '1', 'Use um número.'],
    ['age', 10, 'O máximo é 9.'],
    ['age', 1.5, 'Use um número inteiro.'],
    ['price', 0, 'O mínimo é 0,01.'],
    ['price', 2_000_000, 'O máximo é 1.000.000.'],
    ['flag', 'yes', 'Use true ou false.'],
    ['kind', 'c', 'Use a, b.'],
    ['id', 'x', 'Informe um identificador (UUID).'],
    ['email', 'x', 'Informe um e-mail válido.'],
    ['list', ['a', 'b'], 'No máximo 1 itens.'],
    ['list', {}, 'Use uma lista.'],
  ])('%s = %j: %s', (field, value, words) => {
    let problem: unknown
    try {
      parseParameters(shape, { ...sound, [field]: value })
    } catch (refusal) {
      problem = (refusal as Refusal).fields?.[field]
    }
    expect(problem).toBe(words)
  })
})
