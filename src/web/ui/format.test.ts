import { describe, expect, it } from 'vitest'
import { netRoiText } from '#domain/format.ts'
import {
  ago,
  area,
  centavosText,
  integer,
  moneyParts,
  percent,
  percentText,
  reaisText,
  shortDate,
  shortMoney,
  toneOf,
} from './format.ts'

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

describe('the formatting of numbers and dates', () => {
  it.each([
    [reaisText(128400), 'R$ 128.400'],
    [reaisText(1234567.89), 'R$ 1.234.567,89'],
    [reaisText(0.1), 'R$ 0,10'],
    [reaisText(-820.5), '−R$ 820,50'],
    [reaisText(-0.001), 'R$ 0'],
    [centavosText(3118000), 'R$ 31.180'],
    [centavosText(-5), '−R$ 0,05'],
    [centavosText(0), 'R$ 0'],
    [shortMoney(50000), 'R$ 50 mil'],
    [shortMoney(1230000), 'R$ 1,23 mi'],
    [shortMoney(72500.5), 'R$ 72.500,50'],
    [percent(47.36), '47%'],
    [percent(0.41), '0,41%'],
    [percent(99), '99%'],
    [percent(99.6), '99,6%'],
    [percent(99.98), '99,9%'],
    [percent(100), '100%'],
    [percent(-12.2), '−12%'],
    [percent(-0.001), '0%'],
    [percentText(11.9008, 1), '11,9%'],
    [percentText(20, 1), '20%'],
    [percentText(-4.25, 1), '−4,3%'],
    [percentText(-0.04, 1), '0%'],
    [percentText(0.996, 2), '1%'],
    [percentText(-2.755, 0), '−3%'],
    [percentText(10_000, 1), '10.000%'],
    [percentText(1e9, 2), 'acima de 10.000%'],
    [area(48.35), '48,35 m²'],
    [area(1250.4), '1.250 m²'],
    [integer(31438), '31.438'],
    [shortDate('2026-01-08'), '8 jan. 2026'],
    [shortDate('sem data'), ''],
  ])('%s', (shown, expected) => {
    expect(plain(shown)).toBe(expected)
  })

  it('keeps an amount on one line', () => {
    for (const text of [reaisText(1234.5), centavosText(-5), shortMoney(50000), shortMoney(2e6), area(58)])
      expect(text).not.toContain(' ')
    expect(moneyParts(-1234.5)).toEqual({ main: '−R$\u00a01.234', cents: ',50' })
  })

  it.each([
    [19.85, '19,8%'],
    [19.999, '19,9%'],
    [20, '20%'],
    [16.1, '16,1%'],
    [-0.04, '0%'],
    [0.09, '0%'],
    [-0.19, '−0,1%'],
    [1204.56, '1.204,5%'],
  ])('formats a ROI of %d as %s: truncated, so that 20 %% is shown only from 20 %%', (value, words) => {
    expect(netRoiText(value)).toBe(words)
  })

  it('does not truncate a ROI with one decimal', () => {
    for (let tenths = -1000; tenths <= 3000; tenths++)
      expect(netRoiText(tenths / 10)).toBe(percentText(tenths / 10, 1))
  })

  it.each([
    [0.3, '0,3%', 'gain'],
    [0.04, '0%', null],
    [-0.04, '0%', null],
    [-820, '−R$ 820', 'risk'],
    [-12, 'acima da avaliação', 'risk'],
  ])('gives %d, formatted as %s, the colour %s', (value, text, tone) => {
    expect(toneOf(value, text)).toBe(tone)
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
    expect(ago(new Date(now - seconds * 1000).toISOString(), now)).toBe(expected)
  })
})
