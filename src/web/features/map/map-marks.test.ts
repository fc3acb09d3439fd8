import { expect, test } from 'vitest'
import { type MapMark, MapMarks } from './map-marks.ts'

const mark = (id: number, hot = true): MapMark => ({ source: 'bubbles', id, hot, chosen: false })

test('the map receives only the differences, and everything once its features have changed', () => {
  const changes: string[] = []
  const marks = new MapMarks({
    setFeatureState({ id }, state: Partial<MapMark>) {
      changes.push(`${id} ${state.hot}`)
      return this as never
    },
  })
  const hear = (): string[] => changes.splice(0)
  marks.apply([mark(3)])
  expect(hear()).toEqual(['3 true'])
  marks.apply([mark(3)])
  expect(hear()).toEqual([])
  marks.apply([mark(4), mark(5)])
  expect(hear()).toEqual(['3 false', '4 true', '5 true'])
  marks.apply([mark(4), mark(5, false)])
  expect(hear()).toEqual(['5 false'])
  marks.forget()
  marks.apply([mark(4)])
  expect(hear()).toEqual(['4 true'])
})
