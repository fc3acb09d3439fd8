import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
}

const formats: Record<string, string> = {
  email: 'Informe um e-mail válido.',
  uuid: 'Informe um identificador (UUID).',
  datetime: 'Informe data e hora, como 2026-11-21T12:00:00Z.',
}

/** Writes a number as in Brazil: 0,01. */
const formatNumber = (limit: number | bigint): string => limit.toLocaleString('pt-BR')

/** Describes what is wrong with a field of a request, in plain Portuguese. */
export const describeIssue = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Falta este campo.'
        : `Use ${kinds[issue.expected] ?? 'outro valor'}.`
    case 'too_small':
      if (issue.origin !== 'string') return `O mínimo é ${formatNumber(issue.minimum)}.`
      return issue.minimum === 1 ? 'Preencha este campo.' : `Use pelo menos ${issue.minimum} caracteres.`
    case 'too_big':
      if (issue.origin === 'string') return `Use no máximo ${issue.maximum} caracteres.`
      return issue.origin === 'array'
        ? `No máximo ${issue.maximum} itens.`
        : `O máximo é ${formatNumber(issue.maximum)}.`
    case 'invalid_format':
      return formats[issue.format] ?? 'Este formato não serve.'
    case 'invalid_value':
      return `Use ${issue.values.map(String).join(', ')}.`
    default:
      return 'Este valor não serve.'
  }
}
