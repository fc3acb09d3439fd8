import { describe, expect, it } from 'vitest'
import { ago, area, integer, money, percent, properties, shortDate, shortMoney } from './format.ts'

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

describe('numbers and dates for people', () => {
  it.each([
    [money(128400), 'R$ 128.400'],
    [money(1234567.89), 'R$ 1.234.567,89'],
    [money(0.1), 'R$ 0,10'],
    [shortMoney(50000), 'R$ 50 mil'],
    [shortMoney(1230000), 'R$ 1,23 mi'],
    [shortMoney(72500.5), 'R$ 72.500,50'],
    [percent(47.36), '47%'],
    [percent(0.41), '0,41%'],
    [percent(99), '99%'],
    [percent(99.6), '99,6%'],
    [percent(99.98), '99,9%'],
    [percent(100), '100%'],
    [percent(-12.2), '-12%'],
    [area(48.35), '48,35 m²'],
    [area(1250.4), '1.250 m²'],
    [integer(31438), '31.438'],
    [properties(1), '1 imóvel'],
    [properties(1204), '1.204 imóveis'],
    [shortDate('2026-01-08'), '8 jan. 2026'],
    [shortDate('sem data'), ''],
  ])('%s', (shown, expected) => {
    expect(plain(shown)).toBe(expected)
  })

  it.each([
    [20, 'agora'],
    [60, 'há 1 minuto'],
    [2 * 3600 + 59, 'há 2 horas'],
    [86_400, 'ontem'],
    [40 * 86_400, 'mês passado'],
    [3 * 365 * 86_400, 'há 3 anos'],
    [-500, 'agora'],
  ])('%i seconds ago reads %s', (seconds, expected) => {
    const now = Date.parse('2026-03-10T12:00:00Z')
    expect(ago(new Date(now - seconds * 1000).toISOString(), now)).toBe(expected)
  })
})
