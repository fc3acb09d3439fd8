import { describe, expect, it } from 'vitest'
import { inDepth } from '#test/support/depth.ts'
import { readTitleRecordCases } from '#test/support/title-record-cases.ts'
import { readTitleRecord } from './read-title-record.ts'

/** Acts that name a burden (X) and end none. */
const endNothing = [
  'INTIMAÇÃO. Intimado o devedor, sob pena de cancelamento do benefício e consolidação, quanto ao X.',
  'CESSÃO DE CRÉDITO. O crédito do X foi cedido ao BANCO NOVO, que o assume, cancelada a garantia pessoal.',
  'CANCELAMENTO DE PRENOTAÇÃO. Fica cancelada a prenotação 123, relativa ao X.',
  'CASAMENTO. O proprietário casou-se; permanece o X.',
  'CONSTRUÇÃO. Baixa e habite-se 12/2001. Casa de 80,00m².',
  'RETIFICAÇÃO. O X fica retificado quanto ao valor, sem efeito o que constou.',
  'CANCELAMENTO. Fica sem efeito o cancelamento pedido no protocolo 12, permanecendo o X.',
  'COMPRA E VENDA. Vendido a BENTO TESTE, com ciência do X.',
  'INDEFERIMENTO. Indeferido o cancelamento do X.',
  'CANCELAMENTO DE INTIMAÇÃO. Purgada a mora, fica cancelada a intimação relativa ao X.',
  'DESMEMBRAMENTO. Destacada a área de 10,00m², livre do X, que continua sobre o remanescente.',
  'CANCELAMENTO DE CCI. Cancelada a CCI que representava o crédito do X.',
  'CANCELAMENTO. Cancela-se a averbação de construção, lançada por engano, sem prejuízo do X.',
  'ADITAMENTO. Aditado o X, cancelada a cláusula 5ª e prorrogado o prazo.',
  'ANOTAÇÃO. O cancelamento do X depende de pagamento dos emolumentos.',
  'PENHORA. Penhorado o imóvel no processo 0009999-11.2018.5.02.0009, sem prejuízo do X.',
  'LEILÕES. Designados leilões para 10/05/2026, por força do X.',
]
const ends = [
  'CANCELAMENTO. Fica cancelado o X.',
  'Cancela-se o X, por autorização do credor.',
  'BAIXA. O X foi baixado por ordem judicial.',
]

interface LongerRecord {
  name: string
  /** The text up to its last act, and what the head of one more begins with. */
  before: string
  head: string
  /** A burden in force that the act may name, and all burdens that are. */
  burden: string
  open: string[]
}

const stillOpen = (text: string): string[] =>
  readTitleRecord(text)
    .burdens.filter(({ inForce }) => inForce !== false)
    .map(({ act, kind }) => `${kind} of ${act}`)

const records: LongerRecord[] = readTitleRecordCases().flatMap(({ name, text }) => {
  const { acts, burdens, registration } = readTitleRecord(text)
  const last = acts.at(-1)
  const burden = burdens.find(({ inForce }) => inForce === true)?.act
  if (last === undefined || burden === undefined) return []
  const next = Math.max(...acts.map(({ number }) => Number(number.split('-')[1]))) + 1
  const before = text.slice(0, last.end)
  const head = `\nAV-${String(next)}/${registration ?? ''} - Em 10/05/2026. `
  return readTitleRecord(`${before}${head}CEP. O CEP é 00000-000.`).acts.length === acts.length + 1
    ? [{ name, before, head, burden, open: stillOpen(before) }]
    : []
})

describe.each(endNothing.map((words, index) => ({ words, index })))('after "$words"', ({ words, index }) => {
  it('what was in force is not cancelled', () => {
    const some = records.filter((_, at) => inDepth(at % endNothing.length === index, true))
    expect(records.length).toBeGreaterThan(40)
    for (const { name, before, head, burden, open } of some) {
      const after = stillOpen(`${before}${head}${words.replaceAll(/\bX\b/g, burden)} Dou fé.`)
      expect(after, `${name}: ${burden}`).toEqual(expect.arrayContaining(open))
    }
  })
})

it.each(ends)('one more act ends the burden that it names: %s', words => {
  for (const { name, before, head, burden, open } of records) {
    const after = stillOpen(`${before}${head}${words.replaceAll(/\bX\b/g, burden)} Dou fé.`)
    const others = open.filter(known => !known.endsWith(` of ${burden}`))
    expect(after, `${name}: ${burden}`).toEqual(others)
  }
})
