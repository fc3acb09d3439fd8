import { describe, expect, it } from 'vitest'
import { exampleTitleRecord } from '#test/support/kept-papers.ts'
import { writeTitleRecord } from './title-record-reading.tsx'
import { writeTitleRecordParts } from './title-record-parts.ts'

const today = '2026-01-10'

describe('a reading written out of its page', () => {
  it('has every group in one order, and none that is empty', () => {
    const { parts } = writeTitleRecordParts(exampleTitleRecord, today)
    const titles = parts.map(({ title }) => title)
    const order = ['Ressalvas, antes de confiar', 'Quem é dono', 'Leilões negativos', 'Todos os atos']
    expect(titles.filter(title => order.includes(title))).toEqual(
      order.filter(title => titles.includes(title)),
    )
    expect(titles).toContain('Leilões negativos')
    expect(parts.every(({ items }) => items.length > 0)).toBe(true)
  })

  it('has as text every line of every group, with its act and page', () => {
    const text = writeTitleRecord(exampleTitleRecord, 'matricula.pdf', today)
    const { answer, certificate, parts, notAdvice } = writeTitleRecordParts(exampleTitleRecord, today)
    expect(text.startsWith(`Matrícula lida: matricula.pdf\n\n${answer}\n\n${certificate}\n\n`)).toBe(true)
    expect(text.endsWith(notAdvice)).toBe(true)
    for (const { title, items } of parts)
      expect(text.split(`${title}\n`)[1]?.split('\n\n')[0]?.split('\n')).toHaveLength(items.length)
    expect(text).toContain('- R-1: Alienação fiduciária, 10 mai. 2001, página 1')
    expect(text).toMatch(/- Alienação fiduciária: R-1, de 10 mai\. 2001.*página 1\. Leitura clara\. .*“/)
  })
})
