import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyMeasuredRates,
  rateSeries,
  type RateSeries,
  readSeriesAnswer,
  writeSeriesPath,
} from './measured-rates.ts'
import { findRuleInForce } from './rules-in-force.ts'
import { listRules } from './rules.ts'

const today = '2026-11-28'
const find = (rule: string): RateSeries => {
  const found = rateSeries.find(each => each.rule === rule)
  if (found === undefined) throw new Error(rule)
  return found
}
const cdi = find('cdi')

describe('an answer of the SGS', () => {
  it.each([
    ['[{"data":"26/11/2026","valor":"13.40"},{"data":"27/11/2026","valor":"13.45"}]', '2026-11-27', 13.45],
    ['[{"data":"27/11/2026","valor":"13.45"},{"data":"26/11/2026","valor":"13.40"}]', '2026-11-27', 13.45],
    ['[{"data":"27/11/2026","dataFim":"27/12/2026","valor":"0.1690"}]', '2026-11-27', 0.169],
    // What is not understood, cannot be right or is still to come is left out.
    ['[{"data":"26/11/2026","valor":"13.40"},{"data":"27/11/2026","valor":"1340"}]', '2026-11-26', 13.4],
    [
      '[{"data":"26/11/2026","valor":"13.40"},{"data":"31/11/2026","valor":"13.45"},null,7]',
      '2026-11-26',
      13.4,
    ],
    ['[{"data":"26/11/2026","valor":"13.40"},{"data":"29/11/2026","valor":"13.45"}]', '2026-11-26', 13.4],
    ['[{"data":"26/11/2026","valor":"13.40"},{"data":"27/11/2026","valor":"13,45"}]', '2026-11-26', 13.4],
  ])('gives its newest value: %s', (text, day, value) => {
    expect(readSeriesAnswer(text, cdi, today)).toEqual({ rule: 'cdi', value, day })
  })

  it.each(['', '<html>', '[]', '{}', 'null', '[{"data":"27/11/2026"}]', '{"error":"Value(s) not found"}'])(
    'has no value where nothing can be read: %s',
    text => expect(readSeriesAnswer(text, cdi, today)).toBeNull(),
  )

  it('is read whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        const rate = readSeriesAnswer(text, cdi, today)
        expect(rate === null || (rate.value >= 0 && rate.value <= 100 && rate.day <= today)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('is asked for between two days where the series is daily', () => {
    expect(writeSeriesPath(cdi, today)).toBe(
      '/dados/serie/bcdata.sgs.4389/dados?formato=json&dataInicial=29/10/2026&dataFinal=28/11/2026',
    )
    expect(writeSeriesPath(find('ipca'), today)).toBe(
      '/dados/serie/bcdata.sgs.13522/dados/ultimos/3?formato=json',
    )
  })
})

describe('a measured rate', () => {
  const withCdi = (day: string) => {
    const rule = applyMeasuredRates(listRules(), [{ rule: 'cdi', value: 13.4, day }]).find(
      ({ key }) => key === 'cdi',
    )
    if (rule === undefined) throw new Error('no rule')
    return rule
  }

  it('is in force from its day on, and the snapshot before', () => {
    const rule = withCdi('2026-11-06')
    expect(findRuleInForce(rule, '2026-11-05')?.value).toBe(13.65)
    expect(findRuleInForce(rule, '2026-11-06')).toMatchObject({
      value: 13.4,
      source: { kind: 'data', name: 'Banco Central, SGS, série 4389', date: '2026-11-06' },
      review: '2026-11-21',
    })
  })

  it('changes nothing where the snapshot is as new', () => {
    expect(withCdi('2026-09-17').versions).toHaveLength(1)
    expect(withCdi('2026-01-01').versions).toHaveLength(1)
  })

  it('of a rule that no series feeds is left out', () => {
    const rules = listRules()
    expect(applyMeasuredRates(rules, [{ rule: 'dfi', value: 1, day: today }])).toEqual(rules)
  })

  it('is of a rule of the table', () => {
    const keys = listRules().map(({ key }) => key)
    for (const { rule } of rateSeries) expect(keys).toContain(rule)
  })
})
