import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { figuresInUse } from '#domain/rules/figures-in-use.ts'
import { listNumbersOutsideTable, removeComments } from './support/stated-numbers.ts'

const root = resolve(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('src/domain/rules/'),
  )
const codeOf = new Map(files.map(path => [path, removeComments(readFileSync(resolve(root, path), 'utf8'))]))

/** Sentences that name law, bank or city beside a number of another kind: the number, a part of the sentence, and why. */
const exceptions: readonly (readonly [said: string, part: string, why: string])[] = [
  ['30 ano', 'em 30 anos”)', 'an example of a question'],
  ['30 %', 'para ganhar 30%?”', 'an example of a question'],
  ['20 %', '“20% de lucro”', 'an example of a question'],
  ['30 %', 'desconto acima de 30%', 'an example of a search'],
  ['1500 R$', 'Para uma parcela de R$ 1.500', 'an example'],
  ['5000 R$', 'Para uma parcela de R$ 1.500', 'an example'],
  ['6000 R$', 'Para uma parcela de R$ 1.500', 'an example'],
  ['15 %', '(avaliação + 15%', 'market-115 less 100'],
  ['15 %', 'compara o lance com a avaliação + 15%', 'market-115 less 100'],
  ['15 %', 'Avaliação da Caixa + 15%', 'market-115 less 100'],
  ['15 %', 'ROI bruto, avaliação + 15%', 'market-115 less 100'],
  ['31 %', 'A **nota** vai de 0 a 10', 'weights of the score'],
  ['16 %', 'A **nota** vai de 0 a 10', 'weights of the score'],
  ['11 %', 'A **nota** vai de 0 a 10', 'weights of the score'],
  ['6 %', 'A **nota** vai de 0 a 10', 'weights of the score'],
  ['5.9 %', 'Pelo FipeZAP de 2024', 'rent-measured, rounded'],
  ['100 %', 'mesmo que o banco aprove 100%', 'all of it'],
  ['100 %', 'paga 100% do CDI', 'all of it'],
  ['10 min', 'passou dos 10 minutos', 'a code of this product'],
  ['36 dia', 'A lista tem mais de 36 dias', 'the age of a list at which the ladder is silent'],
  ['24 mes', 'ao menos três em 24 meses', 'what an estimate of paid prices needs'],
  ['12 mes', 'revender pela avaliação da Caixa em 12 meses', 'the sheet’s own assumption'],
]

describe('numbers of law, bank and city', () => {
  const found = [...codeOf].flatMap(([path, code]) =>
    listNumbersOutsideTable(code).map(({ said, sentence }) => ({ path, said, sentence })),
  )
  const isExcepted = ({ said, sentence }: { said: string; sentence: string }) =>
    exceptions.some(([number, part]) => number === said && sentence.includes(part))

  it('stand in no sentence with another value than a rule about the same matter has', () => {
    expect(found.filter(each => !isExcepted(each))).toEqual([])
  })

  it('have no exception that nothing needs', () => {
    const needless = exceptions.filter(
      ([number, part]) => !found.some(({ said, sentence }) => number === said && sentence.includes(part)),
    )
    expect(needless).toEqual([])
  })

  it.each([
    ['O ITBI é de 7% do preço.', '7 %'],
    ['A Caixa cobra juros de 9,99% no SBPE.', '9.99 %'],
    ['O FGTS serve até R$ 1,5 milhão.', '1500000 R$'],
    ['Pelo edital, o boleto vence em 4 dias.', '4 dia'],
    ['Isenção do imóvel de até R$ 450 mil.', '450000 R$'],
  ])('are found: %s', (sentence, said) => {
    expect(listNumbersOutsideTable(sentence).map(each => each.said)).toEqual([said])
  })

  it.each([
    'O FGTS serve até R$ 2,25 milhões.',
    'O leiloeiro recebe 5% do lance.',
    'Desconto de 43% na lista.',
    'A Caixa homologa em até 5 dias úteis, antes do boleto.',
  ])('are known to the table: %s', sentence => expect(listNumbersOutsideTable(sentence)).toEqual([]))
})

/** Numbers of the table that no other matter has: with decimals, or of ten thousand reais and more that are not round. */
const telling = Object.values(figuresInUse).filter(
  value =>
    (!Number.isInteger(value) && String(value).length > 3) || (value > 10_000 && value % 100_000 !== 0),
)

/** Where such a number is of something else. */
const otherNumbers: readonly string[] = []

describe('numbers of the table in code', () => {
  it('are taken from it, not written again', () => {
    expect(telling.length).toBeGreaterThan(5)
    const again = [...codeOf].flatMap(([path, code]) =>
      [...code.matchAll(/(?<![\w.])\d[\d_]*(?:\.\d+)?(?![\w.])/g)].flatMap(([text]) => {
        const value = Number(text.replaceAll('_', ''))
        const isOfTable = telling.some(each => value === each || (each > 10_000 && value === each * 100))
        return isOfTable ? [`${path}: ${text}`] : []
      }),
    )
    expect(again).toEqual(otherNumbers)
  })
})
