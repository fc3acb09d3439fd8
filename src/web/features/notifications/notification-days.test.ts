import { describe, expect, it } from 'vitest'
import type { Notification } from '#contract/notification-schemas.ts'
import { groupByDay } from './notifications-drawer.tsx'

const now = new Date(2026, 10, 21, 9, 30)

const at = (...[year, month, day, hour = 12, minute = 0]: number[]): Notification => ({
  id: crypto.randomUUID(),
  createdAt: new Date(year as number, (month as number) - 1, day, hour, minute).toISOString(),
  read: false,
  title: 'Aviso',
  description: '',
  type: 'system',
  change: null,
  link: null,
})

describe('a notification is grouped under', () => {
  it.each([
    ['today', at(2026, 11, 21, 9, 29), 'Hoje'],
    ['today from midnight on', at(2026, 11, 21, 0, 0), 'Hoje'],
    ['today where the clock here is slow', at(2026, 11, 22, 0, 1), 'Hoje'],
    ['yesterday up to midnight', at(2026, 11, 20, 23, 59), 'Ontem'],
    ['yesterday from midnight on', at(2026, 11, 20, 0, 0), 'Ontem'],
    ['the day before', at(2026, 11, 19, 23, 59), '19 de novembro'],
    ['another year', at(2025, 12, 31), '31 de dezembro de 2025'],
  ])('%s', (_, notification, words) => {
    expect(groupByDay([notification], now.getTime())).toEqual([{ words, notifications: [notification] }])
  })
})

it('the order is kept, and each day is named once', () => {
  const given = [
    at(2026, 11, 21, 9),
    at(2026, 11, 21, 8),
    at(2026, 11, 20),
    at(2026, 11, 3),
    at(2026, 11, 3, 1),
  ]
  const days = groupByDay(given, now.getTime())
  expect(days.map(({ words, notifications }) => [words, notifications.length])).toEqual([
    ['Hoje', 2],
    ['Ontem', 1],
    ['3 de novembro', 2],
  ])
  expect(days.flatMap(({ notifications }) => notifications)).toEqual(given)
})
