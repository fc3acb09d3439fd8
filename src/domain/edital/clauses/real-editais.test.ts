import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findSharedFile } from '#test/support/shared-files.ts'
import { isOf } from '#test/support/edital-wording.ts'
import { tidyText } from '../../fold-text.ts'
import { explainEdital } from './explain-edital.ts'
import { editalTopics, type EditalTopic, type RiskLevel } from '../edital-topics.ts'

const licitacao = findSharedFile('caixa/edital/licitacao-aberta_0051-0325-CPVE-RE.txt')
const regras = findSharedFile('caixa/edital/regras-venda-online_19.603v066.txt')
const pages = findSharedFile('caixa/detail-parsed/2026-08-07_RS.json')

const explainFile = (path: string | null) => {
  const text = readFileSync(path ?? '', 'utf8')
  return { text, ...explainEdital(text) }
}
/** The item numbers in the document with their risk, for one topic, in the order reported. */
const items = (
  { clauses }: ReturnType<typeof explainFile>,
  topic: EditalTopic,
): [item: string, risk: RiskLevel][] =>
  clauses
    .filter(clause => clause.topic === topic)
    .map(({ excerpt, risk }) => [/^\d+(?:\.\d+)+/.exec(excerpt)?.[0] ?? excerpt.slice(0, 40), risk])

describe.skipIf(licitacao === null)('the edital of a licitação', () => {
  it('covers every topic but preference, possession, lease and visit, and sells the whole property', () => {
    const { clauses, missing } = explainFile(licitacao)
    const topics = new Set(clauses.map(({ topic }) => topic))
    const silent = ['preference', 'possession', 'lease', 'visit'] as const
    expect(editalTopics.filter(topic => !topics.has(topic) && topic !== 'title')).toEqual(silent)
    // What the text touches in other words, as a "vistoria", is not missing.
    expect(missing.map(({ topic }) => topic)).toEqual(silent.filter(topic => topic !== 'visit'))
  })

  it('is explained by the items that state each rule', () => {
    const edital = explainFile(licitacao)
    expect(items(edital, 'condominium')).toEqual([
      ['17.2.3', 'medium'],
      ['A CAIXA paga toda a dívida condominial.', 'low'],
      ['17.2.3.1', 'low'],
    ])
    expect(items(edital, 'commission')).toEqual([
      ['16.2.1', 'high'],
      ['8.1', 'medium'],
      ['8.1.2', 'medium'],
    ])
    expect(items(edital, 'adCorpus')).toEqual([
      ['23.6', 'high'],
      ['23.3', 'medium'],
      ['23.5', 'medium'],
    ])
    expect(items(edital, 'penalties')).toEqual([
      ['8.1.3', 'high'],
      ['16.2', 'high'],
      ['8.1.4', 'medium'],
    ])
    expect(items(edital, 'eviction').map(([item]) => item)).toEqual(['19.1', '19.4', '19.3'])
  })
})

describe.skipIf(regras === null)('the rules of the venda online', () => {
  it('are explained by the items that state each rule', () => {
    const rules = explainFile(regras)
    expect(rules.missing.map(({ topic }) => topic)).toEqual(['preference', 'possession', 'lease'])
    expect(items(rules, 'condominium')).toEqual([
      ['16.3', 'high'],
      ['16.2.3', 'medium'],
      ['16.2.3.1', 'low'],
    ])
    expect(items(rules, 'taxes')[0]).toEqual(['16.2.2', 'high'])
    expect(items(rules, 'commission')).toEqual([['4.1', 'low']])
    expect(items(rules, 'withdrawal')).toContainEqual(['14.1', 'low'])
    expect(items(rules, 'eviction').map(([item]) => item)).toEqual(['18.1', '18.4', '18.3'])
  })
})

it.skipIf(licitacao === null || regras === null)('every excerpt is a short part of the text', () => {
  for (const path of [licitacao, regras]) {
    const { text, clauses } = explainFile(path)
    const whole = tidyText(text)
    for (const { excerpt } of clauses) {
      expect(isOf(whole, excerpt)).toBe(true)
      expect(excerpt.length).toBeLessThanOrEqual(400)
    }
  }
})

it.skipIf(pages === null)('who pays the condomínio is reported for every bank page that says it', () => {
  const listed = JSON.parse(readFileSync(pages ?? '', 'utf8')) as { descricao: string }[]
  let checked = 0
  for (const { descricao } of listed) {
    const plain = /condominio: sob responsabilidade do comprador(, ate o limite de 10%)?/.exec(descricao)
    if (plain === null) continue
    const found = explainEdital(descricao).clauses.filter(({ topic }) => topic === 'condominium')
    expect([descricao, found[0]?.risk]).toEqual([descricao, plain[1] === undefined ? 'high' : 'medium'])
    checked++
  }
  expect(checked).toBeGreaterThan(700)
})
