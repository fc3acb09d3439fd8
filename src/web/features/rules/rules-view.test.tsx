import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { presentRules } from '#contract/present-rules.ts'
import { listRules } from '#domain/rules/rules.ts'
import { readRuleDay } from './rules-query.ts'
import { RulesView } from './rules-view.tsx'
import { listRuleSections } from './shown-rules.ts'

const asOf = '2026-11-16'
const list = presentRules(listRules(), asOf)
const markup = renderToStaticMarkup(<RulesView list={list} />)
const text = markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('the page of the rules', () => {
  it('begins with what changed, what is to come first and dashed', () => {
    const change = /<li class="rule-change is-coming">.*?<\/li>/.exec(markup)?.[0] ?? ''
    expect(change).toContain('1 jan. 2027')
    expect(change).toContain('em 46 dias')
    expect(change).toContain('IBS e CBS na revenda')
    expect(markup.indexOf('O que mudou')).toBeLessThan(markup.indexOf('Juros do SBPE, no balcão'))
  })

  it('has value, first day, source and review of each rule', () => {
    expect(text).toContain(
      'Juros do SBPE, no balcão Vale 11,49% ao ano + TR Desde abr. 2026 Fonte Tabela de financiamento da Caixa (abr/2026), por terceiros Conferir até 31 jan. 2027',
    )
    expect(text).toContain('Parcela na PRICE Vale 25% da renda Desde sem data')
  })

  it('says which rule is past its review, and only that', () => {
    expect(text.match(/venceu em [^ ]+ \w+\. \d{4}/g)).toEqual(['venceu em 4 nov. 2026'])
  })

  it('opens a row to its history and to where it appears', () => {
    const row = /<details id="mcmv-income-f2".*?<\/details>/.exec(markup)?.[0] ?? ''
    expect(row).toContain('href="/morar"')
    expect(row).toMatch(/R\$\u00a04\.700<\/b> desde mai\. 2025/)
    expect(row).toContain('<svg')
  })

  it('finds rules by words of their name, source or place, whatever their accents', () => {
    const keysOf = (search: string) =>
      listRuleSections(list, search).flatMap(({ rules }) => rules.map(({ key }) => key))
    expect(keysOf('laudemio uniao')).toEqual(['laudemio'])
    expect(keysOf('goiania')).toContain('itbi-go-goiania')
    expect(keysOf('nada disso')).toEqual([])
  })

  it.each([
    [{ em: '2025-03-01' }, '2025-03-01'],
    [{ em: 'ontem' }, null],
    [{ em: ['2025-03-01', '2025-03-02'] }, null],
    [{}, null],
  ])('reads the day of its address: %o', (query, day) => expect(readRuleDay(query)).toBe(day))

  it('shows a measured value that the table does not have', () => {
    const [section] = listRuleSections(
      {
        asOf,
        rules: list.rules.flatMap(rule =>
          rule.key === 'cdi' ? [{ ...rule, value: 13.4, from: '2026-11-06' }] : [],
        ),
      },
      '',
    )
    expect(section?.rules[0]?.words).toBe('13,4% ao ano')
  })
})
