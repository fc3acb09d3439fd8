import { describe, expect, it } from 'vitest'
import { listRules, rules } from '#domain/rules/rules.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'
import { reportOverdueRules } from './report-overdue-rules.ts'

function watch() {
  const troubles: { key: string; title: string; detail: string }[] = []
  const ended: string[] = []
  const operator: OperatorNotifier = {
    reportTrouble: async trouble => troubles.push(trouble) > 0,
    endTrouble: async key => ended.push(key) > 0,
  }
  return { operator, troubles, ended }
}

describe('rules past their review date', () => {
  it('are one trouble of the operator, which names each with its date', async () => {
    const { operator, troubles } = watch()
    await reportOverdueRules(listRules(), '2027-03-15', operator)
    expect(troubles).toHaveLength(1)
    expect(troubles[0]).toMatchObject({ key: 'rules:overdue', title: 'Regras passaram da data de conferir' })
    expect(troubles[0]?.detail).toContain('CDI (até 4 nov. 2026)')
    expect(troubles[0]?.detail).toContain('Juros do SBPE, no balcão (até 31 jan. 2027)')
    expect(troubles[0]?.detail).not.toContain('Imposto sobre o ganho')
  })

  it('are none on their last day, which ends the trouble', async () => {
    const { operator, troubles, ended } = watch()
    await reportOverdueRules([{ key: 'cdi', ...rules.cdi }], '2026-11-04', operator)
    expect(troubles).toEqual([])
    expect(ended).toEqual(['rules:overdue'])
  })

  it('do not count before they are in force', async () => {
    const { operator, troubles } = watch()
    await reportOverdueRules([{ key: 'cdi', ...rules.cdi }], '2020-01-01', operator)
    expect(troubles).toEqual([])
  })
})
