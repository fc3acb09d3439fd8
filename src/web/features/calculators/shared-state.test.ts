import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPageLocation, writePageAddress } from '../../framework/page-location.ts'
import type { NavigationTarget } from '../../framework/page-navigation.ts'
import type { StateCodec } from './state-codec.ts'
import { createAddressWriter } from './shared-state.ts'

const codec: StateCodec<string> = {
  read: ({ lance }) => (typeof lance === 'string' ? lance : ''),
  write: lance => ({ lance }),
}

/** Simulates the navigation of a site: a page writes its own address at once, another page opens later. */
function pages() {
  const entries = ['/conta?lance=1']
  let opening: string | null = null
  const navigation = {
    latest: () => readPageLocation(opening ?? entries.at(-1) ?? ''),
    navigate: async (target: NavigationTarget) =>
      void entries.splice(target.replace ? -1 : entries.length, 1, writePageAddress(target)),
  }
  return {
    /** Follows a link. */
    follow: (href: string) => void (opening = href),
    writer: createAddressWriter(navigation, codec, '/conta', 'lance=1'),
    entries: () => {
      if (opening !== null) entries.push(opening)
      opening = null
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
