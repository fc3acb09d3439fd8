import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPageLocation, writePageAddress } from '../../ui/navigation/page-location.ts'
import type { NavigationTarget } from '../../ui/navigation/page-navigation.ts'
import type { StateCodec } from './state-codec.ts'
import { createAddressWriter } from './shared-address.ts'

const codec: StateCodec<string> = {
  read: ({ lance }) => (typeof lance === 'string' ? lance : ''),
  write: lance => ({ lance }),
}

/** Simulates a browser's history: writes within one turn reach the entry only when flushed. */
function pages() {
  const entries = ['/conta?lance=1']
  let next: { href: string; replace: boolean } | null = null
  const flush = () => {
    if (next) entries.splice(next.replace ? -1 : entries.length, 1, next.href)
    next = null
  }
  const go = (href: string, replace: boolean) => {
    next = { href, replace: replace && next?.replace !== false }
  }
  const here = () => next?.href ?? entries.at(-1) ?? ''
  const navigation = {
    latest: () => readPageLocation(here()),
    navigate: async (target: NavigationTarget) => go(writePageAddress(target), target.replace === true),
  }
  return {
    /** Follows a link. */
    follow: (href: string) => go(href, false),
    writer: createAddressWriter(navigation, codec, '/conta', 'lance=1'),
    entries: () => {
      flush()
      return entries
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('writes the address when typing stops, in one entry of the history', () => {
  const { writer, entries } = pages()
  writer.later('2')
  vi.advanceTimersByTime(200)
  writer.later('23')
  vi.advanceTimersByTime(200)
  expect(entries()).toEqual(['/conta?lance=1'])
  vi.advanceTimersByTime(100)
  expect(entries()).toEqual(['/conta?lance=23'])
})

it('writes the waiting state before the page is left, so that going back restores it', () => {
  const { writer, entries, follow } = pages()
  writer.later('250000')
  writer.flush()
  follow('/outra')
  vi.advanceTimersByTime(1_000)
  expect(entries()).toEqual(['/conta?lance=250000', '/outra'])
})

it.each(['/outra', '/outra?lance=1', '/conta?lance=9'])('writes nothing during a navigation to %s', href => {
  const { writer, entries, follow } = pages()
  writer.later('250')
  follow(href)
  vi.advanceTimersByTime(1_000)
  writer.flush()
  writer.write('251')
  expect(entries()).toEqual(['/conta?lance=1', href])
})

it('continues after a navigation to other parameters of the same page', () => {
  const { writer, entries, follow } = pages()
  writer.later('250')
  follow('/conta?lance=9')
  expect(writer.arrived('lance=9')).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(entries().at(-1)).toBe('/conta?lance=9')
  writer.write('10')
  expect(entries().at(-1)).toBe('/conta?lance=10')
})

it('distinguishes its own late addresses from those of others', () => {
  const { writer, entries } = pages()
  writer.write('2')
  writer.write('3')
  expect(writer.arrived('lance=2')).toBe(false)
  writer.write('4')
  expect(entries()).toEqual(['/conta?lance=4'])
  expect(writer.arrived('lance=4')).toBe(false)
  expect(writer.arrived('lance=3')).toBe(true)
})

it('writes nothing without a waiting state', () => {
  const { writer, entries } = pages()
  writer.flush()
  writer.later('5')
  writer.stop()
  vi.advanceTimersByTime(1_000)
  writer.flush()
  expect(entries()).toEqual(['/conta?lance=1'])
})
