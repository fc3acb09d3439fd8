import { describe, expect, it } from 'vitest'
import { createProgressBar, summarizeImport, summarizePage, summarizePages } from './import-console.ts'
import type { DetailOutcome, ImportOutcome } from '#contract/import-schemas.ts'

describe('the output of the import command', () => {
  const issues = Array.from({ length: 25 }, (_, index) => ({ line: index + 5, reason: 'preço ilegível: ""' }))
  const counts = {
    read: 3480,
    added: 1,
    changed: 2,
    gone: 3,
    back: 4,
    unchanged: 5,
    rejected: 25,
    archived: 0,
    unseen: 0,
  }
  const done: ImportOutcome = {
    status: 'done',
    file: 'a.csv',
    listDate: '2026-01-08',
    states: ['SP'],
    counts,
    issues,
    notes: ['Nota.'],
  }

  it('is a summary with the first twenty rejected lines', () => {
    const lines = summarizeImport(done, { verbose: false }).split('\n')
    expect(lines.slice(0, 4)).toEqual([
      'a.csv: lista de 08/01/2026, SP',
      '  3.480 lidos · 1 novos · 2 alterados · 3 baixados · 4 de volta · 5 inalterados · 25 rejeitados',
      '  Nota.',
      '  linha 5: preço ilegível: ""',
    ])
    expect(lines.at(-1)).toBe('  e mais 5 (todas com --verbose)')
    expect(summarizeImport(done, { verbose: true }).split('\n')).toHaveLength(28)
  })

  it('is a bar on a terminal and a line for each phase elsewhere', () => {
    const shown = (isTTY: boolean) => {
      let text = ''
      const progress = createProgressBar({ isTTY, write: more => (text += more) }, 'a.csv')
      for (const done of [0, 50]) progress.show({ phase: 'applying', done, total: 100 })
      progress.clear()
      return text
    }
    expect(shown(false)).toBe('a.csv: aplicando…\n')
    expect(shown(true)).toContain('████████████░░░░░░░░░░░░ 50%  aplicando')
  })

  it('says of pages what was cut, and counts those that were refused by reason', () => {
    const read = (whole: boolean): DetailOutcome => ({
      status: 'done',
      file: 'a.html',
      id: '1',
      name: null,
      change: 'changed',
      whole,
    })
    const refused = (reason: string): DetailOutcome => ({ status: 'refused', file: 'b.html', reason })
    expect(summarizePage(read(false))).toBe(
      'a.html: página lida: imóvel 1. A página veio cortada: o que falta nela ficou como estava',
    )
    const outcomes = [read(true), read(false), refused('Vazia.'), refused('Cortada.'), refused('Cortada.')]
    expect(summarizePages(outcomes).split('\n')).toEqual([
      '2 de 5 páginas lidas, 1 delas em parte',
      '  2 recusadas: Cortada.',
      '  1 recusada: Vazia.',
    ])
    expect(summarizePages([read(true), read(true)])).toBe('2 de 2 páginas lidas')
  })
})
