import { describe, expect, it } from 'vitest'
import { formatNetRoi } from '#domain/format-figures.ts'
import {
  formatAgo,
  formatArea,
  formatCentavos,
  integerFormat,
  splitMoney,
  formatWholePercent,
  formatPercent,
  formatReais,
  formatShortDate,
  formatShortMoney,
  figureTone,
} from './format-text.ts'

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

describe('the formatting of numbers and dates', () => {
  it.each([
    [formatReais(128400), 'R$ 128.400'],
    [formatReais(1234567.89), 'R$ 1.234.567,89'],
    [formatReais(0.1), 'R$ 0,10'],
    [formatReais(-820.5), '−R$ 820,50'],
    [formatReais(-0.001), 'R$ 0'],
    [formatCentavos(3118000), 'R$ 31.180'],
    [formatCentavos(-5), '−R$ 0,05'],
    [formatCentavos(0), 'R$ 0'],
    [formatShortMoney(50000), 'R$ 50 mil'],
    [formatShortMoney(1230000), 'R$ 1,23 mi'],
    [formatShortMoney(72500.5), 'R$ 72.500,50'],
    [formatWholePercent(47.36), '47%'],
    [formatWholePercent(0.41), '0,41%'],
    [formatWholePercent(99), '99%'],
    [formatWholePercent(99.6), '99,6%'],
    [formatWholePercent(99.98), '99,9%'],
    [formatWholePercent(100), '100%'],
    [formatWholePercent(-12.2), '−12%'],
    [formatWholePercent(-0.001), '0%'],
    [formatPercent(11.9008, 1), '11,9%'],
    [formatPercent(20, 1), '20%'],
    [formatPercent(-4.25, 1), '−4,3%'],
    [formatPercent(-0.04, 1), '0%'],
    [formatPercent(0.996, 2), '1%'],
    [formatPercent(-2.755, 0), '−3%'],
    [formatPercent(10_000, 1), '10.000%'],
    [formatPercent(1e9, 2), 'acima de 10.000%'],
    [formatArea(48.35), '48,35 m²'],
    [formatArea(1250.4), '1.250 m²'],
    [integerFormat(31438), '31.438'],
    [formatShortDate('2026-01-08'), '8 jan. 2026'],
    [formatShortDate('sem data'), ''],
  ])('%s', (shown, expected) => {
    expect(plain(shown)).toBe(expected)
  })

  it('keeps an amount on one line', () => {
    for (const text of [
      formatReais(1234.5),
      formatCentavos(-5),
      formatShortMoney(50000),
      formatShortMoney(2e6),
      formatArea(58),
    ])
      expect(text).not.toContain(' ')
    expect(splitMoney(-1234.5)).toEqual({ main: '−R$\u00a01.234', cents: ',50' })
  })

  it.each([
    [19.49, '19%'],
    [19.5, '20%'],
    [48.84, '49%'],
    [19.999_999_999, '20%'],
    [0.9, '0,9%'],
    [0.996, '1%'],
    [-0.000_000_001, '0%'],
    [-0.04, '−0,04%'],
    [-0.3, '−0,3%'],
    [-1.49, '−1%'],
    [-1.5, '−2%'],
    [1204.56, '1.205%'],
  ])('formats a net ROI of %d as %s: half up, and a small loss never as 0%%', (value, words) => {
    expect(formatNetRoi(value)).toBe(words)
  })

  it.each([
    [0.3, '0,3%', 'gain'],
    [0.04, '0%', null],
    [-0.04, '0%', null],
    [-820, '−R$ 820', 'risk'],
    [-12, 'acima da avaliação', 'risk'],
  ])('gives %d, formatted as %s, the colour %s', (value, text, tone) => {
    expect(figureTone(value, text)).toBe(tone)
  })

  it.each([
    [20, 'agora'],
    [60, 'há 1 minuto'],
    [2 * 3600 + 59, 'há 2 horas'],
    [86_400, 'ontem'],
    [40 * 86_400, 'mês passado'],
    [3 * 365 * 86_400, 'há 3 anos'],
    [-500, 'agora'],
  ])('formats %i seconds ago as %s', (seconds, expected) => {
    const now = Date.parse('2026-03-10T12:00:00Z')
    expect(formatAgo(new Date(now - seconds * 1000).toISOString(), now)).toBe(expected)
  })
})

describe('the time since an instant', () => {
  it('reads as the platform writes it', () => {
    const platform = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' })
    const units = [
      ['minute', 60, 59],
      ['hour', 3600, 23],
      ['day', 86_400, 29],
      ['month', 30 * 86_400, 12],
      ['year', 365 * 86_400, 40],
    ] as const
    const now = Date.parse('2026-11-23T12:00:00Z')
    for (const [unit, seconds, most] of units)
      for (let count = 1; count <= most; count++) {
        const instant = new Date(now - count * seconds * 1000).toISOString()
        expect(formatAgo(instant, now)).toBe(platform.format(-count, unit))
      }
  })
})
